import type { Ruleset } from '@riposte/shared';
import { type CarriedHero, HERO, type HeroRules, heroFault, openHero } from '@riposte/shared/campaign/hero';
import { lastingFields } from '@riposte/shared/campaign/lasting';
import { formatNumber } from '@riposte/shared/engine/language/intl';
import { healthResource } from '@riposte/shared/engine/presentation/description';
import { fieldLabel, valueText, wordingOf } from '@riposte/shared/engine/presentation/phrases';
import { writtenSheet } from '@riposte/shared/scenario/written-sheet';
import * as words from '../words/campaign.ts';

/** Returns the name of a hero, or else of its archetype. */
export function heroName({ description }: Ruleset, { name, sheet }: CarriedHero): string {
  return name ?? description.archetypes[sheet.kind]?.label ?? sheet.kind;
}

const SIGNED = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;

/** Returns a hero's luck in a fight as text. */
export function luckText(luck: number): string {
  return words.luckOf(formatNumber(luck, SIGNED));
}

/** A hero's health in numbers. */
export interface Health {
  readonly label: string;
  readonly now: number;
  readonly most: number;
}

/** The state of a hero between fights. */
export interface Condition {
  /** Undefined if the ruleset or the sheet has no health with a maximum. */
  readonly health: Health | undefined;
  /** The other values that differ from those of the sheet, such as wounds, as `Label: value`. */
  readonly lasting: readonly string[];
}

/** Returns the state of a hero between fights. It is empty if the hero does not fit the rules that this page knows. */
export function conditionOf(rules: HeroRules, hero: CarriedHero): Condition {
  if (heroFault(rules, hero) !== undefined) return { health: undefined, lasting: [] };
  const { table, fighter } = openHero(rules, hero);
  const { description, fields } = rules.ruleset;
  const resource = healthResource(description);
  const numberIn = (field: string | undefined) => Number(fields[field ?? '']?.get(table, fighter));
  const health = resource && {
    label: resource.label,
    now: numberIn(resource.field),
    most: numberIn(resource.max),
  };
  const wording = wordingOf(description, (id) => (id === HERO ? '' : id));
  const lasting = [...lastingFields(rules.ruleset)].filter(
    ([key]) => key !== resource?.field && Object.hasOwn(hero.state, key),
  );
  return {
    health: health && Number.isFinite(health.now) && Number.isFinite(health.most) ? health : undefined,
    lasting: lasting.map(([key, { kind, get }]) =>
      words.labeled(fieldLabel(description, key), valueText(wording, { key, kind }, get(table, fighter))),
    ),
  };
}

/** Returns the values of a hero's sheet as labels and texts, without empty ones. */
export function sheetOf(rules: HeroRules, hero: CarriedHero): readonly (readonly [string, string])[] {
  if (heroFault(rules, hero) !== undefined) return [];
  const { table, fighter } = openHero(rules, hero);
  const { description, sheet } = rules.ruleset;
  const wording = wordingOf(description, (id) => id);
  return Object.entries(writtenSheet(rules.ruleset, table, fighter)).flatMap(([key, value]) => {
    const isEmpty =
      value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    const isOwn = key !== 'name' && key !== 'kind';
    return isEmpty || !isOwn
      ? []
      : [[fieldLabel(description, key), valueText(wording, { key, kind: sheet[key] }, value)] as const];
  });
}
