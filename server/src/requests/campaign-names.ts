import type { Campaign, Member } from '@riposte/shared/campaign/campaign';
import { freeName, isGmName, isSameName, tidyName, tidyTitle } from '../seats/names.ts';
import * as failures from '../words/failures.ts';
import { Failure } from './failure.ts';

/** The maximum length of the name of a member or a hero. */
export const LONGEST_CAMPAIGN_NAME = 40;

type RawChange = Readonly<Record<string, unknown>>;

/** The changes whose `name` is that of a member or a hero. */
const NAMING = ['edit-member', 'add-hero', 'edit-hero'];

/**
 * Returns a change without invisible characters and extra spaces in its name or title. Throws a `Failure` if nothing is
 * left of them.
 */
export function withTidyNames(change: RawChange): RawChange {
  const { name, title } = change;
  const isNamed = typeof name === 'string' && NAMING.includes(String(change.do));
  return {
    ...change,
    ...(isNamed && { name: nameFrom(name) }),
    ...(typeof title === 'string' && { title: titleFrom(title) }),
  };
}

/** Returns a name without invisible characters and extra spaces. Throws a `Failure` if nothing is left of it. */
export function nameFrom(raw: string): string {
  return tidyOrThrow(tidyName(raw, LONGEST_CAMPAIGN_NAME));
}

/** Returns a title without invisible characters and extra spaces. Throws a `Failure` if nothing is left of it. */
export function titleFrom(raw: string): string {
  return tidyOrThrow(tidyTitle(raw));
}

/**
 * Returns the name of a new member without invisible characters and extra spaces, with a number added if it resembles
 * another member's. Throws a `Failure` if nothing is left of it, or if it is reserved for GMs.
 */
export function newMemberName({ members }: Campaign, raw: string, role: Member['role']): string {
  const name = nameFrom(raw);
  requireUnreserved(name, role);
  const others = members.map((member) => member.name);
  return freeName(name, others, LONGEST_CAMPAIGN_NAME);
}

/** Throws a `Failure` if a change gives a member a name that they may not have, or that another member has. */
export function requireFreeName({ members }: Campaign, change: RawChange): void {
  const { do: kind, member, name } = change;
  if (kind !== 'edit-member' || typeof name !== 'string') return;
  requireUnreserved(name, change.role ?? members.find(({ id }) => id === member)?.role);
  if (members.some((other) => other.id !== member && isSameName(other.name, name)))
    throw new Failure(failures.memberNameTaken);
}

function tidyOrThrow(name: string | undefined): string {
  if (name === undefined) throw new Failure(failures.badTitle);
  return name;
}

function requireUnreserved(name: string, role: unknown): void {
  if (role !== 'gm' && isGmName(name)) throw new Failure(failures.gmName);
}
