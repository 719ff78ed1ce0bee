import type { Fault } from '../../engine/rejection.ts';
import type { Field } from '../../engine/ruleset.ts';
import { findFighter, type Id, type Json, occupant } from '../../engine/table.ts';
import type { Hex } from '../../hex/axial.ts';
import { isOpenGround } from '../../hex/map.ts';
import { LEVELS } from './checks.ts';
import { afflict, endHold, relieve, shift } from './conditions.ts';
import { SIZES } from './content.ts';
import { defeat, endIfDecided } from './defeat.ts';
import {
  CAUSED,
  conditionsOf,
  type FlowFighter,
  isGrappled,
  ONGOING,
  PLAIN_CONDITIONS,
  type PlainCondition,
} from './fighter.ts';
import type { FlowTable, GroundItem } from './flow-table.ts';
import { droppedBy } from './ground.ts';
import { reachOf } from './reach.ts';
import { handWith } from './wielding.ts';

type FlowField = Field<FlowTable, FlowFighter>;
type NumberKey =
  | 'hp'
  | 'maxHp'
  | 'ap'
  | 'rp'
  | 'fp'
  | 'fpMax'
  | 'mana'
  | 'charges'
  | 'moveAp'
  | 'apNext'
  | 'discount'
  | 'freeUsed'
  | (typeof ONGOING)[number];
type FlagKey = 'flowState' | 'reactionFp' | 'braced' | 'focus';

function wrong(what: string): Fault {
  return { code: 'bad-input', say: `It has to be ${what}.` };
}

const isInt = (value: Json, least: number) => Number.isInteger(value) && (value as number) >= least;
const isText = (value: Json) => typeof value === 'string' && value.length > 0;

function number(key: NumberKey, least = 0, set?: FlowField['set']): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (_, __, value) => (isInt(value, least) ? undefined : wrong(`a whole number of at least ${least}`)),
    set:
      set ??
      ((_, fighter, value) => {
        fighter[key] = value as number;
      }),
  };
}

function flag(key: FlagKey): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (_, __, value) => (typeof value === 'boolean' ? undefined : wrong('true or false')),
    set: (_, fighter, value) => {
      fighter[key] = value as boolean;
    },
  };
}

function hand(key: 'main' | 'off'): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (_, __, value) => (value === null || isText(value) ? undefined : wrong('an item or null')),
    set: (_, fighter, value) => {
      fighter[key] = value as string | null;
    },
  };
}

const derived = (get: FlowField['get']): FlowField => ({ get });

const hp = number('hp', 0, (table, fighter, value) => {
  if (value === 0)
    takeOut(table, fighter); // FLOW-R43
  else fighter.hp = Math.min(fighter.maxHp, value as number);
});

function takeOut(table: FlowTable, fighter: FlowFighter): void {
  defeat(table, fighter.id);
  endIfDecided(table);
}

const defeated: FlowField = {
  get: (_, fighter) => fighter.defeated,
  check(table, fighter, value) {
    if (typeof value !== 'boolean') return wrong('true or false');
    if (value || !fighter.defeated) return undefined;
    if (fighter.hp <= 0) return wrong('given HP first');
    return occupant(table, fighter.at) ? 'occupied' : undefined;
  },
  set(table, fighter, value) {
    if (value) takeOut(table, fighter);
    else fighter.defeated = false; // FLOW-R43
  },
};

const ALL_CONDITIONS: readonly string[] = [...PLAIN_CONDITIONS, ...ONGOING, ...CAUSED, 'grappled'];

const conditions: FlowField = {
  get: (_, fighter) => conditionsOf(fighter),
  check: (_, __, value) =>
    Array.isArray(value) && value.every((name) => ALL_CONDITIONS.includes(name as string))
      ? undefined
      : wrong(`a list of conditions (${ALL_CONDITIONS.join(', ')})`),
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
function hold(key: 'grappling' | 'grappledBy'): FlowField {
  return {
    get: (_, fighter) => fighter[key],
    check: (table, fighter, value) =>
      value === null || (isText(value) && value !== fighter.id && findFighter(table, value as Id))
        ? undefined
        : wrong('another fighter or null'),
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

const dropped: FlowField = {
  get: (table, fighter) => droppedBy(table, fighter.id),
  check: (_, __, value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string' && LYING.test(one))
      ? undefined
      : wrong('a list of "item@q,r"'),
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

const at: FlowField = {
  get: (_, fighter) => [...fighter.at],
  check(table, fighter, value) {
    const isHex = Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));
    if (!isHex) return wrong('a hex [q, r]');
    const hex = value as unknown as Hex;
    if (!isOpenGround(table.map, hex)) return 'blocked';
    const holder = occupant(table, hex);
    return holder && holder.id !== fighter.id ? 'occupied' : undefined;
  },
  set: (table, fighter, value) => shift(table, fighter.id, value as unknown as Hex, 'placed'),
};

const side: FlowField = {
  get: (_, fighter) => fighter.side,
  check: (_, __, value) => (isText(value) ? undefined : wrong('the name of a side')),
  set(table, fighter, value) {
    fighter.side = value as string;
    endIfDecided(table);
  },
};

const size: FlowField = {
  get: (_, fighter) => fighter.size,
  check: (_, __, value) => ((SIZES as readonly Json[]).includes(value) ? undefined : wrong(SIZES.join(', '))),
  set: (_, fighter, value) => {
    fighter.size = value as FlowFighter['size'];
  },
};

const bag: FlowField = {
  get: (_, fighter) => [...fighter.bag].sort(),
  check: (_, __, value) =>
    Array.isArray(value) && value.every(isText) ? undefined : wrong('a list of items'),
  set: (_, fighter, value) => {
    fighter.bag = [...(value as string[])];
  },
};

const feint: FlowField = {
  get: (_, fighter) => fighter.feint,
  check: (table, _, value) =>
    value === null || (isText(value) && findFighter(table, value as Id))
      ? undefined
      : wrong('a fighter or null'),
  set: (_, fighter, value) => {
    fighter.feint = value as Id | null;
  },
};

const readied: FlowField = {
  get: (_, fighter) => fighter.readied?.on ?? null,
  check: (_, __, value) => (value === null ? undefined : wrong('null: only its player can ready an action')),
  set: (_, fighter) => {
    fighter.readied = null;
  },
};

const stepped: FlowField = {
  get: (_, fighter) => fighter.done.includes('step'),
  check: (_, __, value) => (typeof value === 'boolean' ? undefined : wrong('true or false')),
  set: (_, fighter, value) => {
    fighter.done = fighter.done.filter((one) => one !== 'step');
    if (value) fighter.done.push('step');
  },
};

const init: FlowField = {
  get: (_, fighter) => fighter.init,
  check: (_, __, value) =>
    value === null || Number.isInteger(value) ? undefined : wrong('a whole number or null'),
  set: (_, fighter, value) => {
    fighter.init = value as number | null;
  },
};

const lastCheck: FlowField = {
  get: (_, fighter) => fighter.lastCheck,
  check: (_, __, value) =>
    value === null || (LEVELS as readonly Json[]).includes(value)
      ? undefined
      : wrong(`${LEVELS.join(', ')} or null`),
  set: (_, fighter, value) => {
    fighter.lastCheck = value as FlowFighter['lastCheck'];
  },
};

const fp = number('fp', 0, (_, fighter, value) => {
  fighter.fp = Math.min(fighter.fpMax, value as number); // FLOW-R12
});

const maxHp = number('maxHp', 1, (_, fighter, value) => {
  fighter.maxHp = value as number;
  fighter.hp = Math.min(fighter.hp, fighter.maxHp);
});

const fpMax = number('fpMax', 0, (_, fighter, value) => {
  fighter.fpMax = value as number;
  fighter.fp = Math.min(fighter.fp, fighter.fpMax); // FLOW-R12
});

/** A wand that nobody has has no charges. */
const charges: FlowField = {
  ...number('charges'),
  get: (_, fighter) =>
    handWith(fighter, 'ember-wand') || fighter.bag.includes('ember-wand') ? fighter.charges : 0,
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
