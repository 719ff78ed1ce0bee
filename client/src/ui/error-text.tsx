import type { VNode } from 'preact';

interface Props {
  /** The message; empty if there is no error. */
  readonly says: string;
  readonly testId?: string;
}

/** An error message, announced to screen readers. */
export function Fault({ says, testId }: Props): VNode | null {
  if (says === '') return null;
  return (
    <p class="fault" role="alert" data-testid={testId}>
      {says}
    </p>
  );
}
