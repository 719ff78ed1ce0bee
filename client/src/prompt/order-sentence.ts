import { type Fighter, type Id, type Ruleset, resourceOf } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { own } from '@riposte/shared/engine/schema/records';
import type { OrderConditions, StandingOrder } from '@riposte/shared/engine/state/standing-order';
import { entryOf, questionOf } from '../battle/offers.ts';
import * as words from '../words/orders.ts';

/** The rules and the fighters that orders are about. */
export interface OrderScene {
  readonly ruleset: Ruleset;
  readonly table: { readonly fighters: Readonly<Record<Id, Pick<Fighter, 'name' | 'side'>>> };
}

/** The parts of an order that its sentence needs. */
export type SaidOrder = Pick<StandingOrder, 'kind' | 'option' | 'policy' | 'below' | 'when'>;

/** Returns an order of a fighter as a sentence, such as "Parry if the chance is 50% or better." */
export function orderSentence(scene: OrderScene, by: Id, order: SaidOrder): string {
  const { option, policy, below, when } = order;
  const label = option === undefined ? undefined : optionLabel(scene, by, order.kind, option);
  const limit = below === undefined ? [] : [gainText(label, below)];
  const [effect, conditions] = [effectText(label, policy), [...limit, ...conditionTexts(scene, by, when)]];
  return conditions.length === 0
    ? words.always(effect)
    : words.sentence(effect, formatList(conditions, 'conjunction'));
}

function effectText(label: string | undefined, policy: StandingOrder['policy']): string {
  if (label === undefined || policy === 'never-below') return words.pass;
  return policy.startsWith('always') ? words.choose(label) : words.neverChoose(label);
}

function gainText(label: string | undefined, below: number): string {
  return label === undefined ? words.gainsLess(below / 100) : words.gainsLessBy(label, below / 100);
}

function conditionTexts(
  { table, ruleset }: OrderScene,
  by: Id,
  { odds, keep = {}, concerns, falls }: OrderConditions = {},
): readonly string[] {
  const sideOf = (id: Id | undefined) => (id === undefined ? undefined : own(table.fighters, id)?.side);
  const isOfSide = falls !== undefined && concerns !== undefined && sideOf(concerns) === sideOf(by);
  const kept = Object.entries(keep).map(([field, amount]) =>
    words.keep(amount, resourceOf(ruleset.description, field)?.short ?? field),
  );
  return [
    ...(odds === undefined ? [] : [odds === 100 ? words.certain : words.likely(odds / 100)]),
    ...kept,
    ...(concerns === undefined || isOfSide ? [] : [words.concerns(nameOf(table, concerns))]),
    ...(isOfSide ? [words.falls(nameOf(table, concerns), falls / 100)] : []),
    ...(falls === undefined || isOfSide ? [] : [words.anyoneFalls(falls / 100)]),
  ];
}

/** Returns the prompts that an order answers, and how long it stays in force. */
export function orderScope(scene: OrderScene, by: Id, { kind, round, laid }: StandingOrder): string {
  const where = kind === undefined ? words.atEveryPrompt : words.whenAsked(promptLabel(scene, by, kind));
  const limit = round !== undefined ? words.thisRound : laid !== undefined ? words.untilSomethingNew : '';
  return limit === '' ? where : words.whereAndHowLong(where, limit);
}

/** Returns the question of a kind of prompt to a fighter. The fighters of a pending action are not known yet. */
export function promptLabel(scene: OrderScene, by: Id, kind: string): string {
  return timeless(scene, by, questionOf(scene, kind).label);
}

/** Returns the label of an option of a prompt to a fighter. */
export function optionLabel(scene: OrderScene, by: Id, kind: string | undefined, option: string): string {
  return timeless(scene, by, entryOf(scene, { kind: kind ?? '', option }).label);
}

function timeless({ table }: OrderScene, by: Id, label: string): string {
  const told = label.replace(/\{(by|target|for)\}/g, (_all, who: string) =>
    who === 'for' ? nameOf(table, by) : words.someone,
  );
  return told.charAt(0).toUpperCase() + told.slice(1);
}

function nameOf({ fighters }: OrderScene['table'], id: Id): string {
  return own(fighters, id)?.name ?? id;
}
