import './prompt-card.css';
import { type Diagram, type Odds, roleOf } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AnytimeActions } from '../action/anytime-actions.tsx';
import { Why } from '../action/why.tsx';
import { diagramToAnswer } from '../battle/diagrams.ts';
import { draftOf, isOpen, type Offer } from '../battle/draft.ts';
import { foldedOf, type Numbered } from '../battle/folding.ts';
import { costText, entryOf, forecastOf, offersOf, questionOf, shortOf } from '../battle/offers.ts';
import { named, pendingOf } from '../battle/pending.ts';
import { timingOf } from '../battle/phase-timing.ts';
import { type BattleSnapshot, limitsOf, nameIn } from '../battle/snapshot.ts';
import { percent, signed } from '../battle/words.ts';
import { useController, useSnapshot } from '../session/context.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { Clauses } from '../ui/clause-button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { DiagramView } from '../ui/diagram.tsx';
import { Facts } from '../ui/facts.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as words from '../words/table.ts';
import { TimingRows } from './phase-options.tsx';
import { PROMPT_CARD } from './prompt-tabs.tsx';

const loadOrders = async () => (await import('./order-buttons.tsx')).OrderButtons;
const loadWaitNote = async () => (await import('./wait-note.tsx')).WaitNote;
const loadSequence = async () => (await import('./order-picker.tsx')).OrderPicker;

/** The question that this seat must answer, with the time left and the odds of each answer. */
export function PromptCard(): VNode | null {
  const { activity, prompts } = useController();
  const snapshot = useSnapshot();
  const prompt = prompts.question.value;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (prompt && !isTyping) card.current?.focus();
  }, [prompt?.id]);
  if (activity.draft.value) return null;
  if (!prompt)
    return prompts.waitsFor.value && <Lazy load={loadWaitNote} with={{ why: prompts.waitsFor.value }} />;
  const question = questionOf(snapshot, prompt.kind);
  const { label, help } = named(snapshot, question, prompt.for);
  const [top] = snapshot.table.stack;
  const about = top && pendingOf(snapshot, top);
  const timing = timingOf(snapshot, prompt);
  const seconds = limitsOf(snapshot).prompt;
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
      <div class="prompt-says">
        <header>
          <Portrait snapshot={snapshot} id={prompt.for} />
          <div>
            <span class="eyebrow">{askedName(snapshot, prompt)}</span>
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
        <Clauses ids={question.clauses} />
      </div>
      <div class="prompt-choices">
        {timing && <TimingRows timing={timing} />}
        {isSequence(snapshot, prompt) ? (
          <Lazy key={`${prompt.kind} ${prompt.for}`} load={loadSequence} with={{ snapshot, prompt }} />
        ) : (
          <Answers snapshot={snapshot} prompt={prompt} />
        )}
        <AnytimeActions />
        {prompt.for !== 'gm' && prompt.options.some(({ option }) => option === 'pass') && (
          <FromNowOn key={prompt.id} prompt={prompt} />
        )}
      </div>
    </section>
  );
}

/** The standing orders for questions of this kind. Their code loads when the user opens them. */
function FromNowOn({ prompt }: { readonly prompt: WirePrompt }): VNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="order-buttons" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-testid="from-now-on">{words.fromNowOn}</summary>
      {isOpen && <Lazy load={loadOrders} with={{ prompt }} />}
    </details>
  );
}

/** Returns the name of the fighter that is asked. If another fighter makes its decisions, also names that fighter. */
function askedName({ table }: BattleSnapshot, { for: asked, speaker }: WirePrompt): string {
  const name = nameIn(table, asked);
  return speaker === asked ? name : words.asMaster(name, nameIn(table, speaker));
}

function isSequence({ ruleset }: BattleSnapshot, { kind }: WirePrompt): boolean {
  return ruleset.description.prompts[kind]?.isSequence === true;
}

interface AnswersOf {
  readonly snapshot: BattleSnapshot;
  readonly prompt: WirePrompt;
}

/** The answers as buttons. If the options are cells of a diagram (such as parts of a body), the diagram shows them. */
function Answers({ snapshot, prompt }: AnswersOf): VNode {
  const diagram = diagramToAnswer(snapshot, prompt);
  if (diagram) return <AnswersOn snapshot={snapshot} prompt={prompt} diagram={diagram} />;
  return <AnswerButtons snapshot={snapshot} prompt={prompt} />;
}

function AnswersOn({ snapshot, prompt, diagram }: AnswersOf & { readonly diagram: Diagram }): VNode {
  const controller = useController();
  const offers = offersOf(snapshot, prompt);
  const legal = new Set(offers.map(({ option }) => option));
  const onChoose = (cell: string) => {
    const offer = offers.find(({ option }) => option === cell);
    if (offer && !controller.inputs.isBusy.value) answer(controller, offer);
  };
  return <DiagramView diagram={diagram} choosing={{ chosen: undefined, legal, onChoose }} />;
}

function AnswerButtons({ snapshot, prompt }: AnswersOf): VNode {
  const controller = useController();
  const { likely, folded } = foldedOf(snapshot, prompt);
  const buttons = (some: readonly Numbered[]) =>
    some.map(({ offer, number }) => (
      <AnswerButton key={offer.option} snapshot={snapshot} prompt={prompt} offer={offer} number={number} />
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
      {controller.prompts.fighters.value.length > 1 &&
        prompt.options.some(({ option }) => option === 'pass') && (
          <button
            type="button"
            class="button small none-of-mine"
            data-testid="none-of-mine"
            disabled={controller.inputs.isBusy.value}
            onClick={() => void controller.passForAll()}
          >
            {words.allMinePass} <kbd>N</kbd>
          </button>
        )}
    </>
  );
}

interface OfAnswer extends AnswersOf {
  readonly offer: Offer;
  readonly number: number;
}

function AnswerButton({ snapshot, prompt, offer, number }: OfAnswer): VNode {
  const controller = useController();
  const forecast = forecastOf(snapshot, offer, offer.variants[0] ?? {});
  const { label, help } = named(snapshot, entryOf(snapshot, offer), prompt.for);
  const cost = forecast ? costText(snapshot, forecast.cost) : '';
  const isRolled = offer.option !== 'pass' && forecast?.odds?.derivation !== undefined;
  return (
    <div class="answer-box">
      <button
        type="button"
        class={`answer ${offer.option === prompt.fallback.option ? 'fallback' : ''}`}
        disabled={controller.inputs.isBusy.value}
        data-testid={`answer-${offer.option}`}
        onClick={() => answer(controller, offer)}
      >
        <span>{label}</span>
        {forecast?.odds && offer.option !== 'pass' && (
          <strong title={words.chanceToWork}>
            {words.works(percent(forecast.odds.success), (text) => (
              <small>{text}</small>
            ))}
          </strong>
        )}
        <small>{cost}</small>
        {forecast?.odds && <Outcome text={outcomeFor(snapshot, prompt.for, forecast.odds)} />}
        {help !== '' && <small class="answer-help">{help}</small>}
        {offer.option === prompt.fallback.option && (
          <small class="answer-default">{words.defaultChoice}</small>
        )}
        <kbd>{number}</kbd>
      </button>
      {isRolled && forecast?.odds && (
        <Why odds={forecast.odds} against={[]}>
          {words.why}
        </Why>
      )}
    </div>
  );
}

/** The average effect of an answer, as a small line of text. */
function Outcome({ text }: { readonly text: string }): VNode | null {
  return text === '' ? null : <small>{words.expected(text)}</small>;
}

/** Returns the average effect of an answer on each affected fighter as text. */
function outcomeFor({ table, ruleset }: BattleSnapshot, asked: string, { effects }: Odds): string {
  const affected = (id: string) => (id === asked ? words.you : nameIn(table, id));
  const texts = effects.flatMap(({ target, field, average }) => {
    const isHealth = roleOf(ruleset.description, field) === 'health';
    if (isHealth ? average > -0.05 : Math.abs(average) < 0.05) return [];
    return [`${affected(target)} ${signed(Number(average.toFixed(1)))} ${shortOf(ruleset, field)}`];
  });
  return formatList(texts);
}

/** Sends an answer, or prepares it if something is left to choose. */
export function answer(controller: SeatController, offer: Offer): void {
  const draft = draftOf(offer);
  if (isOpen(draft)) controller.activity.prepare(draft);
  else void controller.inputs.commit(draft);
}
