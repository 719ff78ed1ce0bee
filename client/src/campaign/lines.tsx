import type { VNode } from 'preact';

interface Of {
  readonly lines: readonly string[];
  readonly testId?: string;
}

/** A list of sentences; nothing if there are none. */
export function Lines({ lines, testId }: Of): VNode | null {
  if (lines.length === 0) return null;
  return (
    <ul class="campaign-lines" data-testid={testId}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
