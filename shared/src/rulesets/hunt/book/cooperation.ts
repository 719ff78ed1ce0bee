import { fighter, optional } from '../../../engine/kinds.ts';
import type { Fault } from '../../../engine/rejection.ts';
import { fighterOf, fightersOf, findFighter, type Id, standing } from '../../../engine/table.ts';
import { emit } from '../../../engine/verbs.ts';
import { named } from '../../../kit/content.ts';
import { ABILITIES, type AbilityId } from '../sheet/abilities.ts';
import type { HuntFighter, HuntTable, Link } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { changeWill, isHelpless } from './helpless.ts';
import { awayFrom } from './positions.ts';
import { abilitiesIn, goesWith, ownAbility, reboundOf, supportsFor } from './supports.ts';
import { endTurn, forAdventurers, turnAction } from './turns.ts';

const RANGE = 6; // HUNT-R25: sight is not needed

/** A cooperative attack: it waits for the partner's next attack. */
export const coop = turnAction({
  params: { target: fighter, ability: optional(named(ABILITIES)) },

  understand(act, table, by) {
    const helper = findFighter(table, by);
    const lacksOne = act.ability === undefined && helper && supportsFor(helper, 'hit').length > 0;
    return lacksOne ? undefined : act; // HUNT-14
  },

  check(table, by, { target, ability }) {
    const helper = fighterOf(table, String(by));
    const fault = forAdventurers(table, by) ?? faultOfLoan(helper, ability);
    if (fault) return fault;
    const partner = findFighter(table, target);
    const isPartner = partner && partner.id !== helper.id && partner.side === helper.side; // HUNT-14
    if (!isPartner || partner.defeated || partner.type !== 'adventurer') return 'no-such-target'; // HUNT-14
    const away = awayFrom(helper, partner.at);
    return away > RANGE ? { code: 'out-of-range', say: TEXT.refusals.outOfRange(away, RANGE) } : undefined; // HUNT-R25
  },

  *variants(table, by) {
    const helper = fighterOf(table, String(by));
    const lent = supportsFor(helper, 'hit');
    for (const { id: target } of standing(table)) {
      if (lent.length === 0) yield { target };
      for (const ability of lent) yield { target, ability };
    }
  },

  *run(table, by, { target, ability }) {
    const [id, partner] = [String(by), fighterOf(table, target)];
    const [lent = null] = abilitiesIn(ability === undefined ? [] : [ability]);
    const others = partner.links.filter((link) => link.by !== id); // HUNT-R24: it replaces an earlier one
    partner.links = [...others, { by: id, ability: lent }]; // HUNT-14: no check, and nothing is paid yet
    emit(table, { type: 'linked', by: id, target, ability: lent, clause: 'HUNT-14' });
    endTurn(table, id);
  },
});

function faultOfLoan(helper: HuntFighter, ability: string | undefined): Fault | undefined {
  if (ability === undefined) return undefined;
  const own = ownAbility(helper, ability);
  if (own === undefined) return 'no-such-ability';
  return goesWith(own, 'hit') ? undefined : { code: 'wrong-type', say: TEXT.refusals.notLinkable }; // HUNT-R25
}

/** Whether a link can be used now: its partner is there, able, and can pay. */
export function isPayable(table: HuntTable, { by, ability }: Link): boolean {
  const partner = findFighter(table, by);
  if (!partner || partner.defeated || isHelpless(partner)) return false; // HUNT-R24
  return ability === null || reboundOf(partner, [ability]) <= partner.wp; // HUNT-R24
}

/** What is wrong with naming these partners. */
export function faultOfPartners({ links }: HuntFighter, named: readonly Id[]): Fault | undefined {
  const isLinked = (id: Id) => links.some(({ by }) => by === id);
  const areDistinct = new Set(named).size === named.length;
  if (areDistinct && named.every(isLinked)) return undefined;
  return { code: 'bad-input', say: TEXT.refusals.noLink }; // HUNT-R24
}

/** What is wrong with what these partners would have to pay. */
export function faultOfLoans(
  table: HuntTable,
  { links }: HuntFighter,
  named: readonly Id[],
): Fault | undefined {
  const cannot = links.find((link) => named.includes(link.by) && !isPayable(table, link));
  if (!cannot) return undefined;
  return { code: 'not-enough-wp', say: TEXT.refusals.partnerLacksWill, clause: 'HUNT-R24' }; // HUNT-R24
}

/** The links that an attack uses: those named, else all that can be paid; in listed order of the partners. */
export function linksUsed(
  table: HuntTable,
  { links }: HuntFighter,
  named: readonly Id[] | undefined,
): readonly Link[] {
  const order = fightersOf(table).map(({ id }) => id);
  return links
    .filter((link) => isPayable(table, link) && (named === undefined || named.includes(link.by))) // HUNT-R24
    .sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by));
}

/** The Supports that come in by these links. */
export function lentBy(used: readonly Link[]): AbilityId[] {
  return used.flatMap(({ ability }) => ability ?? []); // HUNT-15, HUNT-R24: the same one twice counts twice
}

/** The partners pay for what they lend, and every link is gone. */
export function feed(table: HuntTable, id: Id, used: readonly Link[]): void {
  for (const { by, ability } of used) {
    const price = ability === null ? 0 : reboundOf(fighterOf(table, by), [ability]);
    if (price > 0) changeWill(table, by, -price, 'HUNT-16'); // HUNT-16, HUNT-R10
  }
  fighterOf(table, id).links = []; // HUNT-R24
}
