import type { Params } from '../../engine/script.ts';
import type { Json } from '../../engine/table.ts';
import type { Hex } from '../../hex/axial.ts';
import { type BoostId, isBoost, isWeapon } from './content.ts';
import type { Act, Minor } from './table.ts';

/** A hex, or undefined if it is none. */
export function readHex(value: Json | undefined): Hex | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [q, r] = value as readonly Json[];
  const isHex = Number.isSafeInteger(q) && Number.isSafeInteger(r);
  return isHex && Math.abs(Number(q)) < 1000 && Math.abs(Number(r)) < 1000
    ? [Number(q), Number(r)]
    : undefined;
}

/** The boosts named, none if left out; undefined if one is not in the rules at all. */
export function readBoosts({ boosts = [] }: Params): readonly BoostId[] | undefined {
  return Array.isArray(boosts) && boosts.length <= 40 && boosts.every(isBoost) ? boosts : undefined;
}

/** A free text that only is shown; undefined (and not `{}`) if it is no text. */
export function readNote({ note }: Params): Pick<Act, 'note'> | undefined {
  if (note === undefined) return {};
  return typeof note === 'string' && note.length <= 200 ? { note } : undefined; // VIG-R18
}

/** What an ability or a prepared action is aimed at: as much as it cannot do without. */
export function readAim(
  params: Params,
  needs: 'target' | 'to' | 'boost' | undefined,
): Pick<Act, 'target' | 'to' | 'boost'> | undefined {
  if (needs === 'target') return typeof params.target === 'string' ? { target: params.target } : undefined;
  if (needs === 'boost') return isBoost(params.boost) ? { boost: params.boost } : undefined;
  if (needs !== 'to') return {};
  const to = readHex(params.to);
  return to && { to };
}

/** The smaller movements of a travel, each at most once; undefined if they are malformed. */
export function readMinor({ minor = [] }: Params): readonly Minor[] | undefined {
  if (!Array.isArray(minor) || minor.length > 2) return undefined;
  const read = minor.map(readOneMinor);
  const kinds = new Set(read.map((one) => one?.do)); // VIG-23: each at most once
  return kinds.size === minor.length && !kinds.has(undefined) ? (read as Minor[]) : undefined;
}

function readOneMinor(value: Json): Minor | undefined {
  const { do: kind, weapon } = (value ?? {}) as { readonly do?: Json; readonly weapon?: Json };
  if (kind === 'drop') return { do: 'drop' };
  return kind === 'draw' && isWeapon(weapon) ? { do: 'draw', weapon } : undefined;
}
