import type { FieldSchemas, Json } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import { RotateCcw } from 'lucide';
import type { VNode } from 'preact';
import { hasForm } from '../battle/forms.ts';
import { ValueField } from '../forms/value-field.tsx';
import { useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/workshop.ts';

type Given = Readonly<Record<string, Json>>;

interface Of {
  readonly title: string;
  readonly kinds: FieldSchemas;
  /** The values that the user has set. */
  readonly given: Given;
  /** The values that apply to entries that the user has not set. */
  readonly otherwise: Given;
  readonly faultOf: (name: string) => string | undefined;
  /** Called with all values that are set now, and the name of the one that has changed. */
  readonly onChange: (given: Given, name: string) => void;
  readonly isFolded?: boolean;
}

/** A form with a field for each value. Values that the user has set are marked, and a button resets each of them. */
export function ValueRows({ title, kinds, given, otherwise, faultOf, onChange, isFolded }: Of): VNode {
  const snapshot = useSnapshot();
  const changed = Object.keys(given).length;
  const shown = Object.entries(kinds).filter(([name, kind]) => hasForm(kind) || Object.hasOwn(given, name));
  return (
    <details class="kind-rows" open={!isFolded} data-testid={`rows-${title}`}>
      <summary>
        {title} {changed > 0 && <small>{words.changed(changed)}</small>}
      </summary>
      {shown.map(([name, kind]) => {
        const value = given[name] ?? otherwise[name] ?? kind.initial ?? null;
        const { [name]: _, ...others } = given;
        const isGiven = Object.hasOwn(given, name);
        const fault = faultOf(name);
        const label = fieldLabel(snapshot.ruleset.description, name);
        return (
          <div key={name} class={`kind-row ${isGiven ? 'given' : ''}`} data-testid={`row-${name}`}>
            <span>{label}</span>
            <ValueField
              snapshot={snapshot}
              name={name}
              label={label}
              kind={kind}
              value={value}
              onChange={(to) => onChange({ ...given, [name]: to }, name)}
            />
            {isGiven && (
              <button
                type="button"
                class="button quiet icon-only"
                aria-label={words.asItWas(label)}
                onClick={() => onChange(others, name)}
              >
                <Icon of={RotateCcw} />
              </button>
            )}
            {fault !== undefined && (
              <p class="fault" role="alert">
                {fault}
              </p>
            )}
          </div>
        );
      })}
    </details>
  );
}
