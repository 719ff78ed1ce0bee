import {
  anId,
  anything,
  count,
  entriesOf,
  fighter,
  flag,
  listOf,
  nullable,
  oneOf,
  record,
  setOf,
  text,
  thing,
  worded,
} from '../../../engine/schema/field-schema.ts';
import { MOST_FIGHTERS } from '../../../engine/setup/setup.ts';
import { place } from '../../../engine/state/verbs.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { takeAway } from '../book/attacks/wielding.ts';
import { conditionsOf, effectId, letGo, rewrite, settleHealth } from '../book/conditions.ts';
import { lastingConditions, MOST_STRESS } from '../book/damage-and-recovery/recovering.ts';
import { lockKey, lockOf } from '../book/influence-and-command/locks.ts';
import { modName } from '../book/modifiers.ts';
import { speedOf } from '../book/movement/walking.ts';
import { clockOf, conclude } from '../book/rounds.ts';
import { letGoIfApart } from '../book/stunts-and-grabs/push-and-pull.ts';
import type { DegreesFighter, DegreesTable, Ongoing, Suffered } from '../table.ts';
import { ITEMS, THINGS } from './items.ts';
import { SHEET } from './sheet.ts';
import { ATTITUDES, RESISTANCES, SIZES, STANCE_PARTS } from './terms.ts';
import { CONDITIONS, type Condition, TRACK_IDS, TRACKS } from './tracks.ts';
import { WEAPONS } from './weapons.ts';

const { at, field, editable, readOnly, readOnlyAs, side } = fieldsOf<DegreesTable, DegreesFighter>();
const few = count(0, 9);
const aThing = thing<string>(THINGS, [WEAPONS, ITEMS]);
const some = count(0, 99);

/** Marks a field whose value lasts beyond the battle, until a long rest. */
const REST = { until: ['long-rest'] } as const; // DEG-R74
const HARM = { ...REST, isHarm: true } as const; // DEG-R74

const ONGOING = record({
  by: fighter,
  track: oneOf(TRACK_IDS),
  degree: count(1, 3),
  rank: count(0, 40),
  resist: oneOf(RESISTANCES),
});

const STANCE = record({ minus: oneOf(STANCE_PARTS), plus: oneOf(STANCE_PARTS), ranks: count(1, 5) });
const AIM = record({ target: fighter, ranks: count(1, 5) });
const LAST = record({ total: count(-99, 99), dc: count(-99, 99), degree: count(-99, 99) });

/** The fields of a fighter that views contain, and how the GM and a setup's `state` set them. */
export const FIELDS = {
  at: at((table, { id }, to) => {
    place(table, id, to, 'placed');
    letGoIfApart(table, id); // DEG-R20
  }),
  side: side(conclude),
  size: readOnly(oneOf(SIZES), ({ sheet }) => sheet.size),
  defeated: readOnly(flag, ({ defeated }) => defeated),
  conditions: field({
    kind: setOf(oneOf(CONDITIONS)),
    get: (_table, one) => conditionsOf(one),
    set: (table, one, value) => setConditions(table, one, value), // DEG-R46
    lasts: { ...REST, after: (_table, one) => lastingConditions(one) }, // DEG-R74
  }),
  bruises: editable('bruises', some, { after: (_table, one) => settleHealth(one), lasts: HARM }),
  strains: editable('strains', some, { after: (_table, one) => settleHealth(one), lasts: HARM }),
  ...readOnlyAs({ hp: count(0, 1_000_000), hpMax: count(0, 1_000_000) }),
  std: editable('std', few),
  stdMax: readOnly(few, () => 1), // DEG-3
  mov: editable('mov', few),
  quick: editable('quick', few),
  reaction: editable('reaction', count(0, 1)),
  free: readOnly(some, ({ free }) => free),
  stress: editable('stress', count(0, MOST_STRESS), { lasts: HARM }),
  stressMax: readOnly(
    count(0, MOST_STRESS),
    ({ sheet }, { options }) => (options.stressUncapped ? MOST_STRESS : sheet.stressMax), // DEG-R59
  ),
  destiny: editable('destiny', SHEET.destiny, { lasts: REST }),
  fate: editable('fate', SHEET.fate, { lasts: REST }),
  corruption: editable('corruption', SHEET.corruption, { lasts: REST }),
  surgeDebt: editable('surgeDebt', some, {
    after: (_table, one) => {
      one.resistDebt = Math.min(one.resistDebt, one.surgeDebt);
    },
  }),
  speed: readOnly(count(-20, 20), (one) => speedOf(one)),
  aim: field({
    kind: nullable(AIM),
    get: (_table, one) => one.aim,
    fault: (table) => givenOnly(table),
    set: (_table, one, value) => {
      one.aim = value;
    },
  }),
  ...readOnlyAs({ stance: nullable(STANCE), defending: flag, ready: nullable(anId()), delaying: flag }),
  held: readOnly(listOf(aThing), ({ held }) => [...held].sort()),
  carried: readOnly(listOf(aThing), ({ carried }) => [...carried].sort()),
  pack: readOnly(listOf(aThing), ({ pack }) => [...pack].sort()),
  worn: readOnly(listOf(aThing), ({ worn }) => [...worn].sort()),
  loaded: editable('loaded', setOf(thing<string>(WEAPONS))),
  damaged: editable('damaged', setOf(aThing), { lasts: { until: [] } }), // DEG-R74
  broken: editable('broken', setOf(aThing), {
    after: (_table, one, before) => {
      for (const item of one.broken) if (!before.includes(item)) takeAway(one, item); // DEG-R21
    },
  }),
  ammo: editable('ammo', SHEET.ammo, { lasts: { until: [] } }), // DEG-R74
  active: readOnly(entriesOf(anId()), ({ active }) => active),
  effects: field({
    kind: listOf(anything),
    get: (_table, { effects }) => effects.map(effectId).sort(),
    fault: (table, _one, value) => givenOnly(table) ?? (ongoingIn(value) ? undefined : 'bad-input'),
    set: (table, one, value) => setEffects(table, one, ongoingIn(value) ?? []),
  }),
  grabbing: readOnly(nullable(fighter), ({ grabbing }) => grabbing),
  analysis: field({
    kind: entriesOf(count(0, 5), MOST_FIGHTERS, fighter),
    get: (_table, { analysis }) => analysis,
    fault: (table) => givenOnly(table),
    set: (_table, one, value) => {
      one.analysis = Object.fromEntries(Object.entries(value).filter(([, ranks]) => ranks > 0));
    },
  }),
  'fortune-ask': readOnly(SHEET.fortuneAsk, ({ fortuneAsk }) => fortuneAsk), // DEG-81: the fighter's current setting, which may differ from its sheet
  'reaction-ask': readOnly(SHEET.reactionAsk, ({ reactionAsk }) => reactionAsk), // DEG-R61: the fighter's current setting, which may differ from its sheet
  intel: readOnly(listOf(worded(text(400)), 999), ({ intel }) => [...intel].sort()), // DEG-R52
  attitude: editable('attitude', SHEET.attitude),
  opinions: editable('opinions', entriesOf(oneOf(ATTITUDES))),
  topic: editable('topic', nullable(text(80)), {
    after: (_table, one) => {
      one.topicUntil = null; // DEG-R55
    },
  }),
  topicEase: editable('topicEase', nullable(oneOf(['ignore', 'borrow'])), {
    after: (_table, one) => {
      one.topicUntil = null; // DEG-R55
    },
  }),
  order: editable('order', nullable(text(200))),
  locked: field({
    kind: setOf(anId(80)),
    get: (_table, { locked }) => locked.map(lockKey).sort(),
    fault: (_table, _one, value) => (value.every((key) => lockOf(key)) ? undefined : 'bad-input'),
    set: (_table, one, value) => {
      one.locked = value.flatMap((key) => lockOf(key) ?? []);
    },
  }),
  mods: readOnly(listOf(worded(text(80)), 99), (one) => modsOf(one)), // DEG-R4
  edges: readOnly(entriesOf(count(0, 99)), ({ edges }) => edges),
  runStreak: editable('runStreak', some, {
    after: (_table, one) => {
      one.ranWell = one.runStreak > 0; // DEG-R45
    },
  }),
  deathFails: editable('deathFails', some),
  last: readOnly(nullable(LAST), ({ last }) => last), // DEG-R34
  clock: readOnly(count(0, 1_000_000), (_one, table) => clockOf(table)), // DEG-2
};

export function modsOf({ mods }: DegreesFighter): string[] {
  return mods
    .filter(({ kind, ranks }) => ranks !== 0 || kind === 'burst')
    .map(modName)
    .sort();
}

/** Returns a fault if the battle has begun: a setup may set these fields, but the GM may not. */
function givenOnly(table: DegreesTable): 'bad-input' | undefined {
  return table.round > 0 ? 'bad-input' : undefined;
}

/** Sets a fighter's conditions by hand. They replace all others and last until they are removed (DEG-R46). */
function setConditions(table: DegreesTable, one: DegreesFighter, names: readonly Condition[]): void {
  for (const { by, track } of one.effects) if (track === 'grab') letGo(table, by);
  const suffered: Suffered[] = names.map((name) => ({ name, cause: 'lasting', until: null })); // DEG-R46
  rewrite(table, one.id, { suffered, effects: [] });
  conclude(table);
}

function ongoingIn(value: readonly unknown[]): Ongoing[] | undefined {
  const list = value.map(
    (one) => ONGOING.shape.safeParse(one).data as Omit<Ongoing, 'condition'> | undefined,
  );
  const whole = list.flatMap((one) => {
    const condition = one && one.track !== 'grab' ? TRACKS[one.track][one.degree - 1] : undefined;
    return one && condition ? [{ ...one, condition }] : [];
  });
  return whole.length === value.length ? whole : undefined;
}

function setEffects(table: DegreesTable, one: DegreesFighter, effects: readonly Ongoing[]): void {
  rewrite(table, one.id, { effects });
}
