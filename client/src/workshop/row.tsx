import type { ComponentChildren, VNode } from 'preact';

interface Of {
  readonly label: string;
  readonly help?: string | undefined;
  /** The input field of the row. */
  readonly children: ComponentChildren;
}

/** A labeled row of a form. */
export function Row({ label, help, children }: Of): VNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its field is among the children
    <label class="workshop-row">
      <span>{label}</span>
      {children}
      {help !== undefined && <small>{help}</small>}
    </label>
  );
}
