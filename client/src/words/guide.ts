import { plural } from '@riposte/shared/engine/presentation/text/plural';

/* Text around the pages of the guide. */

export const guide = 'Guide';
export const guideTo = 'Guide to Riposte';
export const searchTheGuide = 'Search the guide';
export const parts = 'Parts of the guide';
export const onThisPage = 'On this page';
export const sectionsFound = (count: number) =>
  count === 0
    ? 'Nothing found. Try different words.'
    : plural(count, 'One section found', `${count} sections found`);
export const noSuchPage = 'There’s no such page in the guide.';
