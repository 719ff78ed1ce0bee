import type { Battle } from '../engine/battle/battle.ts';
import { toInput } from '../engine/battle/input.ts';
import { extendFields } from '../engine/content/extend-fields.ts';
import { choiceIn } from '../engine/core/script.ts';
import { mismatch } from '../engine/schema/expected.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type EventKinds, eventKindOf, type GameEvent } from '../engine/state/event.ts';
import { standing, type Table } from '../engine/state/table.ts';
import { hexKey, isOnMap } from '../hex/map.ts';

/** Returns the broken invariant of a battle as a sentence; undefined if there is none. */
export function brokenInvariant(battle: Battle): string | undefined {
  const { table } = battle;
  return (
    sharedHex(table) ??
    badResource(battle) ??
    badField(battle) ??
    pendingBetweenTurns(battle) ??
    brokenWait(battle)
  );
}

/** Returns a fault of these events as a sentence; undefined if there is none. */
export function brokenEvent({ ruleset }: Battle, events: readonly GameEvent[]): string | undefined {
  for (const event of events) {
    const wrong = undeclaredIn(ruleset.events, event);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Returns the state of each fighter as text, by id. */
export function fighterStates({ table }: Battle): ReadonlyMap<Id, string> {
  return new Map(Object.values(table.fighters).map((fighter) => [fighter.id, JSON.stringify(fighter)]));
}

/**
 * Returns a sentence about a fighter that changed although `touched` does not list it; undefined if there is none.
 */
export function unreportedChange(battle: Battle, before: ReadonlyMap<Id, string>): string | undefined {
  const now = fighterStates(battle);
  const ids = [...new Set([...before.keys(), ...now.keys()])];
  const untold = ids.find((id) => before.get(id) !== now.get(id) && !battle.touched.has(id));
  return untold && `${untold} has changed untold: ${before.get(untold)} is ${now.get(untold)}`;
}

function badField({ ruleset, table }: Battle): string | undefined {
  const fields = Object.entries(extendFields(ruleset, ruleset.fields, table.content));
  for (const fighter of Object.values(table.fighters)) {
    for (const [name, { kind, get }] of fields) {
      const value = get(table, fighter);
      const wrong = mismatch(kind, value);
      if (wrong !== undefined) return `${fighter.id}.${name} ${wrong}, and is ${JSON.stringify(value)}`;
    }
  }
  return undefined;
}

function sharedHex(table: Table): string | undefined {
  if (table.stack.length > 0) return undefined; // not checked now, because a reaction may interrupt a fighter while it passes an ally
  const holders = new Map<number, string>();
  for (const { id, at } of standing(table)) {
    if (at === null) continue;
    const other = holders.get(hexKey(at));
    if (other !== undefined) return `${id} and ${other} stand on the same hex ${at}`;
    if (!isOnMap(table.map, at)) return `${id} stands off the map at ${at}`;
    holders.set(hexKey(at), id);
  }
  return undefined;
}

function badResource({ ruleset, table }: Battle): string | undefined {
  for (const fighter of Object.values(table.fighters)) {
    for (const { field, max, look } of ruleset.description.resources) {
      if (look === 'text') continue;
      const amount = ruleset.fields[field]?.get(table, fighter);
      const most = max === undefined ? Number.POSITIVE_INFINITY : ruleset.fields[max]?.get(table, fighter);
      const isCounted = Number.isInteger(amount) && (amount as number) >= 0;
      const isWithin = look !== 'bar' || (amount as number) <= (most as number);
      if (!isCounted || !isWithin) return `${fighter.id}.${field} is ${JSON.stringify(amount)} of ${most}`;
    }
  }
  return undefined;
}

function pendingBetweenTurns({ table, prompts }: Battle): string | undefined {
  const isBetween = table.over !== null || prompts.every(({ kind }) => kind === 'turn');
  return isBetween && table.stack.length > 0
    ? `the stack holds ${table.stack[0]?.name} between actions`
    : undefined;
}

function brokenWait(battle: Battle): string | undefined {
  const { table, prompts } = battle;
  if (table.over) return prompts.length > 0 ? 'the battle is over and has open prompts' : undefined;
  const [prompt] = prompts;
  if (!prompt) return 'the battle is on and has no open prompt';
  const isHurried = table.turn !== null || prompts.some(({ canTimeOut }) => canTimeOut);
  if (!isHurried) return undefined; // not checked, because some turns never have to end, for example outside a fight
  const refused = battle.check({ as: 'gm', do: 'gm.timeout' });
  if (refused) return `a ${prompt.kind} prompt for ${prompt.for} has no way to time out: ${refused.code}`;
  if (prompt.kind === 'turn') return undefined;
  const choice = choiceIn(prompt.fallback);
  const fault = battle.check(toInput(prompt, choice), prompt.eyes);
  return fault
    ? `the default "${choice.option}" of a ${prompt.kind} prompt is refused: ${fault.code}`
    : undefined;
}

/**
 * Returns a sentence about a member of an event that is undeclared or has an invalid value; undefined if there is
 * none.
 */
function undeclaredIn(kinds: EventKinds, event: GameEvent): string | undefined {
  const {
    type,
    by: _by,
    target: _target,
    secret: _secret,
    clause: _clause,
    setDie: _setDie,
    ...members
  } = event;
  const declaration = eventKindOf(kinds, type);
  if (!declaration) return `the event "${type}" is not declared`;
  const { members: declared = {} } = declaration;
  for (const name of new Set([...Object.keys(declared), ...Object.keys(members)])) {
    const kind = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const wrong = kind ? mismatch(kind, members[name]) : 'is not declared';
    if (wrong !== undefined)
      return `"${name}" of the event "${type}" ${wrong}: ${JSON.stringify(members[name])}`;
  }
  return undefined;
}
