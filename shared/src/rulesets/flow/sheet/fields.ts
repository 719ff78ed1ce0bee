import { count, flag, nullable, oneOf } from '../../../engine/schema/field-schema.ts';
import { shift } from '../book/conditions.ts';
import { endIfDecided } from '../book/defeat.ts';
import { rpExtra } from '../book/points.ts';
import { reachOf } from '../book/reach.ts';
import { TRIGGERS } from '../table.ts';
import { conditions, feint, feints, hold } from './fields/conditions.ts';
import { at, field, kept, shown, side, values, wrong } from './fields/field.ts';
import { bag, dropped, hand } from './fields/items.ts';
import { charges, defeated, fp, fpMax, hp, maxHp } from './fields/points.ts';
import { LEVELS, SIZES } from './skills.ts';

const points = count();

const readied = field({
  kind: nullable(oneOf(TRIGGERS)),
  get: (_, fighter) => fighter.readied?.on ?? null,
  fault: (_, __, value) => (value === null ? undefined : wrong(values.readied)),
  set: (_, fighter) => {
    fighter.readied = null;
  },
});

const stepped = field({
  kind: flag,
  get: (_, fighter) => fighter.done.includes('step'),
  set: (_, fighter, value) => {
    fighter.done = fighter.done.filter((one) => one !== 'step');
    if (value) fighter.done.push('step');
  },
});

/** The fields of the table view, in the order in which a setup's state is applied. */
export const FIELDS = {
  side: side(endIfDecided),
  at: at((table, { id }, to) => shift(table, id, to, 'placed')),
  size: kept('size', oneOf(SIZES)),
  maxHp,
  hp,
  ap: kept('ap', points),
  rp: kept('rp', points),
  rpExtra: shown(points, rpExtra),
  fpMax,
  fp,
  mana: kept('mana', points),
  main: hand('main'),
  off: hand('off'),
  bag,
  dropped,
  reach: shown(points, reachOf),
  conditions,
  init: kept('init', nullable(count(-999))),
  bleeding: kept('bleeding', points),
  poisoned: kept('poisoned', points),
  burning: kept('burning', points),
  feint,
  feints,
  grappling: hold('grappling'),
  grappledBy: hold('grappledBy'),
  readied,
  moveAp: kept('moveAp', points),
  stepped,
  flowState: kept('flowState', flag),
  reactionFp: kept('reactionFp', flag),
  apNext: kept('apNext', count(-99)),
  discount: kept('discount', points),
  braced: kept('braced', flag),
  focus: kept('focus', flag),
  charges,
  freeUsed: kept('freeUsed', points),
  lastCheck: kept('lastCheck', nullable(oneOf(LEVELS))),
  defeated,
};
