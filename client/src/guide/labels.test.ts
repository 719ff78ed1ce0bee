import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';
import {
  CATALOGS,
  entriesOf,
  languages,
  readChapter,
  SOURCE,
  textNames,
} from '../../../scripts/messages/catalog.ts';
import { GUIDE, guideFiles } from '../../../scripts/messages/guide.ts';

const BOLD = /\*\*([^*]+)\*\*/g;

const ofRules = Object.values(RULESETS).flatMap(({ description }) =>
  Object.values(description.actions).map(({ label }) => label),
);

/** Returns all texts of the page and of the rulesets in a language, with English texts for those that it lacks. */
function shownIn(language: string): ReadonlySet<string> {
  const texts = CATALOGS.flatMap((catalog) =>
    textNames(catalog).flatMap((name) => {
      const english = entriesOf(readChapter(catalog, SOURCE, name)).map(
        ({ key, message }) => [key, message] as const,
      );
      const translated = entriesOf(readChapter(catalog, language, name)).map(
        ({ key, message }) => [key, message] as const,
      );
      return [...new Map([...english, ...translated]).values()];
    }),
  );
  return new Set([...texts, ...(language === SOURCE ? ofRules : [])]);
}

const pages = languages().flatMap((language) =>
  guideFiles()
    .map((file) => ({ language, file, path: join(GUIDE, language === SOURCE ? '' : language, file) }))
    .filter(({ path }) => existsSync(path)),
);

it.each(pages)(
  'every label that the guide mentions in $file appears on the page ($language)',
  ({ language, path }) => {
    const bold = [...readFileSync(path, 'utf8').matchAll(BOLD)].map(([, text = '']) =>
      text.replaceAll(/\s*\n\s*/g, ' '),
    );
    const labels = bold.filter((text) => !/:$|\u202f:$/.test(text)); // bold text with a colon starts a list item
    const shown = shownIn(language);
    expect(labels.filter((label) => !shown.has(label))).toEqual([]);
  },
);
