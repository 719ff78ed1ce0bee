import './log-panel.css';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useStage } from '../store/context.ts';
import { LOG_FILTERS, type LogEntry, type LogFilter, passes } from '../store/log.ts';
import { Icon } from './icon.tsx';

const LABELS: Readonly<Record<LogFilter, string>> = { all: 'All', rolls: 'Rolls', mine: 'Mine' };

/** What has happened, in the ruleset's words; a roll opens to its arithmetic and its clause. */
export function LogPanel({ onClose }: { readonly onClose: () => void }): VNode {
  const stage = useStage();
  const [filter, setFilter] = useState<LogFilter>('all');
  const list = useRef<HTMLOListElement>(null);
  const entries = stage.log.value.filter((entry) => passes(filter, entry, stage.mine.value));
  const showLatest = () => list.current?.scrollTo(0, list.current.scrollHeight);
  useLayoutEffect(showLatest, [entries.length]);
  useEffect(() => {
    const watcher = new ResizeObserver(showLatest); // a card beside it takes its room
    if (list.current) watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <aside class="log" aria-label="Log">
      <header>
        <h2>Log</h2>
        <fieldset aria-label="Show">
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
        <button
          type="button"
          class="button quiet icon-only log-close"
          aria-label="Close the log"
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </header>
      <ol ref={list} data-testid="log" aria-live="polite" aria-relevant="additions">
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ol>
    </aside>
  );
}

function Line({ entry: { text, arithmetic, clause, tone } }: { readonly entry: LogEntry }): VNode {
  const mark = clause !== undefined && <span class="clause">{clause}</span>;
  if (arithmetic === undefined) {
    return (
      <li class={`log-line ${tone}`}>
        <span>{text}</span>
        {mark}
      </li>
    );
  }
  return (
    <li class={`log-line ${tone}`}>
      <details>
        <summary>
          <span>{text}</span>
        </summary>
        <p class="arithmetic">
          {arithmetic} {mark}
        </p>
      </details>
    </li>
  );
}
