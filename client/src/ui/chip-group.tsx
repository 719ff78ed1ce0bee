import type { VNode } from 'preact';

/** A chip of a group. */
interface Chip {
  readonly text: string;
  readonly help?: string | undefined;
  readonly testId: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface Of {
  readonly label: string;
  /** True to give the label only to screen readers. */
  readonly isLabelHidden?: boolean;
  readonly help?: string;
  /** The id of an element that describes the group. */
  readonly describedBy?: string;
  readonly chips: readonly Chip[];
}

/** A row of chips, of which exactly one is chosen. */
export function ChipGroup({ label, isLabelHidden = false, help, describedBy, chips }: Of): VNode {
  return (
    <div class="choice-row" role="radiogroup" aria-label={label} aria-describedby={describedBy} title={help}>
      {!isLabelHidden && <span class="eyebrow">{label}</span>}
      {chips.map(({ text, help: meaning, testId, isChosen, onChoose }) => (
        // biome-ignore lint/a11y/useSemanticElements: a press chooses the chip immediately, as a button does
        <button
          key={testId}
          type="button"
          role="radio"
          class="chip"
          aria-checked={isChosen}
          title={meaning}
          data-testid={testId}
          onClick={onChoose}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
