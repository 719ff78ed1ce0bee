import './log-panel.css';
import { Clapperboard, Copy, Undo2, X } from 'lucide';
import type { RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { deedsIn, LOG_FILTERS, type LogEntry, type LogFilter, passes, textOf } from '../log/log.ts';
import { useBattle } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/fight.ts';
import { LogGroupLines, type RewindProps } from './log-lines.tsx';

const LABELS: Readonly<Record<LogFilter, string>> = { all: words.all, rolls: words.rolls, mine: words.mine };
/** The number of latest actions whose result lines are visible at first. */
const UNFOLDED = 8;
/** The number of latest actions that the list shows until the user asks for earlier ones. */
const RECENT = 40;

interface HeaderProps {
  readonly onClose: () => void;
  /** The address of a replay of the fight so far. Absent before the fight starts. */
  readonly replay?: string | undefined;
  /** The button that undoes the last step or asks the GM to. Absent if this seat can do neither. */
  readonly onUndo?: { readonly label: string; readonly run: () => void } | undefined;
}

/** The log panel: one entry for each action, with the lines that report its results. */
export function LogPanel({ onBack, onUndone, ...header }: HeaderProps & RewindProps): VNode {
  const model = useBattle();
  const [filter, setFilter] = useState<LogFilter>('all');
  const entries = model.log.value.filter((entry) => passes(filter, entry, model.mine.value));
  const [isWhole, showWhole] = useState(false);
  const all = deedsIn(entries);
  const deeds = isWhole ? all : all.slice(-RECENT); // shows few actions, because a jump in a replay redraws all that are shown
  const list = useScrollToEnd(entries.length);
  return (
    <aside class="log" aria-label={common.log}>
      <LogHeader {...header} entries={entries} filter={filter} onFilter={setFilter} />
      <ol ref={list} data-testid="log">
        {deeds.length < all.length && (
          <li class="log-line">
            <button type="button" class="button small quiet" onClick={() => showWhole(true)}>
              {words.showEarlier}
            </button>
          </li>
        )}
        {deeds.map((deed, index) => (
          <LogGroupLines
            key={deed[0].key}
            deed={deed}
            isRecent={index >= deeds.length - UNFOLDED}
            onBack={onBack}
            onUndone={onUndone}
          />
        ))}
      </ol>
    </aside>
  );
}

/** Keeps a list scrolled to its end when entries are added or its size changes. */
function useScrollToEnd(length: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const scroll = () => list.current?.scrollTo(0, list.current.scrollHeight);
  useLayoutEffect(scroll, [length]);
  useEffect(() => {
    const watcher = new ResizeObserver(scroll); // a card that appears beside the list may shrink it
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  return list;
}

interface FilterProps {
  readonly entries: readonly LogEntry[];
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

function LogHeader({ entries, filter, onFilter, onUndo, replay, onClose }: HeaderProps & FilterProps): VNode {
  return (
    <header>
      <h2>{common.log}</h2>
      <fieldset aria-label={words.show}>
        {LOG_FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            class="log-filter"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
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
          aria-label={words.replaySoFar}
          title={words.replaySoFar}
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
  );
}
