import './log-panel.css';
import { Clapperboard, Copy, Undo2, X } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import {
  type Deed,
  deedsIn,
  LOG_FILTERS,
  type LogEntry,
  type LogFilter,
  passes,
  rollText,
  textOf,
} from '../log/log.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { Clause } from '../ui/clause-button.tsx';
import { Hint } from '../ui/hint.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/fight.ts';

const loadUndone = async () => (await import('./undone-steps.tsx')).Undone;

const LABELS: Readonly<Record<LogFilter, string>> = { all: words.all, rolls: words.rolls, mine: words.mine };
/** So many of the last actions stand open by themselves, and so many stand there at all until the others are asked for. */
const [OPEN, RECENT] = [8, 40] as const;

interface Of {
  readonly onClose: () => void;
  /** The address at which the fight is seen again, up to now; left out: there is none. */
  readonly replay?: string | undefined;
  /** Takes back the last step, or asks for it; left out: nobody here can. */
  readonly onUndo?: { readonly label: string; readonly run: () => void } | undefined;
  /** Goes back to before an input; left out: nobody here can. */
  readonly onBack?: ((rev: number) => void) | undefined;
  /** Gives what a rewind has taken back; left out: nobody here may read it. */
  readonly onUndone?: ((rev: number) => Promise<readonly LogEntry[]>) | undefined;
}

/** What has happened, action by action in the ruleset's words; names lead to who is meant, a roll opens to its arithmetic. */
export function LogPanel({ onClose, replay, onUndo, onBack, onUndone }: Of): VNode {
  const model = useBattle();
  const [filter, setFilter] = useState<LogFilter>('all');
  const list = useRef<HTMLOListElement>(null);
  const entries = model.log.value.filter((entry) => passes(filter, entry, model.mine.value));
  const [isWhole, showWhole] = useState(false);
  const all = deedsIn(entries);
  const deeds = isWhole ? all : all.slice(-RECENT); // a jump in a replay draws all of them anew
  const showLatest = () => list.current?.scrollTo(0, list.current.scrollHeight);
  useLayoutEffect(showLatest, [entries.length]);
  useEffect(() => {
    const watcher = new ResizeObserver(showLatest); // a card beside it takes its room
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <aside class="log" aria-label={common.log}>
      <header>
        <h2>{common.log}</h2>
        <fieldset aria-label={words.show}>
          {LOG_FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              class="log-filter"
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {LABELS[one]}
            </button>
          ))}
        </fieldset>
        {onUndo && (
          <button
            type="button"
            class="button quiet icon-only"
            aria-label={onUndo.label}
            title={onUndo.label}
            data-testid="undo"
            onClick={onUndo.run}
          >
            <Icon of={Undo2} />
          </button>
        )}
        {replay !== undefined && (
          <a
            class="button quiet icon-only"
            href={replay}
            target="_blank"
            rel="noreferrer"
            aria-label={words.seenAgainSoFar}
            title={words.seenAgainSoFar}
            data-testid="replay-so-far"
          >
            <Icon of={Clapperboard} />
          </a>
        )}
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={words.copyTheLogAsText}
          data-testid="copy-log"
          onClick={() => void navigator.clipboard?.writeText(textOf(entries))}
        >
          <Icon of={Copy} />
        </button>
        <button
          type="button"
          class="button quiet icon-only log-close"
          aria-label={words.closeTheLog}
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </header>
      {model.log.value.some(({ roll }) => roll) && <Hint id="log" />}
      <ol ref={list} data-testid="log">
        {deeds.length < all.length && (
          <li class="log-line">
            <button type="button" class="button small quiet" onClick={() => showWhole(true)}>
              {words.showEarlier}
            </button>
          </li>
        )}
        {deeds.map((deed, index) => (
          <DeedLines
            key={deed[0].key}
            deed={deed}
            isRecent={index >= deeds.length - OPEN}
            onBack={deed[0].rev > 0 ? onBack : undefined}
            onUndone={deed[0].isRewind ? onUndone : undefined}
          />
        ))}
      </ol>
    </aside>
  );
}

/** What an action is, and under it what came of it. */
function DeedLines({
  deed: [first, ...rest],
  isRecent,
  onBack,
  onUndone,
}: {
  readonly deed: Deed;
  readonly isRecent: boolean;
  readonly onBack: Of['onBack'];
  readonly onUndone: Of['onUndone'];
}): VNode {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const back = onBack && (
    <button
      type="button"
      class="log-fold log-back"
      aria-label={words.backToBeforeThis}
      title={words.backToBeforeThis}
      data-testid={`back-${first.rev}`}
      onClick={() => onBack(first.rev)}
    >
      <Icon of={Undo2} />
    </button>
  );
  const undone = onUndone && <Lazy load={loadUndone} with={{ rev: first.rev, read: onUndone }} />;
  if (rest.length === 0)
    return (
      <Line entry={first}>
        {back}
        {undone}
      </Line>
    );
  const isShown = isOpen ?? isRecent;
  return (
    <li class="log-deed">
      <ol>
        <Line entry={first}>
          {back}
          <button
            type="button"
            class="log-fold"
            aria-expanded={isShown}
            aria-label={isShown ? words.foldWhatCame : words.showWhatCame(rest.length)}
            onClick={() => setOpen(!isShown)}
          >
            {isShown ? '–' : `+${rest.length}`}
          </button>
        </Line>
        {isShown && rest.map((entry) => <Line key={entry.key} entry={entry} />)}
      </ol>
    </li>
  );
}

interface OfLine {
  readonly entry: LogEntry;
  readonly children?: ComponentChildren;
}

function Line({ entry, children }: OfLine): VNode {
  const { arithmetic, clause, tone, roll, set } = entry;
  const mark = clause !== undefined && <Clause id={clause} />;
  const rolled = (
    <>
      {roll && <b class={`log-roll ${roll.outcome ?? ''}`}>{rollText(roll)}</b>}
      {set !== undefined && <em class="log-set"> {set}</em>}
    </>
  );
  return (
    <li class={`log-line ${tone}`}>
      {arithmetic === undefined ? (
        <span>
          <Linked entry={entry} /> {rolled}
        </span>
      ) : (
        <details>
          <summary>
            <span>
              <Linked entry={entry} /> {rolled}
            </span>
          </summary>
          <p class="arithmetic">
            {arithmetic} {mark}
          </p>
        </details>
      )}
      {arithmetic === undefined && mark}
      {children}
    </li>
  );
}

/** A sentence in which the names of those whom it is about lead to them. */
function Linked({ entry: { text, about, tone } }: { readonly entry: LogEntry }): VNode {
  const model = useBattle();
  const snapshot = useSnapshot();
  const parts = useMemo(() => (tone === 'heading' ? [text] : partsOf(snapshot, text, about)), [text]);
  return (
    <>
      {parts.map((part) => {
        if (typeof part === 'string') return part;
        const show = () => {
          model.inspected.value = part.id;
          model.over.value = model.snapshot.value?.table.fighters[part.id]?.at ?? null;
        };
        return (
          <button key={part.id} type="button" class="log-name" onClick={show}>
            {part.name}
          </button>
        );
      })}
    </>
  );
}

/** A sentence cut where it first names each of those whom it is about. */
function partsOf(
  { table }: BattleSnapshot,
  text: string,
  about: readonly string[],
): (string | { id: string; name: string })[] {
  const found = [...new Set(about)].flatMap((id) => {
    const name = table.fighters[id]?.name;
    const at = name === undefined ? -1 : text.indexOf(name);
    return name === undefined || at < 0 ? [] : [{ id, name, at }];
  });
  const parts: (string | { id: string; name: string })[] = [];
  let done = 0;
  for (const { id, name, at } of found.sort((a, b) => a.at - b.at || b.name.length - a.name.length)) {
    if (at < done) continue;
    parts.push(text.slice(done, at), { id, name });
    done = at + name.length;
  }
  return [...parts, text.slice(done)];
}
