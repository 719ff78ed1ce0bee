import { listOf, nullable, text } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { droppedBy } from '../../book/ground.ts';
import type { GroundItem } from '../../table.ts';
import { item } from '../items.ts';
import { field, kept, values, wrong } from './field.ts';

/** Returns the field of a hand. */
export const hand = (key: 'main' | 'off') => kept(key, nullable(item));

export const dropped = field({
  kind: listOf(text(64, 1)),
  get: (table, fighter) => droppedBy(table, fighter.id),
  fault: (_, __, value) => (value.every((one) => GROUND_ITEM.test(one)) ? undefined : wrong(values.lying)),
  set(table, fighter, value) {
    const others = table.ground.filter(({ owner }) => owner !== fighter.id);
    table.ground = [...others, ...value.map((one) => lying(one, fighter.id))];
  },
});

const GROUND_ITEM = /^(?<item>[a-z-]+)@(?<q>-?\d+),(?<r>-?\d+)$/;

function lying(text: string, owner: Id): GroundItem {
  const { item = '', q, r } = GROUND_ITEM.exec(text)?.groups ?? {};
  return { item, at: [Number(q), Number(r)], owner, charges: 0 };
}

export const bag = field({
  kind: listOf(item),
  get: (_, fighter) => [...fighter.bag].sort(),
  set: (_, fighter, value) => {
    fighter.bag = [...value];
  },
});
