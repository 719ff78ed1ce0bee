import { findFighter, type Id } from '../../../engine/table.ts';
import { afflict, endHold, relieve } from '../conditions.ts';
import {
  CAUSED,
  conditionsOf,
  type FlowFighter,
  isGrappled,
  ONGOING,
  PLAIN_CONDITIONS,
  type PlainCondition,
} from '../fighter.ts';
import type { FlowTable } from '../flow-table.ts';
import { type FlowField, isText, values, wrong } from './field.ts';

const ALL_CONDITIONS: readonly string[] = [...PLAIN_CONDITIONS, ...ONGOING, ...CAUSED, 'grappled'];

export const conditions: FlowField = {
  get: (_, fighter) => conditionsOf(fighter),
  check: (_, __, value) =>
    Array.isArray(value) && value.every((name) => ALL_CONDITIONS.includes(name as string))
      ? undefined
      : wrong(values.conditions(ALL_CONDITIONS)),
  set(table, fighter, value) {
    const names = value as string[];
    for (const name of PLAIN_CONDITIONS) setPlain(table, fighter, name, names.includes(name));
    for (const name of ONGOING) fighter[name] = names.includes(name) ? Math.max(1, fighter[name]) : 0;
    for (const name of CAUSED) {
      if (!names.includes(name)) fighter[name] = [];
      else if (fighter[name].length === 0) fighter[name] = ['gm'];
    }
    if (!names.includes('grappled') && isGrappled(fighter)) endHold(table, fighter.id);
  },
};

function setPlain(table: FlowTable, fighter: FlowFighter, name: PlainCondition, isOn: boolean): void {
  if (isOn) afflict(table, fighter.id, name);
  else relieve(table, fighter.id, name);
}

/** One end of a hold: setting it sets the other end too. */
export function hold(key: 'grappling' | 'grappledBy'): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (table, fighter, value) =>
      value === null || (isText(value) && value !== fighter.id && findFighter(table, value as Id))
        ? undefined
        : wrong(values.otherFighter),
    set(table, fighter, value) {
      if (fighter[key] === value) return;
      endHold(table, fighter.id);
      if (value === null) return;
      const other = findFighter(table, value as Id);
      if (!other) return;
      endHold(table, other.id);
      const [holder, held] = key === 'grappling' ? [fighter, other] : [other, fighter];
      holder.grappling = held.id;
      held.grappledBy = holder.id;
      holder.holds = table.turn === holder.id;
    },
  };
}

export const feint: FlowField = {
  get: (_, fighter) => fighter.feint,
  check: (table, _, value) =>
    value === null || (isText(value) && findFighter(table, value as Id)) ? undefined : wrong(values.fighter),
  set: (_, fighter, value) => {
    fighter.feint = value as Id | null;
  },
};
