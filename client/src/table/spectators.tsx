import './spectators.css';
import { Eye } from 'lucide';
import type { VNode } from 'preact';
import { useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/spectators.ts';

/** The number of spectators. Pressing it shows their names, if they have given any. */
export function SpectatorCount(): VNode {
  const { count, names } = useSnapshot().watching;
  const label = words.watching(count);
  const others = count - names.length;
  return (
    <>
      <button
        type="button"
        class="button quiet small"
        popovertarget="onlookers"
        aria-label={label}
        title={label}
        data-testid="onlookers"
      >
        <Icon of={Eye} /> {count}
      </button>
      <div popover="auto" id="onlookers" class="onlookers card">
        <h2>{label}</h2>
        <ul>
          {names.map((name, place) => (
            <li key={`${place} ${name}`}>{name}</li>
          ))}
          {others > 0 && <li>{names.length > 0 ? words.andMoreUnnamed(others) : words.unnamed(others)}</li>}
        </ul>
      </div>
    </>
  );
}
