import type { VNode } from 'preact';

interface Of {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  /** The height of a multi-line field in lines; omitted for a field of one line. */
  readonly rows?: number;
  readonly required?: boolean;
  readonly testId?: string;
  readonly autocomplete?: 'nickname';
}

/** A labeled field for a text. */
export function TextField({ label, value, onChange, rows, testId, ...rest }: Of): VNode {
  const field = {
    ...rest,
    class: 'field',
    'data-testid': testId,
    value,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its field is among the children
    <label>
      <span>{label}</span>
      {rows === undefined ? <input {...field} /> : <textarea {...field} rows={rows} />}
    </label>
  );
}
