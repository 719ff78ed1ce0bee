import type { Category } from './weapons.ts';

/**
 * The windows in which players may declare Flow Actions: before an attack roll, with a defense, after a won Parry, on
 * a hit, or on their own turn.
 */
export type Window = 'before' | 'defend' | 'parry' | 'hit' | 'turn';

export interface FlowAction {
  /** The category of item that the fighter must hold, or the kind of weapon that must make the attack. */
  readonly from: 'all' | 'one-handed' | 'two-handed-melee' | 'two-handed-shot' | Category;
  readonly fp: number;
  readonly window: Window;
  readonly oncePerRound?: true;
}

export const PERFECT_DEFENSE: FlowAction = { from: 'all', fp: 2, window: 'defend' };

export const FLOW_ACTIONS: Readonly<Record<string, FlowAction>> = {
  'power-strike': { from: 'all', fp: 2, window: 'before' },
  'sure-critical': { from: 'all', fp: 5, window: 'before' },
  'perfect-defense': PERFECT_DEFENSE,
  deflection: { from: 'all', fp: 2, window: 'parry' },
  'combat-flow': { from: 'one-handed', fp: 2, window: 'hit', oncePerRound: true },
  cleave: { from: 'two-handed-melee', fp: 2, window: 'hit' },
  pierce: { from: 'two-handed-shot', fp: 2, window: 'hit' },
  'flowing-counter': { from: 'sword', fp: 2, window: 'parry' },
  'steal-momentum': { from: 'sword', fp: 3, window: 'turn', oncePerRound: true },
  'pressure-point': { from: 'fist', fp: 2, window: 'hit' },
  'crippling-blow': { from: 'fist', fp: 3, window: 'hit' },
  'open-vein': { from: 'dagger', fp: 2, window: 'hit' },
  expose: { from: 'dagger', fp: 3, window: 'hit' },
  'stunning-blow': { from: 'mace', fp: 2, window: 'hit' },
  crush: { from: 'mace', fp: 3, window: 'hit' },
  devastate: { from: 'axe', fp: 2, window: 'hit' },
  rend: { from: 'axe', fp: 3, window: 'hit' },
  control: { from: 'polearm', fp: 2, window: 'hit' },
  brace: { from: 'polearm', fp: 3, window: 'turn' },
  sweep: { from: 'staff', fp: 2, window: 'hit' },
  ward: { from: 'staff', fp: 3, window: 'turn' },
  bash: { from: 'shield', fp: 2, window: 'hit' },
  'snap-shot': { from: 'crossbow', fp: 2, window: 'before' },
  'true-aim': { from: 'crossbow', fp: 3, window: 'before' },
  pin: { from: 'bow', fp: 2, window: 'hit' },
  'seeking-shot': { from: 'bow', fp: 5, window: 'before' },
};
