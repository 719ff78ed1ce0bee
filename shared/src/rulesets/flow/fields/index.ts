import { type Json, occupant } from '../../../engine/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { LEVELS } from '../checks.ts';
import { shift } from '../conditions.ts';
import { SIZES } from '../content.ts';
import { endIfDecided } from '../defeat.ts';
import type { FlowFighter } from '../fighter.ts';
import { reachOf } from '../reach.ts';
import { conditions, feint, hold } from './conditions.ts';
import { derived, type FlowField, flag, isText, number, values, wrong } from './field.ts';
import { charges, defeated, fp, fpMax, hp, maxHp } from './points.ts';
import { bag, dropped, hand } from './things.ts';

const at: FlowField = {
  get: (_, fighter) => [...fighter.at],
  check(table, fighter, value) {
    const isHex = Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));
    if (!isHex) return wrong(values.hex);
    const hex = value as unknown as Hex;
    if (!isOpenGround(table.map, hex)) return 'blocked';
    const holder = occupant(table, hex);
    return holder && holder.id !== fighter.id ? 'occupied' : undefined;
  },
  set: (table, fighter, value) => shift(table, fighter.id, value as unknown as Hex, 'placed'),
};

const side: FlowField = {
  get: (_, fighter) => fighter.side,
  check: (_, __, value) => (isText(value) ? undefined : wrong(values.side)),
  set(table, fighter, value) {
    fighter.side = value as string;
    endIfDecided(table);
  },
};

const size: FlowField = {
  get: (_, fighter) => fighter.size,
  check: (_, __, value) =>
    (SIZES as readonly Json[]).includes(value) ? undefined : wrong(values.oneOf(SIZES)),
  set: (_, fighter, value) => {
    fighter.size = value as FlowFighter['size'];
  },
};

const readied: FlowField = {
  get: (_, fighter) => fighter.readied?.on ?? null,
  check: (_, __, value) => (value === null ? undefined : wrong(values.readied)),
  set: (_, fighter) => {
    fighter.readied = null;
  },
};

const stepped: FlowField = {
  get: (_, fighter) => fighter.done.includes('step'),
  check: (_, __, value) => (typeof value === 'boolean' ? undefined : wrong(values.flag)),
  set: (_, fighter, value) => {
    fighter.done = fighter.done.filter((one) => one !== 'step');
    if (value) fighter.done.push('step');
  },
};

const init: FlowField = {
  get: (_, fighter) => fighter.init,
  check: (_, __, value) =>
    value === null || Number.isInteger(value) ? undefined : wrong(values.wholeOrNull),
  set: (_, fighter, value) => {
    fighter.init = value as number | null;
  },
};

const lastCheck: FlowField = {
  get: (_, fighter) => fighter.lastCheck,
  check: (_, __, value) =>
    value === null || (LEVELS as readonly Json[]).includes(value)
      ? undefined
      : wrong(values.oneOfOrNull(LEVELS)),
  set: (_, fighter, value) => {
    fighter.lastCheck = value as FlowFighter['lastCheck'];
  },
};

/** The table view of the flow rules, and how the GM sets it; in the order in which a setup's state is laid down. */
export const FIELDS: Readonly<Record<string, FlowField>> = {
  side,
  at,
  size,
  maxHp,
  hp,
  ap: number('ap'),
  rp: number('rp'),
  fpMax,
  fp,
  mana: number('mana'),
  main: hand('main'),
  off: hand('off'),
  bag,
  dropped,
  reach: derived((_, fighter) => reachOf(fighter)),
  conditions,
  init,
  bleeding: number('bleeding'),
  poisoned: number('poisoned'),
  burning: number('burning'),
  feint,
  grappling: hold('grappling'),
  grappledBy: hold('grappledBy'),
  readied,
  moveAp: number('moveAp'),
  stepped,
  flowState: flag('flowState'),
  reactionFp: flag('reactionFp'),
  apNext: number('apNext', -99),
  discount: number('discount'),
  braced: flag('braced'),
  focus: flag('focus'),
  charges,
  freeUsed: number('freeUsed'),
  lastCheck,
  defeated,
};
