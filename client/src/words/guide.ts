/* Generated from en/guide.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const guide = 'Guide';
export const guideTo = 'Guide to Riposte';
export const searchTheGuide = 'Search the guide';
export const parts = 'Parts of the guide';
export const onThisPage = 'On this page';
export const sectionsFound = (count: number) =>
  pluralForm(count, { '=0': 'Nothing found. Try different words.', one: 'One section found.', other: `${formatNumber(count)} sections found.` });
export const noSuchPage = 'There’s no such page in the guide.';
