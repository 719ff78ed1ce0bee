import { Undo2 } from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Deed, type LogEntry, rollText } from '../log/log.ts';
import { namePartsOf } from '../log/name-parts.ts';
import { useBattle } from '../session/context.ts';
import { Clause } from '../ui/clause-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import * as words from '../words/fight.ts';

const loadRollSum = async () => (await import('./roll-sum.tsx')).RollSum;
const loadUndone = async () => (await import('./undone-steps.tsx')).Undone;

export interface RewindProps {
  /** Rewinds the battle to just before a revision. Absent unless this seat is the GM. */
  readonly onBack?: ((rev: number) => void) | undefined;
  /** Fetches the log lines that a rewind has undone. Absent if this seat may not read them. */
  readonly onUndone?: ((rev: number) => Promise<readonly LogEntry[]>) | undefined;
}

interface DeedProps extends RewindProps {
  readonly deed: Deed;
  /** True if the lines below the action are visible until the user folds them. */
  readonly isRecent: boolean;
}

/** An action in the log, with the lines that report its results. */
export function LogGroupLines({ deed: [first, ...rest], isRecent, onBack, onUndone }: DeedProps): VNode {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const back = onBack && first.rev > 0 && <RewindButton rev={first.rev} onBack={onBack} />;
  if (rest.length === 0)
    return (
      <Line entry={first}>
        {back}
        {onUndone && first.type === 'rewound' && (
          <Lazy load={loadUndone} with={{ rev: first.rev, read: onUndone }} />
        )}
      </Line>
    );
  const isShown = isOpen ?? isRecent;
  return (
    <li class="log-deed">
      <ol>
        <Line entry={first}>
          {back}
          <button
            type="button"
            class="log-fold"
            aria-expanded={isShown}
            aria-label={isShown ? words.hideDetails : words.showDetails(rest.length)}
            onClick={() => setOpen(!isShown)}
          >
            {isShown ? '–' : `+${rest.length}`}
          </button>
        </Line>
        {isShown && rest.map((entry) => <Line key={entry.key} entry={entry} />)}
      </ol>
    </li>
  );
}

interface RewindButtonProps extends Required<Pick<RewindProps, 'onBack'>> {
  readonly rev: number;
}

function RewindButton({ rev, onBack }: RewindButtonProps): VNode {
  return (
    <button
      type="button"
      class="log-fold log-back"
      aria-label={words.rewindToBeforeThis}
      title={words.rewindToBeforeThis}
      data-testid={`back-${rev}`}
      onClick={() => onBack?.(rev)}
    >
      <Icon of={Undo2} />
    </button>
  );
}

interface LineProps {
  readonly entry: LogEntry;
  readonly children?: ComponentChildren;
}

function Line({ entry, children }: LineProps): VNode {
  const { arithmetic, sum, clause, tone, roll, set, type } = entry;
  const [isOpen, setOpen] = useState(false);
  const shown = roll ? rollText(roll) : '';
  return (
    <li class={`log-line ${tone}`} data-event={type}>
      <div class="log-text">
        <Linked entry={entry} />{' '}
        {arithmetic === undefined ? (
          roll && <b class={`log-roll ${roll.outcome ?? ''}`}>{shown}</b>
        ) : (
          <button
            type="button"
            class={`log-roll ${roll?.outcome ?? ''}`}
            aria-expanded={isOpen}
            aria-label={`${words.howItWasRolled} ${shown}`}
            data-testid="log-roll"
            onClick={() => setOpen(!isOpen)}
          >
            {shown || '='}
          </button>
        )}
        {set !== undefined && <em class="log-set"> {set}</em>}
        {isOpen &&
          (sum ? <Lazy load={loadRollSum} with={{ sum }} /> : <p class="arithmetic">{arithmetic}</p>)}
      </div>
      {clause !== undefined && <Clause id={clause} />}
      {children}
    </li>
  );
}

/** A sentence of the log. Fighters' names in it are buttons that open the fighters' sheets. */
function Linked({ entry: { text, about, tone } }: { readonly entry: LogEntry }): VNode {
  const model = useBattle();
  const parts = useMemo(() => {
    const table = model.snapshot.peek()?.table;
    return tone === 'heading' || !table ? [text] : namePartsOf(table, text, about);
  }, [text]);
  return (
    <>
      {parts.map((part) => {
        if (typeof part === 'string') return part;
        const show = () => {
          model.inspected.value = part.id;
          model.over.value = model.snapshot.value?.table.fighters[part.id]?.at ?? null;
        };
        return (
          <button key={part.id} type="button" class="log-name" onClick={show}>
            {part.name}
          </button>
        );
      })}
    </>
  );
}
