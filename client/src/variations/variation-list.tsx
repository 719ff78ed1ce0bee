import './variation-list.css';
import type { Variation } from '@riposte/shared/recording/variation';
import { LONGEST_NAME } from '@riposte/shared/recording/variation';
import { packVariation } from '@riposte/shared/variations/packing';
import { Link2, Play, Trash2 } from 'lucide';
import type { VNode } from 'preact';
import { useController } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/variations.ts';
import { endingOf, ownChances } from './line-chances.ts';
import { type SavedVariations, withoutChances } from './saved-variations.ts';

interface Of {
  readonly saved: SavedVariations;
  readonly onOpen: (variation: Variation) => void;
  /** Returns the link to a variation, given its text. Throws with a sentence for the user if there can be no link. */
  readonly linkTo: (variation: Variation, text: string) => string;
}

/** The list of the variations of a replay, each with buttons to open, share and delete it. */
export function VariationList({ saved, onOpen, linkTo }: Of): VNode | null {
  const all = saved.all.value;
  if (all.length === 0) return null;
  return (
    <details class="variations" data-testid="variations" open>
      <summary>{words.otherLines}</summary>
      <ul>
        {all.map((variation) => (
          <li key={variation.seed}>
            <input
              class="field"
              aria-label={words.nameOfLine}
              maxLength={LONGEST_NAME}
              value={variation.name}
              onChange={({ currentTarget }) => saved.save({ ...variation, name: currentTarget.value })}
            />
            <span class="muted">{words.fromStep(variation.from, variation.inputs.length)}</span>
            {ownChances(variation) && (
              <span class="variation-ending" data-testid="line-ending">
                {endingOf(variation)}
              </span>
            )}
            <button
              type="button"
              class="button small"
              data-testid="open-variation"
              aria-label={`${words.open}: ${variation.name}`}
              onClick={() => onOpen(variation)}
            >
              <Icon of={Play} /> {words.open}
            </button>
            <ShareVariation variation={variation} linkTo={linkTo} />
            <button
              type="button"
              class="button small quiet icon-only"
              aria-label={`${words.remove}: ${variation.name}`}
              title={words.remove}
              onClick={() => saved.remove(variation)}
            >
              <Icon of={Trash2} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A button that copies the link to a variation. */
export function ShareVariation({
  variation,
  linkTo,
}: Pick<Of, 'linkTo'> & { readonly variation: Variation }): VNode {
  const { toasts } = useController();
  const copy = async () => {
    try {
      await navigator.clipboard?.writeText(linkTo(variation, packVariation(withoutChances(variation))));
      toasts.say({ text: words.isCopied, tone: 'good' });
    } catch (error) {
      toasts.say({ text: (error as Error).message, tone: 'bad' });
    }
  };
  return (
    <button
      type="button"
      class="button small quiet icon-only"
      data-testid="share-variation"
      aria-label={`${words.share}: ${variation.name}`}
      title={words.share}
      onClick={() => void copy()}
    >
      <Icon of={Link2} />
    </button>
  );
}
