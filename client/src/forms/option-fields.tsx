import './option-fields.css';
import type { Json, OptionField } from '@riposte/shared';
import type { VNode } from 'preact';

export type Options = Readonly<Record<string, Json>>;

interface Of {
  readonly fields: readonly OptionField[];
  readonly values: Options;
  readonly onChange: (values: Options) => void;
}

/** A form for the battle options that a ruleset's description declares. */
export function OptionFields({ fields, values, onChange }: Of): VNode {
  return (
    <div class="option-fields">
      {fields.map((field) => (
        <OptionInput
          key={field.key}
          field={field}
          value={values[field.key] ?? field.initial}
          onChange={(value) => onChange({ ...values, [field.key]: value })}
        />
      ))}
    </div>
  );
}

interface One {
  readonly field: OptionField;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

function OptionInput({ field, value, onChange }: One): VNode {
  const id = `option-${field.key}`;
  return (
    <div class={`option-field ${field.type}`}>
      <label for={id}>
        <b>{field.label}</b>
        <span>{field.help}</span>
      </label>
      {field.type === 'boolean' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
      {field.type === 'number' && (
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
      {field.type === 'choice' && (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {field.type === 'choices' && (
        <Choices field={field} chosen={value as readonly string[]} onChange={onChange} />
      )}
    </div>
  );
}

interface ListField {
  readonly field: OptionField & { type: 'choices' };
  readonly chosen: readonly string[];
  readonly onChange: (value: Json) => void;
}

function Choices({ field, chosen, onChange }: ListField): VNode {
  return (
    <span class="option-choices" id={`option-${field.key}`}>
      {field.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
              )
            }
          />
          {label}
        </label>
      ))}
    </span>
  );
}
