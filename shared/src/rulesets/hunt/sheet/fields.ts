import { RESTS } from '../../../engine/core/lasting.ts';
import {
  anId,
  count,
  flag,
  listOf,
  nullable,
  oneOf,
  setOf,
  text,
  thing,
} from '../../../engine/schema/field-schema.ts';
import { findFighter, occupant } from '../../../engine/state/table.ts';
import { leaveMap } from '../../../engine/state/verbs.ts';
import { fieldsOf } from '../../../kit/fields.ts';
import { usableBy } from '../book/grid.ts';
import { isHelpless, setWill } from '../book/helpless.ts';
import { laySpared, liesSpared } from '../book/spared.ts';
import { type HuntFighter, type HuntTable, OUTCOMES } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { ABILITIES } from './abilities.ts';
import { CONDITIONS } from './ailments.ts';
import { SHEET } from './sheet.ts';
import { PARTS, SPECIALTIES } from './specialties.ts';
import { HABITS } from './terms.ts';

const { atOrGone, field, editable, readOnly, readOnlyAs, side } = fieldsOf<HuntTable, HuntFighter>();
const points = count();
const ids = listOf(anId(80), 99);

/** Returns a list in alphabetical order. */
function sorted<Item extends string>(items: readonly Item[]): Item[] {
  return [...items].sort();
}

/** Returns the field for one of the three ways to be out of the fight. */
function out(key: 'dead' | 'defeated' | 'withdrawn') {
  return field({
    kind: flag,
    get: (_table, fighter) => fighter[key],
    fault(table, fighter, value) {
      if (value || key !== 'defeated' || !fighter.defeated) return undefined;
      if (!fighter.at) return { code: 'bad-input', say: SAID.refusals.offTheMap };
      return occupant(table, fighter.at, fighter.id) ? 'occupied' : undefined;
    },
    set(table, fighter, value) {
      fighter[key] = value;
      if (value) fighter.defeated = true;
      if (!value && key === 'defeated') fighter.dead = fighter.withdrawn = false;
      if (value && key === 'withdrawn') goneFrom(table, fighter);
    },
  });
}

/** Returns the field for one of a fighter's lists of things. Shows the list in alphabetical order. */
function carried(key: 'weapons' | 'armour' | 'items') {
  return field({
    kind: SHEET[key],
    get: (_table, fighter) => sorted(fighter[key]),
    set(_table, fighter, value) {
      fighter[key] = value;
    },
  });
}

/** Takes a withdrawn fighter off the map. Also works while the fighter is being created and is not in the table yet. */
function goneFrom(table: HuntTable, fighter: HuntFighter): void {
  if (findFighter(table, fighter.id)) leaveMap(table, fighter.id, 'withdrew');
  else fighter.at = null; // HUNT-21
}

/**
 * The fields of a fighter that views contain. The GM and a setup's `state` can set all fields that are not read-only.
 * The values of a `state` are applied in this order.
 */
export const FIELDS = {
  ...readOnlyAs({ name: text(40), type: SHEET.type, level: points, size: SHEET.size }),
  side: side(() => {}),
  at: atOrGone(),
  hp: editable('hp', points, {
    after: (_table, fighter) => {
      fighter.spared = false; // HUNT-R50: if Stamina is 0, the fighter's fate must be decided again
    },
    lasts: { until: RESTS, after: (_table, { hp }) => Math.max(1, hp) }, // HUNT-R59
  }), // HUNT-R49, HUNT-R50
  wp: field({
    kind: points,
    get: (_table, { wp }) => wp,
    set: (table, fighter, value) => setWill(table, fighter, value), // HUNT-R50
    lasts: { until: RESTS, after: (_table, { wp }) => Math.max(1, wp) }, // HUNT-R59, HUNT-67
  }),
  mv: editable('mv', points), // HUNT-R50
  parts: editable('parts', setOf(oneOf(PARTS)), { lasts: { until: ['long-rest'] } }), // HUNT-R50, HUNT-R59
  usable: readOnly(listOf(thing(SPECIALTIES), 99), (fighter) => sorted(usableBy(fighter))),
  conditions: field({
    kind: setOf(oneOf(CONDITIONS)),
    get: (_table, { conditions }) => conditions,
    set(table, fighter, value) {
      const isFreed = isHelpless(fighter) && findFighter(table, fighter.id) !== undefined; // in a setup, `wp` decides whether the fighter is Helpless
      fighter.conditions = value;
      const wp = isFreed ? Math.max(1, fighter.wp) : fighter.wp; // HUNT-63, HUNT-R50
      setWill(table, fighter, value.includes('helpless') ? 0 : wp); // HUNT-62, HUNT-R50
    },
  }),
  abilities: readOnly(listOf(thing(ABILITIES), 99), ({ abilities }) => abilities),
  habit: readOnly(nullable(oneOf([...HABITS, 'unknown'])), ({ abilities, habit }) =>
    abilities.includes('habit') ? (habit ?? 'unknown') : null,
  ),
  weapons: carried('weapons'),
  armour: carried('armour'),
  items: carried('items'),
  bagged: readOnly(ids, ({ bags }) =>
    sorted(bags.flatMap(({ bag, items }) => items.map((item) => `${bag}:${item}`))),
  ),
  links: readOnly(ids, ({ links }) =>
    sorted(links.map(({ by, ability }) => (ability === null ? by : `${by}:${ability}`))),
  ),
  step: readOnly(nullable(oneOf(['advance', 'late'])), ({ step }) => step),
  done: field({
    kind: flag,
    get: (_table, fighter) => fighter.done || fighter.defeated || isHelpless(fighter), // HUNT-65
    set: (_table, fighter, value) => {
      fighter.done = value; // HUNT-R50
    },
  }),
  extra: editable('extra', count(0, 99)), // HUNT-R50
  last: readOnly(nullable(oneOf(OUTCOMES)), ({ last }) => last),
  withdrawn: out('withdrawn'),
  dead: out('dead'),
  spared: field({
    kind: flag,
    get: (_table, fighter) => liesSpared(fighter),
    fault: (_table, { type, defeated }, value) =>
      value && (type !== 'enemy' || defeated)
        ? { code: 'bad-input', say: SAID.refusals.notToSpare }
        : undefined,
    set(table, fighter, value) {
      if (value)
        laySpared(table, fighter); // HUNT-R46
      else if (liesSpared(fighter)) setWill(table, fighter, 1); // HUNT-64
    },
  }),
  defeated: out('defeated'),
};
