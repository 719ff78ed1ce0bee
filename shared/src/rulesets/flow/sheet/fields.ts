import type { Said } from '../../../engine/language/keyed-text.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { count, fighter, flag, listOf, nullable, oneOf, text } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter, occupant } from '../../../engine/state/table.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { afflict, conditionsOf, endHold, isGrappled, relieve, shift } from '../book/conditions.ts';
import { defeat, endIfDecided } from '../book/defeat.ts';
import { droppedBy } from '../book/ground.ts';
import { rpExtra } from '../book/points.ts';
import { reachOf } from '../book/reach.ts';
import { handWith } from '../book/wielding.ts';
import {
  CAUSED,
  type FlowFighter,
  type FlowTable,
  type GroundItem,
  ONGOING,
  PLAIN_CONDITIONS,
  type PlainCondition,
  TRIGGERS,
} from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { WAND } from './items.ts';
import { SHEET } from './sheet.ts';
import { LEVELS } from './skills.ts';

/** Messages about values that a field does not accept. */
const values = SAID.fieldValues;

/** Returns the fault for an invalid value. */
function wrong(say: Said): Fault {
  return { code: 'bad-input', say };
}

const { at, field, editable, readOnly, side } = fieldsOf<FlowTable, FlowFighter>();

/** The lifetime of a value that lasts until a long rest. */
const REST = { until: ['long-rest'] } as const; // FLOW-R67

const hp = field({
  lasts: { ...REST, after: (_table: FlowTable, { hp }: FlowFighter) => Math.max(1, hp) }, // FLOW-R67
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

const defeated = field({
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

const fp = editable('fp', count(), { after: limitFp });

const maxHp = editable('maxHp', SHEET.maxHp, {
  after: (_, fighter) => {
    fighter.hp = Math.min(fighter.hp, fighter.maxHp);
  },
});

const fpMax = editable('fpMax', count(), { after: limitFp });

function limitFp(_: FlowTable, fighter: FlowFighter): void {
  fighter.fp = Math.min(fighter.fp, fighter.fpMax); // FLOW-R12
}

/** The charges of the fighter's wand; 0 without a wand. */
const charges = field({
  ...editable('charges', count(), { lasts: { until: [] } }), // FLOW-R67
  get: (_, fighter) => (handWith(fighter, WAND.id) || fighter.bag.includes(WAND.id) ? fighter.charges : 0),
});

/** Returns the field for the item in a hand. */
const hand = (key: 'main' | 'off') => editable(key, SHEET[key]);

const dropped = field({
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

const bag = field({
  kind: SHEET.bag,
  get: (_, fighter) => [...fighter.bag].sort(),
  set: (_, fighter, value) => {
    fighter.bag = [...value];
  },
});

const ALL_CONDITIONS: readonly string[] = [...PLAIN_CONDITIONS, ...ONGOING, ...CAUSED, 'grappled'];

const conditions = field({
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

/** Returns the field that links one fighter of a hold to the other. Setting it also links the other fighter. */
function hold(key: 'grappling' | 'grappledBy') {
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

/** The target of the latest Feint that the fighter has won and not used yet; null if there is none. */
const feint = field({
  kind: nullable(fighter),
  get: (_, { feints }) => feints.at(-1) ?? null,
  fault: (table, _, value) =>
    value === null || findFighter(table, value) ? undefined : wrong(values.fighter),
  set(_, fighter, value) {
    fighter.feints = value === null ? [] : [value];
  },
});

/** The targets of all Feints that the fighter has won and not used yet. */
const feints = field({
  kind: listOf(fighter),
  get: (_, { feints }) => [...feints].sort(),
  fault: (table, _, value) =>
    value.every((id) => findFighter(table, id)) ? undefined : wrong(values.fighter),
  set(_, fighter, value) {
    fighter.feints = [...new Set(value)];
  },
});

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

/**
 * The fields of a fighter that views show. A setup's state and the GM can set them, unless they are read-only. A
 * setup's values are applied in this order.
 */
export const FIELDS = {
  side: side(endIfDecided),
  at: at((table, { id }, to) => shift(table, id, to, 'placed')),
  size: editable('size', SHEET.size),
  maxHp,
  hp,
  ap: editable('ap', points),
  rp: editable('rp', points),
  rpExtra: readOnly(points, rpExtra),
  fpMax,
  fp,
  mana: editable('mana', points, { lasts: REST }), // FLOW-R67
  main: hand('main'),
  off: hand('off'),
  bag,
  dropped,
  reach: readOnly(points, reachOf),
  conditions,
  init: editable('init', nullable(count(-999))),
  bleeding: editable('bleeding', points),
  poisoned: editable('poisoned', points),
  burning: editable('burning', points),
  feint,
  feints,
  grappling: hold('grappling'),
  grappledBy: hold('grappledBy'),
  readied,
  moveAp: editable('moveAp', points),
  stepped,
  flowState: editable('flowState', flag),
  reactionFp: editable('reactionFp', flag),
  apNext: editable('apNext', count(-99)),
  discount: editable('discount', points),
  braced: editable('braced', flag),
  focus: editable('focus', flag),
  charges,
  freeUsed: editable('freeUsed', points),
  lastCheck: editable('lastCheck', nullable(oneOf(LEVELS))),
  defeated,
};
