import { checkAction } from '../../engine/action.ts';
import type { Forecast, Prospect, Provocation } from '../../engine/forecast.ts';
import type { Asked, Params } from '../../engine/script.ts';
import { fighterOf, findFighter, type Id, isStanding } from '../../engine/table.ts';
import type { Hex } from '../../hex/axial.ts';
import { ATTACK_AP } from './actions/aim.ts';
import { type AttackAct, attack, attackAp } from './actions/attack.ts';
import { disarm } from './actions/disarm.ts';
import { type MoveAct, move } from './actions/move.ts';
import type { PendingAttack } from './attack.ts';
import { FLOW_ACTIONS, WEAPONS } from './content.ts';
import { DEFENCES, type Defence, defenceCost, mayDefend } from './defence.ts';
import { enemiesOf, type FlowTable } from './flow-table.ts';
import { labelOf } from './labels.ts';
import { moveAp, readWay } from './movement.ts';
import { attackOdds, interceptOdds, type PlannedAttack } from './odds.ts';
import { canReactTo, reactionWeapons } from './reaction-attack.ts';
import { chosenWeapon, type Hand } from './wielding.ts';

const NOTHING: Forecast = { cost: {}, against: [], provokes: [] };

/** The exact odds of an attack, of a move's dangers, and of the answers to an attack. */
export function forecast(table: FlowTable, by: Asked, prospect: Prospect): Forecast | undefined {
  if (!isStanding(table, by)) return undefined;
  if ('answer' in prospect)
    return forecastAnswer(table, by, prospect as Params & { answer: string; kind: string });
  const { do: name, ...params } = prospect as Params & { do: string };
  if (name === 'attack') return forecastAttack(table, by, params);
  if (name === 'disarm') return forecastDisarm(table, by, params);
  return name === 'move' ? forecastMove(table, by, params) : undefined;
}

function forecastAttack(table: FlowTable, by: Id, params: Params): Forecast | undefined {
  const act = attack.parse(params, table, by);
  if (!act || checkAction(table, attack, by, params) !== undefined) return undefined;
  const { target, weapon, hand, flow }: AttackAct = act;
  const attacker = fighterOf(table, by);
  const wielded = chosenWeapon(attacker, weapon, hand);
  if (!wielded) return undefined;
  const fp = flow === undefined ? 0 : (FLOW_ACTIONS[flow]?.fp ?? 0);
  const cost = fp > 0 ? { ap: attackAp(attacker), fp } : { ap: attackAp(attacker) };
  return ofAttack(table, { by, target, wielded, kind: 'attack', flow }, cost);
}

function forecastDisarm(table: FlowTable, by: Id, params: Params): Forecast | undefined {
  const act = disarm.parse(params, table, by);
  if (!act || checkAction(table, disarm, by, params) !== undefined) return undefined;
  const wielded = chosenWeapon(fighterOf(table, by), act.weapon, act.hand as Hand | undefined);
  if (!wielded) return undefined;
  return ofAttack(table, { by, target: act.target, wielded, kind: 'disarm' }, { ap: ATTACK_AP });
}

/** An attack as it stands, and against each defence its target could choose. */
function ofAttack(table: FlowTable, planned: PlannedAttack, cost: Forecast['cost']): Forecast {
  const able = DEFENCES.filter((defence) => mayDefend(table, defence, { ...planned, reacted: [] }));
  return {
    cost,
    odds: attackOdds(table, planned),
    against: able.map((option) => ({
      option,
      label: labelOf(option),
      odds: attackOdds(table, planned, option),
    })),
    provokes:
      table.options.alsoProvoke.includes('ranged') && planned.wielded.weapon.range !== undefined
        ? provocationsAt(table, planned.by, fighterOf(table, planned.by).at, 0)
        : [],
  };
}

/** Who could strike on the way, hex by hex, and with what odds. */
function forecastMove(table: FlowTable, by: Id, params: Params): Forecast | undefined {
  const act = move.parse(params, table, by);
  if (!act || checkAction(table, move, by, params) !== undefined) return undefined;
  if (table.phase === 'explore') return NOTHING;
  const { path, tumble = [] }: MoveAct = act;
  const mover = fighterOf(table, by);
  const way = readWay(table, mover, path, tumble);
  if (typeof way === 'string' || !('legs' in way)) return undefined;
  const provokes: Provocation[] = [];
  let from = mover.at;
  let entered = 0;
  for (const { to, through } of way.legs) {
    if (through === null) provokes.push(...provocationsAt(table, by, from, entered));
    entered += through === null ? 1 : 2;
    from = to;
  }
  return {
    cost: { ap: moveAp(mover, way) + way.legs.filter((leg) => leg.through !== null).length },
    against: [],
    provokes,
  };
}

/** The Reaction Attacks on somebody in that hex. */
function provocationsAt(table: FlowTable, by: Id, at: Hex, step: number): Provocation[] {
  const there = movedTo(table, by, at);
  return enemiesOf(there, by)
    .filter((enemy) => canReactTo(there, enemy, by, at))
    .flatMap((enemy) => {
      const [wielded] = reactionWeapons(there, enemy, by);
      if (!wielded) return [];
      const planned = { by: enemy.id, target: by, wielded, kind: 'reaction-attack' } as const;
      return [{ by: enemy.id, reaction: 'reaction-attack', at, step, odds: attackOdds(there, planned) }];
    });
}

/** The table as it would be with a fighter on another hex. */
function movedTo(table: FlowTable, id: Id, at: Hex): FlowTable {
  return { ...table, fighters: { ...table.fighters, [id]: { ...fighterOf(table, id), at } } };
}

/** What an answer to an attack, or to a provocation, would come to. */
function forecastAnswer(
  table: FlowTable,
  by: Id,
  { answer, kind, ...params }: Params & { answer: string; kind: string },
): Forecast | undefined {
  if (kind === 'reaction-attack') return forecastReaction(table, by, answer, params);
  const planned = pendingAttack(table);
  if (!planned || planned.level === null) return undefined;
  if (kind === 'defend') return forecastDefence(table, planned.attack, planned.level, answer);
  if (kind !== 'intercept') return undefined;
  const odds =
    answer === 'pass'
      ? attackOdds(table, planned.attack, null, planned.level)
      : interceptOdds(table, planned.attack, by, planned.level);
  return { ...NOTHING, cost: answer === 'pass' ? {} : { rp: 2 }, odds };
}

function forecastDefence(
  table: FlowTable,
  planned: PlannedAttack,
  level: PendingAttack['level'],
  answer: string,
): Forecast | undefined {
  if (answer === 'pass') return { ...NOTHING, odds: attackOdds(table, planned, null, level) };
  const defence = DEFENCES.find((one) => one === answer) as Defence | undefined;
  if (!defence) return undefined;
  const odds = attackOdds(table, planned, defence, level);
  return {
    ...NOTHING,
    cost: { rp: defenceCost(defence, planned) },
    odds: { ...odds, success: 1 - odds.success },
  };
}

function forecastReaction(
  table: FlowTable,
  by: Id,
  answer: string,
  { weapon }: Params,
): Forecast | undefined {
  const provoker = table.stack[0]?.by;
  const enemy = findFighter(table, by);
  if (answer !== 'attack') return NOTHING;
  if (provoker === undefined || !enemy || !isStanding(table, provoker)) return undefined;
  const able = reactionWeapons(table, enemy, provoker);
  const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0];
  if (!wielded) return undefined;
  return ofAttack(table, { by, target: provoker, wielded, kind: 'reaction-attack' }, { rp: 1 });
}

/** The attack on top of the stack, if it is one whose maker and target still stand. */
function pendingAttack(
  table: FlowTable,
): { attack: PlannedAttack; level: PendingAttack['level'] } | undefined {
  const top = table.stack[0] as PendingAttack | undefined;
  const weapon = top?.weapon === undefined ? undefined : WEAPONS[top.weapon];
  if (!top || !weapon || top.target === undefined) return undefined;
  if (!isStanding(table, top.by) || !isStanding(table, top.target)) return undefined;
  const { by, target, kind, hand, flow, level } = top;
  return { attack: { by, target, kind, wielded: { weapon, hand }, flow: flow ?? undefined }, level };
}
