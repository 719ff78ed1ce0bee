import type { Id } from '../../../engine/table.ts';
import type { GroundItem } from '../flow-table.ts';
import { droppedBy } from '../ground.ts';
import { type FlowField, isText, values, wrong } from './field.ts';

/** What a hand holds. */
export function hand(key: 'main' | 'off'): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (_, __, value) => (value === null || isText(value) ? undefined : wrong(values.item)),
    set: (_, fighter, value) => {
      fighter[key] = value as string | null;
    },
  };
}

export const dropped: FlowField = {
  get: (table, fighter) => droppedBy(table, fighter.id),
  check: (_, __, value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' && LYING.test(one))
      ? undefined
      : wrong(values.lying),
  set(table, fighter, value) {
    const others = table.ground.filter(({ owner }) => owner !== fighter.id);
    table.ground = [...others, ...(value as string[]).map((one) => lying(one, fighter.id))];
  },
};

const LYING = /^(?<item>[a-z-]+)@(?<q>-?\d+),(?<r>-?\d+)$/;

function lying(text: string, owner: Id): GroundItem {
  const { item = '', q, r } = LYING.exec(text)?.groups ?? {};
  return { item, at: [Number(q), Number(r)], owner, charges: 0 };
}

export const bag: FlowField = {
  get: (_, fighter) => [...fighter.bag].sort(),
  check: (_, __, value) => (Array.isArray(value) && value.every(isText) ? undefined : wrong(values.items)),
  set: (_, fighter, value) => {
    fighter.bag = [...(value as string[])];
  },
};
