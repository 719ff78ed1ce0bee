import { count, flag } from '../../../../engine/schema/field-schema.ts';
import { occupant } from '../../../../engine/state/table.ts';
import { defeat, endIfDecided } from '../../book/defeat.ts';
import { handWith } from '../../book/wielding.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { field, kept, values, wrong } from './field.ts';

export const hp = field({
  kind: count(),
  get: (_, fighter) => fighter.hp,
  set(table, fighter, value) {
    if (value === 0)
      takeOut(table, fighter); // FLOW-R43
    else fighter.hp = Math.min(fighter.maxHp, value);
  },
});

function takeOut(table: FlowTable, fighter: FlowFighter): void {
  defeat(table, fighter.id);
  endIfDecided(table);
}

export const defeated = field({
  kind: flag,
  get: (_, fighter) => fighter.defeated,
  fault(table, fighter, value) {
    if (value || !fighter.defeated) return undefined;
    if (fighter.hp <= 0) return wrong(values.hpFirst);
    return occupant(table, fighter.at) ? 'occupied' : undefined;
  },
  set(table, fighter, value) {
    if (value) takeOut(table, fighter);
    else fighter.defeated = false; // FLOW-R43
  },
});

export const fp = kept('fp', count(), { after: limitFp });

export const maxHp = kept('maxHp', count(1), {
  after: (_, fighter) => {
    fighter.hp = Math.min(fighter.hp, fighter.maxHp);
  },
});

export const fpMax = kept('fpMax', count(), { after: limitFp });

function limitFp(_: FlowTable, fighter: FlowFighter): void {
  fighter.fp = Math.min(fighter.fp, fighter.fpMax); // FLOW-R12
}

/** Charges of the wand; 0 without a wand. */
export const charges = field({
  ...kept('charges', count()),
  get: (_, fighter) =>
    handWith(fighter, 'ember-wand') || fighter.bag.includes('ember-wand') ? fighter.charges : 0,
});
