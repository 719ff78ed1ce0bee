import './action-bar.css';
import { ACTION_GROUPS, type ActionGroup, type Forecast, type Id } from '@riposte/shared';
import { Ellipsis, FlaskRound, Footprints, Hourglass, type IconNode, Shield, Sparkles, Swords } from 'lucide';
import type { RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useHand, useScene, useStage } from '../store/context.ts';
import { draftOf, type Offer } from '../store/draft.ts';
import type { Hand } from '../store/hand.ts';
import { END_TURN, groupsOf, type Slot } from '../store/hotkeys.ts';
import { costText, entryOf, forecastOf, offersOf } from '../store/offers.ts';
import { masterOf, nameIn, playerOf, type Scene } from '../store/scene.ts';
import { advance } from '../tools/aiming.ts';
import * as words from '../words/table.ts';
import { Asides } from './asides.tsx';
import { Clause } from './clause.tsx';
import { Countdown } from './countdown.tsx';
import { Icon } from './icon.tsx';
import { Portrait } from './portrait.tsx';
import { Resources } from './resources.tsx';

const GROUPS: Readonly<Record<ActionGroup, { readonly label: string; readonly icon: IconNode }>> = {
  attack: { label: words.attack, icon: Swords },
  move: { label: words.move, icon: Footprints },
  defend: { label: words.guard, icon: Shield },
  ability: { label: words.abilities, icon: Sparkles },
  item: { label: words.items, icon: FlaskRound },
  other: { label: words.other, icon: Ellipsis },
};

/** A group of actions as the ruleset calls it, or else as everybody does. */
function groupOf({ ruleset }: Scene, group: string): (typeof GROUPS)[ActionGroup] {
  const own = ruleset.description.groups?.[group];
  if (own) return { label: own.label, icon: GROUPS[own.icon].icon };
  return GROUPS[ACTION_GROUPS.find((known) => known === group) ?? 'other'];
}

/** What the one whose turn it is can do: exactly what is legal now. */
export function ActionBar(): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const turn = hand.turn.value;
  const acting = turn?.for ?? hand.reaction.value?.for ?? stage.mine.value[0];
  const bar = useFocusBack(turn?.id, hand.reaction.value?.id, hand.draft.value !== null, scene.status);
  return (
    <section ref={bar} class="action-bar" tabIndex={-1} aria-label={words.actions}>
      {acting !== undefined && scene.table.fighters[acting] && (
        <div class="actor">
          <Portrait scene={scene} id={acting} />
          <div>
            <h2 data-testid="actor">{nameIn(scene.table, acting)}</h2>
            <Master scene={scene} id={acting} />
            <Resources scene={scene} id={acting} />
          </div>
        </div>
      )}
      {turn ? (
        <>
          <ActorTabs hand={hand} scene={scene} />
          {turn.deadline !== null && (
            <Countdown
              key={turn.id}
              deadline={turn.deadline}
              seconds={scene.ruleset.description.seconds(scene.table).turn}
            />
          )}
          <Turn hand={hand} scene={scene} />
        </>
      ) : (
        <>
          <p class="idle-note" data-testid="idle-note">
            {hand.reaction.value ? words.youAreAsked : whoIsWaitedFor(scene)}
          </p>
          {!hand.reaction.value && <WaitClock scene={scene} />}
          <OutOfTurn hand={hand} scene={scene} />
        </>
      )}
      {!hand.reaction.value && <Asides />}
    </section>
  );
}

/** That somebody else decides for a fighter, where it is so. */
function Master({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode | null {
  const master = masterOf(scene, id);
  return master === undefined ? null : <p class="eyebrow">{words.decides(nameIn(scene.table, master))}</p>;
}

/** Whoever loses what had the focus, as it goes away when it is done with, is led here: things go on from the bar. */
function useFocusBack(...changes: readonly unknown[]): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, changes);
  return place;
}

interface OfSeat {
  readonly hand: Hand;
  readonly scene: Scene;
}

/** Who of one's fighters is to act, where it is not only the one whose turn it is. */
function ActorTabs({ hand, scene }: OfSeat): VNode | null {
  const [turns, current] = [hand.turns.value, hand.turn.value];
  if (turns.every((prompt) => prompt === current)) return null;
  return (
    <div class="actor-tabs" role="toolbar" aria-label={words.whoActs}>
      {turns.map(({ for: id }) => (
        <ActorTab key={id} hand={hand} scene={scene} id={id} />
      ))}
    </div>
  );
}

function ActorTab({ hand, scene, id }: OfSeat & { readonly id: Id }): VNode {
  const { turn } = scene.table;
  const isActing = hand.turn.value?.for === id;
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={isActing}
      title={id === turn ? words.itIsTheirTurn : words.canActOutOfTurn}
      data-testid={`act-as-${id}`}
      onClick={() => hand.actWith(isActing ? null : id)}
    >
      {nameIn(scene.table, id)}
      {turn !== null && id !== turn && <small> {words.outOfTurn}</small>}
    </button>
  );
}

/** In somebody else's turn, what one's own fighters may come in with: a button for each. */
function OutOfTurn({ hand, scene }: OfSeat): VNode | null {
  const turns = hand.turns.value;
  if (turns.length === 0) return null;
  return (
    <div class="action-groups" data-testid="out-of-turn">
      {turns.map((prompt) => (
        <fieldset key={prompt.id} class="action-group">
          <legend class="sr-only">{words.isOutOfTurn(nameIn(scene.table, prompt.for))}</legend>
          <div>
            <ActorTab hand={hand} scene={scene} id={prompt.for} />
            {offersOf(scene, prompt).map((offer) => (
              <ActionButton
                key={idOf(offer)}
                hand={hand}
                scene={scene}
                slot={{ offer, hotkey: undefined }}
                testId={`out-of-turn-${prompt.for}-${idOf(offer)}`}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Turn({ hand, scene }: OfSeat): VNode {
  const groups = groupsOf(scene, hand.turn.value?.for ?? '', hand.offers.value);
  const barred = groups.flatMap(({ slots }) => slots.filter(({ why }) => why));
  const end = hand.offers.value.find(({ option }) => option === END_TURN);
  return (
    <>
      <div class="action-groups">
        {groups
          .filter(({ group, slots }) => shownIn(group, slots).length > 0)
          .map(({ group, slots }) => (
            <fieldset key={group} class="action-group">
              <legend class="sr-only">{groupOf(scene, group).label}</legend>
              <div>
                <span class="group-icon" title={groupOf(scene, group).label}>
                  <Icon of={groupOf(scene, group).icon} />
                </span>
                {shownIn(group, slots).map((slot) => (
                  <ActionButton
                    key={idOf(slot.offer)}
                    hand={hand}
                    scene={scene}
                    slot={slot}
                    testId={`action-${idOf(slot.offer)}`}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
      {barred.length > 0 && <Barred scene={scene} slots={barred} />}
      {end && (
        <button
          type="button"
          class="button primary end-turn"
          data-testid="action-end-turn"
          disabled={hand.isBusy.value}
          onClick={() => void hand.take(end, {})}
        >
          <Icon of={Hourglass} /> {entryOf(scene, end).label} <kbd>E</kbd>
        </button>
      )}
    </>
  );
}

/** What stands in the bar: what can be done, and what somebody would look for first, the attacks, in any case. */
function shownIn(group: string, slots: readonly Slot[]): readonly Slot[] {
  return slots.filter(({ why }) => !why || group === 'attack');
}

/** What cannot be done now, each with the reason and the clause. */
function Barred({ scene, slots }: { readonly scene: Scene; readonly slots: readonly Slot[] }): VNode {
  return (
    <details class="barred">
      <summary data-testid="barred">{words.notNow(slots.length)}</summary>
      <ul>
        {slots.map(({ offer, why }) => (
          <li key={idOf(offer)}>
            <b>{entryOf(scene, offer).label}</b> {why?.message}{' '}
            {why?.clause !== undefined && <Clause id={why.clause} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OfAction extends OfSeat {
  readonly slot: Slot;
  readonly testId: string;
}

function ActionButton({ hand, scene, slot: { offer, hotkey, why }, testId }: OfAction): VNode {
  const entry = entryOf(scene, offer);
  const [first] = offer.variants;
  const cost = first && forecastOf(scene, offer, first)?.cost;
  const begun = hand.draft.value?.offer;
  return (
    <button
      type="button"
      class="action"
      aria-pressed={begun?.by === offer.by && idOf(begun) === idOf(offer)}
      title={[why?.message ?? entry.help, why?.clause ?? entry.clauses?.join(', ')]
        .filter(Boolean)
        .join(' · ')}
      data-testid={why ? `barred-${testId}` : testId}
      aria-disabled={why !== undefined}
      onClick={() => (why ? hand.toasts.complain(why) : begin(hand, scene, offer))}
    >
      <span>{entry.label}</span>
      <small>{cost ? priceText(scene, cost) : ''}</small>
      {hotkey && !why && <kbd>{hotkey.toUpperCase()}</kbd>}
    </button>
  );
}

/** What an action costs; what costs no points is free only where actions are paid for by points. */
function priceText(scene: Scene, cost: Forecast['cost']): string {
  const hasPoints = scene.ruleset.description.resources.some(({ role }) => role === 'action');
  return costText(scene, cost) || (hasPoints ? words.free : '');
}

/** What tells the offers of a turn apart. */
function idOf({ option, thing }: Offer): string {
  return thing === undefined ? option : `${option}-${thing}`;
}

/** Begins an offer: sent at once if it leaves nothing to choose. */
export function begin(hand: Hand, scene: Scene, offer: Offer): void {
  advance(hand, scene, draftOf(offer));
}

/** How long the one who is waited for still has. A bot takes its own time. */
function WaitClock({ scene }: { readonly scene: Scene }): VNode | null {
  const [first] = scene.waiting;
  if (first?.deadline == null || scene.bots.has(first.for)) return null;
  const { turn, prompt } = scene.ruleset.description.seconds(scene.table);
  const seconds = scene.table.turn === first.for && scene.table.stack.length === 0 ? turn : prompt;
  return <Countdown key={first.for} deadline={first.deadline} seconds={seconds} />;
}

function whoIsWaitedFor(scene: Scene): string {
  const [first, ...others] = scene.waiting;
  if (others.length > 0 && scene.table.turn === null && scene.table.stack.length === 0)
    return words.waitingFor(scene.waiting.map((one) => nameIn(scene.table, one.for)));
  if (!first) return scene.status === 'gathering' ? words.notBegunYet : '';
  const player = playerOf(scene, first.for);
  const name = nameIn(scene.table, first.for);
  const whom = player ? `${name} (${player.name})` : name;
  const { turn } = scene.table;
  if (turn === first.for) return words.takesATurn(whom);
  if (turn !== null && masterOf(scene, turn) === first.for)
    return words.decidesFor(whom, nameIn(scene.table, turn));
  return words.waitingForAnswer(whom);
}
