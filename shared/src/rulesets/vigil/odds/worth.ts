import { distance } from '../../../hex/axial.ts';
import { averageOf, type Distribution } from '../../../kit/odds.ts';
import { numbersOf } from '../book/abilities/numbers.ts';
import { hearersOf } from '../book/abilities/regular.ts';
import { isEntryOf } from '../book/action-rules.ts';
import { isAttack } from '../book/attack.ts';
import { without } from '../book/boosts.ts';
import { canDefendActively, defenseAgainst, targetOf } from '../book/defense.ts';
import { boostsOn } from '../book/defense-boosts.ts';
import { reload, switchWeapon } from '../book/other-movement.ts';
import { isWithin } from '../book/sight.ts';
import { weaponOf } from '../book/weapons-and-armor.ts';
import { isOpposed } from '../sheet/abilities.ts';
import { type Entry, findEntry, type VigilFighter, type VigilTable } from '../table.ts';
import { contestChance, damageOdds, opponentOf, PRONE_WORTH } from './action-odds.ts';
import { worthOfReload, worthOfSwitch } from './readiness.ts';
import { checkOdds, reaches } from './rolls.ts';

/* Estimates for bots: the worth of an action to its actor's side, in hit points. */

const HELD_WORTH = 2;
const DAZED_WORTH = 2;
const VIGOR_WORTH = 0.6;
const MAX_DEPTH = 6;

/**
 * Returns the average worth of a pending or imagined action to its actor's side. Returns 0 beyond `MAX_DEPTH` nested
 * calls.
 */
export function worthOfEntry(table: VigilTable, entry: Entry, depth = 0): number {
  const actor = table.fighters[entry.by];
  if (!actor || depth > MAX_DEPTH) return 0;
  if (isAttack(entry)) return worthOfAttack(table, actor, entry);
  if (entry.slot === 'boost') return worthOfDefenseBoost(table, entry, depth);
  if (isOpposed(entry.name)) return worthOfContest(table, actor, entry, depth);
  if (entry.name === 'breathe')
    return VIGOR_WORTH * Math.min(numbersOf(actor, 'breathe').gain, actor.maxVigor - actor.vigor);
  if (entry.name === 'roar') return worthOfRoar(table, actor);
  if (isEntryOf(entry, switchWeapon)) return worthOfSwitch(table, actor, entry.act.weapon, worthOfAttack);
  if (isEntryOf(entry, reload)) return worthOfReload(table, actor, entry.act.weapon, worthOfAttack);
  if (entry.name === 'stand') return PRONE_WORTH;
  const parent = findEntry(table, entry.parent);
  return parent ? worthOfAnswer(table, actor, entry, parent, depth) : 0;
}

function worthOfAttack(table: VigilTable, attacker: VigilFighter, entry: Entry): number {
  const target = targetOf(table, entry);
  if (!target) return 0;
  if (entry.defence)
    return harm(target, damageOdds(table, attacker, entry, target, defenseAgainst(target, entry)));
  const passive = harm(target, damageOdds(table, attacker, entry, target, 'passive'));
  if (!canDefendActively(table, target, entry)) return passive;
  return Math.min(passive, harm(target, damageOdds(table, attacker, entry, target, { boosts: [] })));
}

/** Returns how much a defense boost reduces the worth of the attack for the attacker. */
function worthOfDefenseBoost(table: VigilTable, entry: Entry, depth: number): number {
  const attack = findEntry(table, entry.parent);
  if (!attack?.defence) return 0;
  const boosted = { ...attack, defence: [...attack.defence, ...boostsOn(entry)] };
  return worthOfEntry(table, attack, depth + 1) - worthOfEntry(table, boosted, depth + 1);
}

function harm({ hp, maxHp }: VigilFighter, damage: Distribution | undefined): number {
  if (!damage) return 0;
  return averageOf(damage, (lost) => Math.min(lost, hp) + (lost >= hp ? 5 + maxHp / 4 : 0));
}

function worthOfContest(table: VigilTable, actor: VigilFighter, entry: Entry, depth: number): number {
  const opponent = opponentOf(table, entry);
  if (!opponent) return 0;
  const chance = contestChance(table, actor, entry, opponent);
  const parent = findEntry(table, entry.parent);
  if (entry.name === 'trip') return chance * PRONE_WORTH;
  if (entry.name === 'bind') return chance * HELD_WORTH;
  return parent ? chance * Math.max(1, worthOfEntry(table, parent, depth + 1)) : 0;
}

function worthOfRoar(table: VigilTable, actor: VigilFighter): number {
  const { against, difficulty } = numbersOf(actor, 'roar');
  const steadyOdds = (enemy: VigilFighter) =>
    reaches(checkOdds(table, enemy, { stat: against, causes: [] }), difficulty);
  return hearersOf(table, actor).reduce((sum, enemy) => sum + DAZED_WORTH * (1 - steadyOdds(enemy)), 0);
}

/**
 * Returns the worth of a response that needs no check: how much it reduces the worth of the action that it responds to.
 */
function worthOfAnswer(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  parent: Entry,
  depth: number,
): number {
  const before = worthOfEntry(table, parent, depth + 1);
  if (entry.name === 'unsettle' && parent.slot === 'boost') return before;
  const taken = (changed: Entry) => before - worthOfEntry(table, changed, depth + 1);
  if (entry.name === 'foil') return before;
  if (entry.name === 'distract')
    return taken({ ...parent, disadvantage: parent.disadvantage + numbersOf(actor, 'distract').dice });
  if (entry.name === 'unsettle') {
    const { boost } = entry.act;
    return boost ? taken({ ...parent, boosts: without(parent.boosts, boost) }) : 0;
  }
  if (entry.name === 'intercept') return taken({ ...parent, target: actor.id });
  return entry.name === 'sidestep' && escapes(table, entry, parent) ? before : 0;
}

/** Returns whether a sidestep takes the target out of the attack's range or line of sight. */
function escapes(table: VigilTable, { act: { to } }: Entry, parent: Entry): boolean {
  const enemy = table.fighters[parent.by];
  if (!enemy || !to) return false;
  const { weapon } = parent;
  const range = weapon === undefined ? numbersOf(enemy, 'firebolt').range : weaponOf(enemy, weapon).reach;
  return distance(enemy.at, to) > range || !isWithin(table, enemy.at, to, range);
}
