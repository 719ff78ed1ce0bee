import {
  anId,
  count,
  type FieldSchema,
  fighter,
  flag,
  nullable,
  oneOf,
  setOf,
  text,
  thing,
} from '../../../engine/schema/field-schema.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { concludeIfDecided, emit, place } from '../../../engine/state/verbs.ts';
import { faultOfHealth } from '../../../kit/defeat.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { reachOf } from '../book/arms.ts';
import { has, setIlls } from '../book/conditions.ts';
import { endGrapplesOf, isGrappled, partnersOf, reviewGrapples } from '../book/grapple.ts';
import { armorOf, takeOut } from '../book/harm.ts';
import { forgoReadied } from '../book/ready.ts';
import { isEngaged } from '../book/sight.ts';
import { priceTextOf } from '../book/surge.ts';
import { LATER, numberOf, type PhasesFighter, type PhasesTable } from '../table.ts';

import { ABILITIES, type AbilityId, REACTIONS } from './abilities.ts';
import { CONDITIONS, ILLS, type Ill } from './conditions.ts';
import { NUMBERS, type NumberField, SHEET } from './sheet.ts';
import { WEAPONS } from './weapons.ts';

const { at, field, editable, readOnly, side } = fieldsOf<PhasesTable, PhasesFighter>();

const points = count(0, 99);
const weapons = setOf(thing(WEAPONS));
const uses = ['full-attack', ...Object.keys(REACTIONS)];

/** Marks a field whose value lasts beyond the battle, until a long rest. */
const REST = { until: ['long-rest'] } as const; // PHASE-R79, PHASE-R48
const HARM = { ...REST, isHarm: true } as const; // PHASE-R79, PHASE-R48

const number = (key: NumberField) => editable(key, count(-9, 99));

/** The fields of the table view, and how the GM and a setup's `state` can set them. */
export const FIELDS = {
  pc: editable('pc', SHEET.pc),
  size: editable('size', SHEET.size),
  hpMax: editable('hpMax', SHEET.hpMax, {
    after: (_table, fighter) => (fighter.hp = Math.min(fighter.hp, fighter.hpMax)),
  }),
  hp: field({
    lasts: { ...REST, after: (_table: PhasesTable, { hp }: PhasesFighter) => Math.max(1, hp) }, // PHASE-R79
    kind: points,
    get: (_table, { hp }) => Math.max(0, hp),
    fault: (table, fighter, value) => faultOfHealth(table, fighter, value, fighter.hpMax),
    set(table, fighter, value) {
      fighter.hp = value;
      if (value === 0 && !fighter.defeated) takeOutHere(table, fighter);
      if (value > 0 && fighter.defeated) raise(table, fighter);
    },
  }),
  mpMax: editable('mpMax', points, {
    after: (_table, fighter) => (fighter.mp = Math.min(fighter.mp, fighter.mpMax)),
    lasts: REST, // PHASE-R8
  }),
  mp: editable('mp', points, {
    fault: (_table, { mpMax }, value) => (value > mpMax ? 'too-much' : undefined),
    lasts: REST,
  }),
  armor: field({
    kind: SHEET.armor,
    get: (_table, fighter) => (fighter.armor === null ? fighter.armor : armorOf(fighter)), // PHASE-R46: null if the viewer does not know the armor
    set: (_table, fighter, value) => {
      fighter.armor = value;
    },
  }),
  ...(Object.fromEntries(NUMBERS.map((key) => [key, number(key)])) as Record<
    NumberField,
    ReturnType<typeof number>
  >),
  stressCap: editable('stressCap', count(1, 99)),
  woundCap: editable('woundCap', count(1, 9)),
  overstressCap: editable('overstressCap', count(1, 9)),
  stress: editable('stress', points, {
    fault: (_table, { stressCap }, value) => (value > stressCap ? 'too-much' : undefined),
    lasts: HARM,
  }),
  wounds: editable('wounds', points, {
    fault: (_table, { woundCap }, value) => (value >= woundCap ? 'too-much' : undefined),
    lasts: { ...HARM, after: (_table, { wounds, woundCap }) => Math.min(wounds, woundCap - 1) }, // PHASE-R79
  }),
  overstress: editable('overstress', points, {
    fault: (_table, { overstressCap }, value) => (value >= overstressCap ? 'too-much' : undefined),
    lasts: { ...HARM, after: (_, { overstress, overstressCap }) => Math.min(overstress, overstressCap - 1) }, // PHASE-R79
  }),
  discord: editable('discord', points, { after: (_table, fighter) => (fighter.discordBy = null) }),
  focus: editable('focus', points),
  recovery: editable('recovery', points, { lasts: REST }),
  recoveries: readOnly(points, ({ recoveries }) => recoveries),
  surgeLevel: editable('surgeLevel', count(0, 3), { lasts: HARM }), // PHASE-21
  surgePrice: readOnly(nullable(text(12)), (fighter, { options }) => priceTextOf(options, fighter)),
  surged: editable('surged', flag),
  acted: field({
    kind: flag,
    get: (table, fighter) => hasActed(table, fighter),
    set: (table, fighter, value) => {
      fighter.acted = value;
      if (!fighter.pc && value) table.due = table.due.filter((id) => id !== fighter.id);
    },
  }),
  standard: editable('standard', flag),
  minor: editable('minor', flag),
  moveLeft: editable('moveLeft', points),
  attacksLeft: editable('attacksLeft', count(0, 2)),
  defending: editable('defending', flag),
  slipping: editable('slipping', flag),
  channeling: editable('channeling', nullable(thing(ABILITIES)) as FieldSchema<AbilityId | null>, {
    fault: (_table, _fighter, value) =>
      value === null || ABILITIES[value].use.as === 'channel' ? undefined : 'bad-input',
    after: (_table, fighter) => {
      fighter.stoodStill = 0; // PHASE-R27: the channeling counts as begun in an earlier round
      fighter.channeledAt = 0;
      fighter.heldIn = 0;
      fighter.channeledNow = false;
    },
  }),
  releasing: readOnly(flag, ({ releasing }) => releasing),
  readied: field({
    kind: flag,
    get: (_table, { holds }) => holds,
    fault: (_table, { holds }, value) => (value && !holds ? 'nothing-readied' : undefined),
    set: (table, fighter, value) => {
      if (!value && fighter.holds) forgoReadied(table, fighter.id);
    },
  }),
  reactionUsed: editable('reactionUsed', flag),
  used: editable('used', setOf(oneOf(uses))),
  spent: editable('spent', setOf(thing(ABILITIES))),
  broken: editable('broken', weapons, { lasts: REST }), // PHASE-R7
  unloaded: editable('unloaded', weapons),
  known: editable('known', setOf(anId(32, 1))),
  grappledWith: field({
    kind: setOf(fighter),
    get: (table, { id }) => partnersOf(table, id).sort(),
    fault: (table, { id }, value) => (value.includes(id) ? 'bad-input' : missing(table, value)),
    set: (table, { id }, value) => {
      endGrapplesOf(table, id);
      const joined = value.map((other) => ({ by: id, with: other, stronger: null, isNew: false }));
      table.grapples = [...table.grapples, ...joined];
      if (table.round > 0) reviewGrapples(table);
    },
  }),
  engaged: readOnly(flag, (fighter, table) => !fighter.defeated && isEngaged(table, fighter)),
  reach: readOnly(points, (fighter) => reachOf(fighter)),
  skipUntil: editable('skipUntil', nullable(oneOf(LATER))),
  conditions: field<readonly Ill[]>({
    lasts: { ...REST, after: (_table, fighter) => lastingIllsOf(fighter) },
    kind: setOf(oneOf(ILLS)),
    get: (table, fighter) => illsOf(table, fighter),
    set: (table, fighter, value) => {
      if (!value.includes('grappled') && isOnTable(table, fighter)) endGrapplesOf(table, fighter.id);
      setIlls(
        fighter,
        value.filter((ill) => ill !== 'grappled' || !isGrappled(table, fighter.id)),
      );
    },
  }),
  at: at((table, fighter, to) => {
    place(table, fighter.id, to, 'placed');
    reviewGrapples(table); // PHASE-R16
  }),
  side: side((table) => {
    concludeIfDecided(table); // PHASE-R45
  }),
  defeated: readOnly(flag, ({ defeated }) => defeated),
};

/** Returns the conditions and statuses of a fighter, including `grappled` if it is in a grapple (PHASE-R12). */
export function illsOf(table: PhasesTable, fighter: PhasesFighter): Ill[] {
  const names = fighter.suffers.map(({ name }) => name);
  const isHeldToo = !has(fighter, 'grappled') && isGrappled(table, fighter.id);
  return isHeldToo ? [...names, 'grappled' as const].sort() : names;
}

/** Returns the conditions that last beyond the fight: those without a stated end. Statuses do not last. */
function lastingIllsOf({ suffers }: PhasesFighter): Ill[] {
  const conditions: readonly Ill[] = CONDITIONS;
  return suffers
    .filter(({ name, until }) => until === null && conditions.includes(name)) // PHASE-R79, PHASE-R12
    .map(({ name }) => name);
}

/**
 * Returns whether a fighter has begun its first turn of the round. For an NPC, returns whether it has no turn left
 * in the round.
 */
function hasActed({ phase, due }: PhasesTable, { pc, acted, id, initiative }: PhasesFighter): boolean {
  if (pc || acted) return acted;
  const now = phase === null ? 0 : numberOf(phase);
  return !due.includes(id) && !initiative.some((number) => number > now);
}

function missing(table: PhasesTable, ids: readonly string[]) {
  return table.round === 0 || ids.every((id) => findFighter(table, id)) ? undefined : 'no-such-target';
}

/**
 * Returns whether a fighter is on the table yet. A new fighter is not on the table while its `state` is applied, which
 * must neither end grapples nor decide the battle.
 */
function isOnTable(table: PhasesTable, fighter: PhasesFighter): boolean {
  return findFighter(table, fighter.id) === fighter;
}

function takeOutHere(table: PhasesTable, fighter: PhasesFighter): void {
  if (isOnTable(table, fighter)) takeOut(table, fighter.id, null, 'PHASE-R7');
  else fighter.defeated = true;
}

function raise(table: PhasesTable, fighter: PhasesFighter): void {
  fighter.defeated = false;
  fighter.wounds = Math.min(fighter.wounds, fighter.woundCap - 1);
  fighter.overstress = Math.min(fighter.overstress, fighter.overstressCap - 1);
  emit(table, { type: 'raised', target: fighter.id });
}
