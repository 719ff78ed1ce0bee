import { FileUp } from 'lucide';
import type { VNode } from 'preact';
import { Icon } from './icon.tsx';

interface Props {
  readonly label: string;
  readonly testId: string;
  /** The accepted file types; JSON by default. */
  readonly accept?: string;
  readonly icon?: typeof FileUp;
  /** Additional CSS classes. */
  readonly look?: string;
  readonly onFile: (file: File) => void;
}

/** A button that lets the user choose a file. */
export function FileButton({
  label,
  testId,
  accept = '.json,application/json',
  icon = FileUp,
  look = '',
  onFile,
}: Props): VNode {
  return (
    <label class={`button ${look}`}>
      <Icon of={icon} /> {label}
      <input
        type="file"
        accept={accept}
        class="sr-only"
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = ''; // allows selecting the same file again
        }}
      />
    </label>
  );
}
