import './prompt-card.css';
import { type Diagram, type Odds, roleOf } from '@riposte/shared';
import { isTold } from '@riposte/shared/engine/forecast';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { Hourglass } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useHand, useScene } from '../store/context.ts';
import { diagramToAnswer } from '../store/diagrams.ts';
import { draftOf, isOpen, type Offer } from '../store/draft.ts';
import { foldedOf, type Numbered } from '../store/folding.ts';
import type { Hand } from '../store/hand.ts';
import { costText, entryOf, forecastOf, offersOf, questionOf, shortOf } from '../store/offers.ts';
import { named, pendingOf } from '../store/pending.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { timingOf } from '../store/timing.ts';
import { percent, signed } from '../store/words.ts';
import * as words from '../words/table.ts';
import { Asides } from './asides.tsx';
import { Countdown } from './countdown.tsx';
import { DiagramView } from './diagram.tsx';
import { Facts } from './facts.tsx';
import { Hint } from './hint.tsx';
import { Icon } from './icon.tsx';
import { Lazy } from './lazy.tsx';
import { Portrait } from './portrait.tsx';
import { PROMPT_CARD } from './prompt-tabs.tsx';
import { OrderButtons } from './standing-orders.tsx';
import { TimingRows } from './timing.tsx';

const loadSequence = async () => (await import('./sequence.tsx')).Sequence;

/** What this seat is asked in the middle of somebody's action, with a clock and the odds of each answer. */
export function PromptCard(): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const prompt = hand.reaction.value;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (prompt && !isTyping) card.current?.focus();
  }, [prompt?.id]);
  if (hand.draft.value) return null;
  if (!prompt) return hand.lull.value && <Lull why={hand.lull.value} />;
  const { label, help } = named(scene, questionOf(scene, prompt.kind), prompt.for);
  const [top] = scene.table.stack;
  const about = top && pendingOf(scene, top);
  const timing = timingOf(scene, prompt);
  const seconds = scene.ruleset.description.seconds(scene.table).prompt;
  return (
    <section
      ref={card}
      id={PROMPT_CARD}
      class="prompt-card card"
      tabIndex={-1}
      aria-labelledby="prompt-question"
      data-testid="prompt-card"
      data-kind={prompt.kind}
      data-for={prompt.for}
      data-prompt={prompt.id}
    >
      <header>
        <Portrait scene={scene} id={prompt.for} />
        <div>
          <span class="eyebrow">{whoIsAsked(scene, prompt)}</span>
          <h2 id="prompt-question">{label}</h2>
        </div>
        {prompt.deadline !== null && (
          <Countdown key={prompt.id} deadline={prompt.deadline} seconds={seconds} />
        )}
      </header>
      {about && (
        <div class="prompt-about">
          <p>{about.sentence}</p>
          <Facts facts={about.facts} set={about.set} />
        </div>
      )}
      {help !== '' && <p class="prompt-help">{help}</p>}
      {timing && <TimingRows timing={timing} />}
      {isSequence(scene, prompt) ? (
        <Lazy key={`${prompt.kind} ${prompt.for}`} load={loadSequence} with={{ scene, prompt }} />
      ) : (
        <Answers scene={scene} prompt={prompt} />
      )}
      <Asides />
      <OrderButtons prompt={prompt} />
      <Hint id="question" />
    </section>
  );
}

/** Who is asked, and who it is that decides for them. */
function whoIsAsked({ table }: Scene, { for: asked, speaker }: WirePrompt): string {
  const name = nameIn(table, asked);
  return speaker === asked ? name : words.asMaster(name, nameIn(table, speaker));
}

/** There is nothing to choose (any more) until a bluff-safe window closes. */
function Lull({ why }: { readonly why: 'sent' | 'blank' }): VNode {
  return (
    <p class="prompt-lull" role="status" data-testid="prompt-lull" data-why={why}>
      <Icon of={Hourglass} />
      {why === 'sent' ? words.answerIsIn : words.nothingToChoose}
    </p>
  );
}

function isSequence({ ruleset }: Scene, { kind }: WirePrompt): boolean {
  return ruleset.description.prompts[kind]?.isSequence === true;
}

interface AnswersOf {
  readonly scene: Scene;
  readonly prompt: WirePrompt;
}

/** The answers, on a diagram where that is what one chooses from. */
function Answers({ scene, prompt }: AnswersOf): VNode {
  const diagram = diagramToAnswer(scene, prompt);
  if (diagram) return <AnswersOn scene={scene} prompt={prompt} diagram={diagram} />;
  return <AnswerButtons scene={scene} prompt={prompt} />;
}

function AnswersOn({ scene, prompt, diagram }: AnswersOf & { readonly diagram: Diagram }): VNode {
  const hand = useHand();
  const offers = offersOf(scene, prompt);
  const legal = new Set(offers.map(({ option }) => option));
  const onChoose = (cell: string) => {
    const offer = offers.find(({ option }) => option === cell);
    if (offer && !hand.isBusy.value) answer(hand, offer);
  };
  return <DiagramView diagram={diagram} choosing={{ chosen: undefined, legal, onChoose }} />;
}

function AnswerButtons({ scene, prompt }: AnswersOf): VNode {
  const hand = useHand();
  const { likely, folded } = foldedOf(scene, prompt);
  const buttons = (some: readonly Numbered[]) =>
    some.map(({ offer, number }) => (
      <AnswerButton key={offer.option} scene={scene} prompt={prompt} offer={offer} number={number} />
    ));
  return (
    <>
      <div class="answers">{buttons(likely)}</div>
      {folded.length > 0 && (
        <details class="answers-folded">
          <summary data-testid="folded">{words.folded(folded.length)}</summary>
          <div class="answers">{buttons(folded)}</div>
        </details>
      )}
      {hand.company.value.length > 1 && prompt.options.some(({ option }) => option === 'pass') && (
        <button
          type="button"
          class="button small none-of-mine"
          data-testid="none-of-mine"
          disabled={hand.isBusy.value}
          onClick={() => void hand.passForAll()}
        >
          {words.noneOfMine} <kbd>N</kbd>
        </button>
      )}
    </>
  );
}

interface OfAnswer extends AnswersOf {
  readonly offer: Offer;
  readonly number: number;
}

function AnswerButton({ scene, prompt, offer, number }: OfAnswer): VNode {
  const hand = useHand();
  const forecast = forecastOf(scene, offer, offer.variants[0] ?? {});
  const { label, help } = named(scene, entryOf(scene, offer), prompt.for);
  const cost = forecast ? costText(scene, forecast.cost) : '';
  return (
    <button
      type="button"
      class={`answer ${offer.option === prompt.fallback.option ? 'fallback' : ''}`}
      disabled={hand.isBusy.value}
      data-testid={`answer-${offer.option}`}
      onClick={() => answer(hand, offer)}
    >
      <span>{label}</span>
      {forecast?.odds && isTold(forecast.odds) && offer.option !== 'pass' && (
        <strong title={words.chanceToWork}>
          {percent(forecast.odds.success)} <small>{words.works}</small>
        </strong>
      )}
      <small>{cost}</small>
      {forecast?.odds && <small>{outcomeFor(scene, prompt.for, forecast.odds)}</small>}
      {help !== '' && <small class="answer-help">{help}</small>}
      <kbd>{number}</kbd>
    </button>
  );
}

/** What an answer costs whom, on average. */
function outcomeFor({ table, ruleset }: Scene, asked: string, { effects }: Odds): string {
  const whom = (id: string) => (id === asked ? words.you : nameIn(table, id));
  const texts = effects.flatMap(({ target, field, average }) => {
    const isHealth = roleOf(ruleset.description, field) === 'health';
    if (isHealth ? average > -0.05 : Math.abs(average) < 0.05) return [];
    const by = `${whom(target)} ${signed(Number(average.toFixed(1)))}`;
    return [isHealth ? by : `${by} ${shortOf(ruleset, field)}`];
  });
  return texts.join(', ');
}

/** Answers at once, or goes on to choose what the answer leaves open. */
export function answer(hand: Hand, offer: Offer): void {
  const draft = draftOf(offer);
  if (isOpen(draft)) hand.prepare(draft);
  else void hand.commit(draft);
}
