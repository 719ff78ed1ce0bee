import { type KeyedText, keyOf, type Said } from '@riposte/shared/engine/language/keyed-text';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import { REFUSALS } from './said.ts';

export type Refusal = keyof typeof REFUSALS.codes;

/** A refusal that is worded where it is read. */
export type KeyedRejection = Rejection & KeyedText;

function refusalWith(code: string, said: Said): KeyedRejection {
  return { code, message: said.text, ...keyOf(said) };
}

/** Returns a refusal of the server itself, with its sentence for the player. */
export function refusal(code: Refusal): Rejection {
  return refusalWith(code, REFUSALS.codes[code]);
}

/** The code of all faults of installed rulebooks. */
export const RULEBOOK_FAULT = 'rulebook-fault';

/** The faults of a rulebook that the server recognizes. */
export type RulebookFaultKind = keyof typeof REFUSALS.rulebookFaults;

/** Returns the refusal for an input that ran into a fault of an installed rulebook. */
export function rulebookFault(kind: RulebookFaultKind, title: string, version: number): Rejection {
  return refusalWith(RULEBOOK_FAULT, REFUSALS.rulebookFaults[kind](title, String(version)));
}

/** Returns the refusal of all inputs to a battle that stops before step `seq`, on which the rules fail. */
export function haltedBattle(
  kind: RulebookFaultKind,
  title: string,
  version: number,
  at: Moment,
): KeyedRejection {
  const { endless, failing } = REFUSALS.halted;
  const halted = kind === 'endless' ? endless : failing;
  return refusalWith(RULEBOOK_FAULT, halted(title, String(version), at.seq, at.round));
}

interface Moment {
  /** The number of the input. */
  readonly seq: number;
  readonly round: number;
}

/** Returns the refusal for a hero that the rules do not accept; `wrong` is a sentence about its sheet. */
export function badHero(wrong: string): Rejection {
  return refusalWith('bad-hero', REFUSALS.badHero(wrong));
}
