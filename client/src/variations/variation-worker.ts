import type { Input } from '@riposte/shared';
import type { Prompt } from '@riposte/shared/engine/battle/prompt';
import { waitedFor } from '@riposte/shared/engine/battle/waiting';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { editionOf } from '@riposte/shared/engine/history/edition';
import { filterEvent, type ObservedEvent } from '@riposte/shared/engine/visibility/event-audience';
import { view } from '@riposte/shared/engine/visibility/view';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Variation } from '@riposte/shared/recording/variation';
import { VariationFault } from '@riposte/shared/variations/packing';
import { type Origin, VariationPlay } from '@riposte/shared/variations/variation-play';
import { Refused } from '../net/api.ts';
import { rulebookOf } from '../net/rulebooks.ts';
import * as words from '../words/variations.ts';
import type { VariationReport, VariationRequest, VariationState } from './worker-messages.ts';

/* Plays a variation and its bots in a worker, so that the page stays responsive. */

/** The edition and the origin of the variation, and its current state. */
interface Session {
  readonly edition: Edition;
  readonly origin: Origin;
  readonly variation: Variation;
  play: VariationPlay;
}

let session: Session | undefined;
/** Requests are handled one after the other. */
let queue = Promise.resolve();

function report(message: VariationReport): void {
  postMessage(message);
}

function wired(prompt: Prompt, { viewer }: VariationPlay): WirePrompt {
  const { id, for: asked, speaker, kind, fallback } = prompt;
  const options = kind === 'turn' ? [] : prompt.options(viewer);
  return { id, for: asked, speaker, kind, options, fallback, deadline: null };
}

function stateOf({ play, variation }: Session): VariationState {
  const { battle, viewer, prompts } = play;
  return {
    rev: variation.from + play.inputs.length,
    table: view(battle.ruleset, battle.table, viewer),
    prompts: play.isOver ? [] : prompts.map((prompt) => wired(prompt, play)),
    waiting: waitedFor(battle.table, battle.prompts).map(([id]) => ({ for: id, deadline: null })),
  };
}

function resultOf({ play, variation, edition }: Session, events: readonly ObservedEvent[]): EventsMessage {
  const shown = events.flatMap((one) => filterEvent(edition.ruleset, one, play.viewer) ?? []);
  return { rev: variation.from + play.inputs.length, events: shown };
}

function reportStep(current: Session, events: readonly ObservedEvent[]): void {
  const input = current.play.inputs.at(-1);
  if (input) report({ state: stateOf(current), input, result: resultOf(current, events) });
}

/**
 * Lets the bots act until the battle waits for the person. Pauses after each choice, so that other messages are
 * handled.
 */
async function actForBots(current: Session): Promise<void> {
  for (let events = current.play.actForBots(); events; events = current.play.actForBots()) {
    reportStep(current, events);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function open({ origin, variation }: { origin: Origin; variation: Variation }): Promise<void> {
  const edition = await editionOf(await rulebookOf(origin.head));
  const current = { edition, origin, variation, play: new VariationPlay(edition, origin, variation) };
  session = current;
  report({ state: stateOf(current), inputs: [], results: [] });
  for (const input of variation.inputs) reportStep(current, current.play.repeat(input));
  await actForBots(current);
}

async function choose(current: Session, id: string, input: Input): Promise<void> {
  const events = current.play.act(input);
  if ('code' in events) {
    report({ id, rejection: events });
    return;
  }
  reportStep(current, events);
  report({ id, rejection: null });
  await actForBots(current);
}

async function undo(current: Session): Promise<void> {
  const { edition, origin, variation, play } = current;
  const last = play.inputs.findLastIndex((input) => play.isOwnInput(input));
  if (last < 0) return;
  const inputs = play.inputs.slice(0, last);
  current.play = new VariationPlay(edition, origin, variation);
  const results = inputs.map((input) => resultOf(current, current.play.repeat(input)));
  report({ state: stateOf(current), inputs, results });
  await actForBots(current);
}

async function handle(request: VariationRequest): Promise<void> {
  try {
    if ('open' in request) await open(request.open);
    else if (!session) return;
    else if ('undo' in request) await undo(session);
    else await choose(session, request.id, request.input);
  } catch (error) {
    const isForUser = error instanceof VariationFault || error instanceof Refused;
    report({ fault: isForUser ? error.message : words.cannotGoOn });
  }
}

addEventListener('message', ({ data }: MessageEvent<VariationRequest>) => {
  queue = queue.then(() => handle(data));
});
