import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { LogEntry } from '../log/log.ts';
import * as words from '../words/rewinding.ts';

interface Of {
  readonly rev: number;
  /** Fetches the log lines that a rewind has undone. */
  readonly read: (rev: number) => Promise<readonly LogEntry[]>;
}

/** The log lines that a rewind has undone, loaded when the user opens them. */
export function Undone({ rev, read }: Of): VNode {
  const [lines, setLines] = useState<readonly LogEntry[] | null>(null);
  const open = async () => setLines(await read(rev));
  return (
    <details class="log-undone" data-testid={`undone-${rev}`} onToggle={() => void (lines ?? open())}>
      <summary>{words.undoneSteps}</summary>
      <ol>
        {lines?.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      {lines?.length === 0 && <p>{words.noLogEntries}</p>}
    </details>
  );
}
