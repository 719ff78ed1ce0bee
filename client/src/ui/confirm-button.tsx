import type { IconNode } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import * as common from '../words/common.ts';
import { Icon } from './icon.tsx';

interface Of {
  readonly label: string;
  readonly testId: string;
  readonly icon?: IconNode;
  readonly onSure: () => void;
}

/** A button for actions that cannot be undone. It asks for confirmation, and acts at the second press. */
export function ConfirmButton({ label, testId, icon, onSure }: Of): VNode {
  const [isSure, setSure] = useState(false);
  const press = () => {
    if (isSure) onSure();
    setSure(!isSure);
  };
  return (
    <button
      type="button"
      class="button small"
      data-testid={testId}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      {icon && <Icon of={icon} />} {isSure ? common.pressAgain(label) : label}
    </button>
  );
}
