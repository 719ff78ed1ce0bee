import { plural } from './plural.ts';

/* Texts about the end of a fight and its results. */

export const openToEverybody = 'everybody may see all of it again, with what was hidden';
export const toTheNextFight = 'To the next fight';
export const nextFight = 'Next fight';
export const keepWounds = 'heroes keep their wounds';
export const stopped = 'The fight was stopped: nobody has won';
export const victoryFor = (side: string) => `Victory for the ${side}`;
export const youHaveWon = 'You have won';
export const youHaveLost = (side: string) => `You have lost: the ${side} hold the field`;
export const howItEnded = 'How it ended';
export const checkTheDice = 'Check the dice';
export const checkTheDiceHow =
  'The hash below was fixed before the first roll and has been on everybody’s screen since. Take the SHA-256 of the seed: if it gives the same hash, nobody changed the dice.';
export const seed = 'Seed';
export const notRevealedYet = 'not revealed yet';
export const hash = 'Hash';
export const sinceStep = (step: number) =>
  `Since step ${step}, where the fight was taken back: seed and hash`;
export const lookAtTheTable = 'Look at the table';
export const anotherFight = 'Another fight';
export const healthOfTheSides = 'Health of the sides';
export const asATable = 'As a table';
export const move = 'Move';
export const whoDidWhat = 'Who did what';
export const fighter = 'Fighter';
export const damageDone = 'Damage done';
export const taken = 'Taken';
export const felled = 'Felled';
export const answers = 'Answers';
export const goodRolls = 'Good rolls';
export const luck = 'Luck';
export const whatLuckIs = 'Luck: how many rolls more (or fewer) were good than their own odds said.';
export const whatItBrought = 'What it brought';
export const actionOrAnswer = 'Action or answer';
export const times = 'Times';
export const damage = 'Damage';
export const healed = 'Healed';
export const unhurtAfterIt = 'Unhurt after it';
export const oneOf = (one: number, all: number) => `${one} of ${all}`;
export const worthTellingAgain = 'Worth telling again';
export const ended = (rounds: number) => `After ${rounds} ${plural(rounds, 'round', 'rounds')}.`;
export const stillStanding = (rounds: number) =>
  `After ${rounds} ${plural(rounds, 'round', 'rounds')}. Still standing:`;
export const luckOf = (luck: string, expected: string) => `${luck} (${expected} expected)`;
