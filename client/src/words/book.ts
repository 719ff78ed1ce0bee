/* Generated from en/book.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const noSuchRulebook = 'This server doesn’t have that game.';
export const searchTheRules = 'Search the rules';
export const searchByWordOrClause = 'Search by word or rule number';
export const nothingFound = 'No matches. Try different words.';
export const theRulesOf = (ruleset: string) => `${ruleset}: rules`;
export const whatYouCanDo = 'Actions';
export const howYouCanAnswer = 'Reactions';
export const conditions = 'Conditions';
export const abilitiesAndThings = 'Abilities and equipment';
export const whoFights = 'Archetypes';
export const chapters = 'Chapters';
export const allChapters = 'All chapters';
export const previousChapter = (title: string) => `Previous: ${title}`;
export const nextChapter = (title: string) => `Next: ${title}`;
export const quickReference = 'Quick reference';
export const clausesFound = (count: number) =>
  `${pluralForm(count, { one: `${formatNumber(count)} rule`, other: `${formatNumber(count)} rules` })} found`;
export const aFighter = 'a fighter';
