/*
 * The part of `@riposte/shared` with which authors test their rulebook: cases, bot fights, random fights.
 */
export { playFight } from '../bots/fight.ts';
export { random } from '../bots/random.ts';
export { tactical } from '../bots/tactical.ts';
export { caseFiles, readCase } from '../cases/case-files.ts';
export { type Case, runCase } from '../cases/case-run.ts';
export { presentEdition } from '../engine/history/edition.ts';
export { fightNames, fuzzFight, limitsOf } from '../fuzz/fuzz.ts';
