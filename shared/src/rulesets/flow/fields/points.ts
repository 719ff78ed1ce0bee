import { occupant } from '../../../engine/table.ts';
import { defeat, endIfDecided } from '../defeat.ts';
import type { FlowFighter } from '../fighter.ts';
import type { FlowTable } from '../flow-table.ts';
import { handWith } from '../wielding.ts';
import { type FlowField, number, values, wrong } from './field.ts';

export const hp = number('hp', 0, (table, fighter, value) => {
  if (value === 0)
    takeOut(table, fighter); // FLOW-R43
  else fighter.hp = Math.min(fighter.maxHp, value as number);
});

function takeOut(table: FlowTable, fighter: FlowFighter): void {
  defeat(table, fighter.id);
  endIfDecided(table);
}

export const defeated: FlowField = {
  get: (_, fighter) => fighter.defeated,
  check(table, fighter, value) {
    if (typeof value !== 'boolean') return wrong(values.flag);
    if (value || !fighter.defeated) return undefined;
    if (fighter.hp <= 0) return wrong(values.hpFirst);
    return occupant(table, fighter.at) ? 'occupied' : undefined;
  },
  set(table, fighter, value) {
    if (value) takeOut(table, fighter);
    else fighter.defeated = false; // FLOW-R43
  },
};

export const fp = number('fp', 0, (_, fighter, value) => {
  fighter.fp = Math.min(fighter.fpMax, value as number); // FLOW-R12
});

export const maxHp = number('maxHp', 1, (_, fighter, value) => {
  fighter.maxHp = value as number;
  fighter.hp = Math.min(fighter.hp, fighter.maxHp);
});

export const fpMax = number('fpMax', 0, (_, fighter, value) => {
  fighter.fpMax = value as number;
  fighter.fp = Math.min(fighter.fp, fighter.fpMax); // FLOW-R12
});

/** A wand that nobody has has no charges. */
export const charges: FlowField = {
  ...number('charges'),
  get: (_, fighter) =>
    handWith(fighter, 'ember-wand') || fighter.bag.includes('ember-wand') ? fighter.charges : 0,
};
