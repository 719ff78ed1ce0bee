import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter, standing } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { named } from '../../../kit/content.ts';
import { allyOf } from '../../../kit/sides.ts';
import { ABILITIES, type AbilityId } from '../sheet/abilities.ts';
import type { HuntFighter, HuntTable, Link } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { changeWill, isHelpless } from './helpless.ts';
import { awayFrom, outOfRange } from './positions.ts';
import { abilitiesIn, goesWith, ownAbility, reboundOf, supportsFor } from './supports.ts';
import { endTurn, turnAction } from './turns.ts';

const RANGE = 6; // HUNT-R25: cooperation needs no line of sight

/** A cooperative attack: lends a Support to a partner's next attack. */
export const coop = turnAction({
  params: { target: fighter, ability: optional(named(ABILITIES)) },
  isForAdventurers: true, // HUNT-37

  understand(act, table, by) {
    const helper = findFighter(table, by);
    const lacksOne = act.ability === undefined && helper && supportsFor(helper, 'hit').length > 0;
    return lacksOne ? undefined : act; // HUNT-14
  },

  fault(table, helper, { target, ability }) {
    const fault = faultOfLoan(helper, ability);
    if (fault) return fault;
    const partner = allyOf(table, helper.id, target); // HUNT-14
    if (partner?.type !== 'adventurer') return 'no-such-target'; // HUNT-14
    const away = awayFrom(helper, partner.at);
    return away > RANGE ? outOfRange(away, RANGE) : undefined; // HUNT-R25
  },

  *variants(table, helper) {
    const lent = supportsFor(helper, 'hit');
    for (const { id: target } of standing(table)) {
      if (lent.length === 0) yield { target };
      for (const ability of lent) yield { target, ability };
    }
  },

  *run(table, by, { target, ability }) {
    const partner = fighterOf(table, target);
    const [lent = null] = abilitiesIn(ability === undefined ? [] : [ability]);
    partner.links = [...partner.links, { by, ability: lent }]; // HUNT-14: lending a Support needs no check, and is paid for later
    emit(table, { type: 'linked', by, target, ability: lent, clause: 'HUNT-14' });
    endTurn(table, by);
  },
});

function faultOfLoan(helper: HuntFighter, ability: string | undefined): Fault | undefined {
  if (ability === undefined) return undefined;
  const own = ownAbility(helper, ability);
  if (own === undefined) return 'no-such-ability';
  return goesWith(own, 'hit') ? undefined : { code: 'wrong-type', say: SAID.refusals.notLinkable }; // HUNT-R25
}

/**
 * Returns the links (contributions of partners to a fighter's next attack) that the partners can pay for. Sorted by
 * partner, then by age, oldest first.
 */
export function payableLinks(table: HuntTable, { links }: HuntFighter): readonly Link[] {
  return fightersOf(table).flatMap((partner) => {
    if (partner.defeated || isHelpless(partner)) return []; // HUNT-R24
    let left = partner.wp;
    return links.filter((link) => {
      const price = link.by === partner.id ? priceOf(partner, link) : Number.POSITIVE_INFINITY;
      if (price > left) return false; // HUNT-R24
      left -= price;
      return true;
    });
  });
}

/** Returns the Willpower that a partner pays for a lent Support. */
function priceOf(partner: HuntFighter, { ability }: Link): number {
  return ability === null ? 0 : reboundOf(partner, [ability]);
}

/** Returns the ids of the partners who can pay for all Supports that they lend to a fighter. */
export function payingPartners(table: HuntTable, helped: HuntFighter): Id[] {
  const payable = payableLinks(table, helped);
  const partners = [...new Set(helped.links.map(({ by }) => by))];
  const linksOf = (links: readonly Link[], id: Id) => links.filter(({ by }) => by === id).length;
  return partners.filter((id) => linksOf(payable, id) === linksOf(helped.links, id));
}

/** Returns the fault if a partner is named twice or contributes nothing to the fighter's next attack. */
export function faultOfPartners({ links }: HuntFighter, named: readonly Id[]): Fault | undefined {
  const isLinked = (id: Id) => links.some(({ by }) => by === id);
  const areDistinct = new Set(named).size === named.length;
  if (areDistinct && named.every(isLinked)) return undefined;
  return { code: 'bad-input', say: SAID.refusals.noLink }; // HUNT-R24
}

/** Returns the fault if a named partner cannot pay for all Supports that it lends. */
export function faultOfLoans(table: HuntTable, helped: HuntFighter, named: readonly Id[]): Fault | undefined {
  const paying = named.length > 0 ? payingPartners(table, helped) : [];
  if (named.every((id) => paying.includes(id))) return undefined;
  return { code: 'not-enough-wp', say: SAID.refusals.partnerLacksWill, clause: 'HUNT-R24' }; // HUNT-R24
}

/**
 * Returns the links (contributions of partners) that an attack uses: all links that can be paid for. If partners are
 * named, returns only the links of these partners.
 */
export function linksUsed(
  table: HuntTable,
  helped: HuntFighter,
  named: readonly Id[] | undefined,
): readonly Link[] {
  if (helped.links.length === 0) return [];
  return payableLinks(table, helped).filter(({ by }) => named === undefined || named.includes(by)); // HUNT-R24
}

/** Returns the Supports that these links lend to an attack. */
export function lentSupports(used: readonly Link[]): AbilityId[] {
  return used.flatMap(({ ability }) => ability ?? []); // HUNT-15, HUNT-R24: a Support that is lent twice counts twice
}

/**
 * Makes the partners pay for the Supports that they lend to an attack. Then removes all links of the attacker, used or
 * not.
 */
export function feed(table: HuntTable, id: Id, used: readonly Link[]): void {
  for (const link of used) {
    const price = priceOf(fighterOf(table, link.by), link);
    if (price > 0) changeWill(table, link.by, -price, 'HUNT-16'); // HUNT-16, HUNT-R10
  }
  fighterOf(table, id).links = []; // HUNT-R24
}
