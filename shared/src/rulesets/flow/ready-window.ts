import { checkAction } from '../../engine/action.ts';
import { ask, type Choice, type Params, type Script } from '../../engine/script.ts';
import { fightersOf, findFighter, type Id, isStanding } from '../../engine/table.ts';
import { emit } from '../../engine/verbs.ts';
import { eyesOf, seenBy } from '../../engine/view.ts';
import type { Hex } from '../../hex/axial.ts';
import { lose } from '../../kit/purses.ts';
import { isReadiable, READIABLE } from './actions/readiable.ts';
import { settle } from './defeat.ts';
import type { FlowFighter, Readied, TriggerOn } from './fighter.ts';
import { PASS } from './flow-actions.ts';
import { type FlowTable, inOrder } from './flow-table.ts';
import { grapplerMayAct } from './leave.ts';
import { hasEnteredReach } from './movement.ts';

/** Something that happens and may set off what others have readied. */
export interface Happening {
  readonly on: TriggerOn;
  /** Who does it; null for what only the GM has seen. */
  readonly by: Id | null;
  /** For who has entered a hex. */
  readonly entered?: { readonly from: Hex; readonly to: Hex };
  /** The only one to ask. */
  readonly only?: Id;
}

/** Asks everybody whose trigger this is whether it acts now, in the middle of whatever goes on. */
export function* offerReadied(table: FlowTable, happening: Happening): Script {
  if (!fightersOf(table).some((fighter) => mayLieInWait(table, fighter))) return;
  const asked = inOrder(table).filter((fighter) => couldBeSetOff(table, fighter, happening));
  const waiting = asked.filter((fighter) => isSetOff(table, fighter, happening));
  for (const { id } of asked) {
    const isWaiting = waiting.some((fighter) => fighter.id === id);
    const answer = yield* ask({
      for: id,
      kind: 'ready',
      choices: (seen: FlowTable) => (isWaiting ? readyChoices(seen, id, happening) : []),
      concerns: (seen: FlowTable) => isNoticed(seen, happening) && mayStillLieInWait(seen, id),
      fallback: { option: 'pass' },
    });
    if (answer.option === 'act' && isStanding(table, id)) yield* actNow(table, id, happening); // FLOW-66
  }
}

/** Whether it can be seen who does it. */
function isNoticed(seen: FlowTable, { by }: Happening): boolean {
  return by === null || isStanding(seen, by);
}

/** Whether a fighter may have readied something, as far as everybody can see: AP kept beyond the own turn tell of it. */
export function mayLieInWait(table: FlowTable, { id, defeated, readied, ap }: FlowFighter): boolean {
  if (defeated || table.turn === id) return false;
  const isKeepingAp = ap > 0 && (table.round > 1 || table.acted.includes(id));
  return readied !== null || isKeepingAp; // FLOW-R31
}

/** The same of somebody who may have left the table. */
export function mayStillLieInWait(table: FlowTable, id: Id): boolean {
  const fighter = findFighter(table, id);
  return fighter !== undefined && mayLieInWait(table, fighter);
}

/** Whether a fighter could have been waiting for this, whatever it has readied. */
function couldBeSetOff(table: FlowTable, fighter: FlowFighter, { by, entered, only }: Happening): boolean {
  if (by === fighter.id || !mayLieInWait(table, fighter)) return false;
  if (only !== undefined) return only === fighter.id; // FLOW-69
  return !entered || hasEnteredReach(fighter, entered.from, entered.to);
}

/** Whether it is this that a fighter has been waiting for. */
function isSetOff(table: FlowTable, fighter: FlowFighter, { on, by, only }: Happening): boolean {
  const { readied } = fighter;
  if (readied?.on !== on) return false;
  return only !== undefined || (by !== null && isMeant(table, fighter, readied, by)); // FLOW-69
}

function isMeant(table: FlowTable, fighter: FlowFighter, { by: whom }: Readied, by: Id): boolean {
  if (whom === 'any' || whom === by) return true;
  const isAlly = findFighter(table, by)?.side === fighter.side;
  return whom === (isAlly ? 'ally' : 'enemy');
}

function readyChoices(table: FlowTable, id: Id, happening: Happening): Choice[] {
  const fighter = findFighter(table, id);
  if (!fighter?.readied || fighter.defeated) return [];
  if (!isNoticed(table, happening)) return [];
  const { name, params } = namedAction(fighter.readied, happening);
  const fault = isReadiable(name) ? checkAction(table, READIABLE[name], id, params) : 'bad-input';
  return fault === undefined ? [{ option: 'act' }, PASS] : []; // FLOW-R34
}

/** The readied action, aimed at whoever set it off if that was said. */
export function namedAction(
  { action }: Readied,
  { by }: Pick<Happening, 'by'>,
): { name: string; params: Params } {
  const { do: name, ...params } = action;
  return { name, params: params.target === 'trigger' && by !== null ? { ...params, target: by } : params };
}

/** Takes the readied action. It is an action, no reaction: it costs the AP set aside for it. */
function* actNow(table: FlowTable, id: Id, happening: Happening): Script {
  const readied = findFighter(table, id)?.readied;
  if (!readied) return;
  const { name, params } = namedAction(readied, happening);
  if (!isReadiable(name)) return;
  if (!(yield* grapplerMayAct(table, id, name))) return; // FLOW-61
  const fighter = findFighter(table, id);
  const seen = seenBy(table, eyesOf(id));
  if (!fighter?.readied || checkAction(seen, READIABLE[name], id, params) !== undefined) return;
  fighter.readied = null;
  emit(table, { type: 'readied-action-taken', by: id, action: name, clause: 'FLOW-66' });
  if (table.turn !== null) table.orderChanges.push({ id, before: table.turn }); // FLOW-67, FLOW-R33
  const act = READIABLE[name].parse(params, table, id);
  if (act !== undefined) yield* READIABLE[name].run(table, id, act);
  if (isStanding(table, id)) lose(table, id, 'ap', Number.POSITIVE_INFINITY, 'FLOW-R31'); // FLOW-R31
  yield* settle(table);
}
