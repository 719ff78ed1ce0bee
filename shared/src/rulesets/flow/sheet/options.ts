import {
  amount,
  count,
  flag,
  hex,
  initially,
  listOf,
  nullable,
  oneOf,
  text,
  type Values,
} from '../../../engine/schema/field-schema.ts';

/** Actions that provoke Reaction Attacks only with a house rule. */
const PROVOKERS = ['ranged', 'drink', 'draw', 'item'] as const;
export type Provoker = (typeof PROVOKERS)[number];

/** The options of a battle: its house rules, its doors, and how it starts. */
export const OPTIONS = {
  /** The side that surprises the others when the fight starts; null if there is none. */
  surprise: initially(nullable(text(32)), null),
  fumbles: initially(oneOf(['gm', 'table', 'off']), 'gm'),
  alsoProvoke: listOf(oneOf(PROVOKERS)),
  grapplerActions: initially(oneOf(['allow', 'ask']), 'allow'),
  freeLimit: initially(count(0, 99), 3),
  autoEnd: flag,
  fpCap: initially(flag, true),
  doors: listOf(hex, 1000),
  explore: flag,
  /** The number of seconds that a prompt stays open. */
  timer: initially(amount(1, 600), 20),
};

export type FlowOptions = Values<typeof OPTIONS>;
