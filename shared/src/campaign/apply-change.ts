import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Said } from '../engine/language/keyed-text.ts';
import { type Fault, type Rejection, rejection } from '../engine/presentation/rejection.ts';
import { saidMismatch } from '../engine/schema/expected.ts';
import { type FieldSchemas, readValues } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import { isRecord, own } from '../engine/schema/records.ts';
import { type Campaign, MOST } from './campaign.ts';
import { type ChangeKind, isFault, type Sender } from './changes/change.ts';
import { FIGHT_CHANGES } from './changes/fights.ts';
import { HERO_CHANGES } from './changes/heroes.ts';
import { MEMBER_CHANGES } from './changes/members.ts';
import { NOTE_CHANGES } from './changes/notes.ts';
import { SETTING_CHANGES } from './changes/settings.ts';
import { SAID } from './said.ts';

/** All kinds of changes, by the name in `do`. */
export const CHANGES = {
  ...SETTING_CHANGES,
  ...MEMBER_CHANGES,
  ...HERO_CHANGES,
  ...NOTE_CHANGES,
  ...FIGHT_CHANGES,
};

type Kinds = typeof CHANGES;

/** A change of a campaign: its kind and the parameters that the kind declares. */
export type Change = {
  [Name in keyof Kinds]: { readonly do: Name } & NonNullable<
    ReturnType<typeof readValues<Kinds[Name]['params']>>
  >;
}[keyof Kinds];

/** The sender of a change and its time. */
export interface ChangeBy {
  /** The id of the member; null for the server, which has the rights of a GM. */
  readonly member: Id | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * Returns a campaign after a change, or why the change is rejected. `raw` can be any JSON: all members of a change are
 * checked. A rejected change changes nothing.
 */
export function applyChange(
  ruleset: Ruleset,
  campaign: Campaign,
  { member: id, at }: ChangeBy,
  raw: unknown,
): { readonly campaign: Campaign } | { readonly rejection: Rejection } {
  const refused = (fault: Fault) => ({ rejection: rejectionOf(fault) });
  const member = campaign.members.find((one) => one.id === id) ?? null;
  if (id !== null && !member) return refused('not-a-member');
  const kind = isRecord(raw) ? own<unknown>(CHANGES, String(raw.do)) : undefined;
  if (!isRecord(raw) || !kind) return refused('bad-input');
  const sender: Sender = { member, isGm: id === null || member?.role === 'gm', at, ruleset };
  const result = resultOf(kind as ChangeKind, campaign, raw, sender);
  if (isFault(result)) return refused(result);
  if (JSON.stringify(result).length > MOST.letters) return refused('campaign-full');
  return { campaign: result };
}

/** Returns the rejection for a fault, with the campaign's sentence for its code. */
function rejectionOf(fault: Fault): Rejection {
  const { code, ...rest }: Exclude<Fault, string> = typeof fault === 'string' ? { code: fault } : fault;
  const say = own<Said>(SAID.codes, code);
  return rejection({ code, ...(say && { say }), ...rest });
}

function resultOf(
  { by, params, apply }: ChangeKind,
  campaign: Campaign,
  raw: Readonly<Record<string, unknown>>,
  sender: Sender,
): Campaign | Fault {
  if (!sender.isGm && (by === 'gm' || sender.member?.role !== 'player')) return 'not-gm';
  const given = readValues(params, raw);
  return given ? apply(campaign, given, sender) : badInput(params, raw);
}

/** Returns the fault that names the first parameter that does not fit. */
function badInput(params: FieldSchemas, raw: Readonly<Record<string, unknown>>): Fault {
  const found = Object.entries(params).find(([name, kind]) => saidMismatch(kind, own(raw, name)));
  const reason = found && saidMismatch(found[1], own(raw, found[0]));
  return found && reason ? { code: 'bad-input', say: SAID.wrongValue(found[0], reason) } : 'bad-input';
}
