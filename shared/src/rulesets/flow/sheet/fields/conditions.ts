import { fighter, listOf, nullable, oneOf } from '../../../../engine/schema/field-schema.ts';
import { findFighter } from '../../../../engine/state/table.ts';
import { afflict, conditionsOf, endHold, isGrappled, relieve } from '../../book/conditions.ts';
import {
  CAUSED,
  type FlowFighter,
  type FlowTable,
  ONGOING,
  PLAIN_CONDITIONS,
  type PlainCondition,
} from '../../table.ts';
import { field, values, wrong } from './field.ts';

const ALL_CONDITIONS: readonly string[] = [...PLAIN_CONDITIONS, ...ONGOING, ...CAUSED, 'grappled'];

export const conditions = field({
  kind: listOf(oneOf(ALL_CONDITIONS)),
  get: (_, fighter) => conditionsOf(fighter),
  set(table, fighter, names) {
    for (const name of PLAIN_CONDITIONS) setPlain(table, fighter, name, names.includes(name));
    for (const name of ONGOING) fighter[name] = names.includes(name) ? Math.max(1, fighter[name]) : 0;
    for (const name of CAUSED) {
      if (!names.includes(name)) fighter[name] = [];
      else if (fighter[name].length === 0) fighter[name] = ['gm'];
    }
    if (!names.includes('grappled') && isGrappled(fighter)) endHold(table, fighter.id);
  },
});

function setPlain(table: FlowTable, fighter: FlowFighter, name: PlainCondition, isOn: boolean): void {
  if (isOn) afflict(table, fighter.id, name);
  else relieve(table, fighter.id, name);
}

/** Returns the field for one end of a hold. Setting it also sets the other end. */
export function hold(key: 'grappling' | 'grappledBy') {
  return field({
    kind: nullable(fighter),
    get: (_, fighter) => fighter[key],
    fault: (table, fighter, value) =>
      value === null || (value !== fighter.id && findFighter(table, value))
        ? undefined
        : wrong(values.otherFighter),
    set(table, fighter, value) {
      if (fighter[key] === value) return;
      endHold(table, fighter.id);
      if (value === null) return;
      const other = findFighter(table, value);
      if (!other) return;
      endHold(table, other.id);
      const [holder, held] = key === 'grappling' ? [fighter, other] : [other, fighter];
      holder.grappling = held.id;
      held.grappledBy = holder.id;
      holder.holds = table.turn === holder.id;
    },
  });
}

/** The fighter it feinted last. */
export const feint = field({
  kind: nullable(fighter),
  get: (_, { feints }) => feints.at(-1) ?? null,
  fault: (table, _, value) =>
    value === null || findFighter(table, value) ? undefined : wrong(values.fighter),
  set(_, fighter, value) {
    fighter.feints = value === null ? [] : [value];
  },
});

/** All fighters it has feinted. */
export const feints = field({
  kind: listOf(fighter),
  get: (_, { feints }) => [...feints].sort(),
  fault: (table, _, value) =>
    value.every((id) => findFighter(table, id)) ? undefined : wrong(values.fighter),
  set(_, fighter, value) {
    fighter.feints = [...new Set(value)];
  },
});
