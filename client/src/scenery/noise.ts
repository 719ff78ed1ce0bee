import type { Hex } from '@riposte/shared';

/** Returns a number from 0 to 1 that looks random, but is always the same for the same coordinates. */
export function grain(x: number, y: number): number {
  let bits =
    Math.imul(Math.round(x * 16) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.round(y * 16), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0xffffffff;
}

/** Returns noise from 0 to 1 that changes smoothly: points closer than one unit have similar values. */
export function smoothNoise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - left), eased(y - top)];
  const upper = mix(grain(left, top), grain(left + 1, top), across);
  const lower = mix(grain(left, top + 1), grain(left + 1, top + 1), across);
  return mix(upper, lower, down);
}

/** A source of numbers from 0 to 1 that look random. */
export type Chance = () => number;

/** Returns the random numbers of a hex. The same hex and `salt` give the same numbers in the same order. */
export function chanceOf([q, r]: Hex, salt = 0): Chance {
  let count = 0;
  return () => {
    count += 1;
    return grain(q * 31 + count * 7 + salt, r * 57 + count * 13 + salt * 3);
  };
}

/** Returns a number between two bounds. `share` is its position between them, from 0 to 1. */
export function between(least: number, most: number, share: number): number {
  return least + (most - least) * share;
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
