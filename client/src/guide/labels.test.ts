import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';

const GUIDE = join(import.meta.dirname, '../../../docs/guide');
const BOLD = /\*\*([^*]+)\*\*/g;

const chapters = Object.values(import.meta.glob('../words/*.ts', { eager: true })) as Record<
  string,
  unknown
>[];
const ofPage = chapters
  .flatMap((chapter) => Object.values(chapter))
  .filter((text) => typeof text === 'string');
const ofRules = Object.values(RULESETS).flatMap(({ description }) =>
  Object.values(description.actions).map(({ label }) => label),
);
const shown = new Set<unknown>([...ofPage, ...ofRules]);

it.each(readdirSync(GUIDE).filter((file) => file.endsWith('.md')))(
  'every label that the guide mentions in %s appears on the page',
  (file) => {
    const bold = [...readFileSync(join(GUIDE, file), 'utf8').matchAll(BOLD)].map(([, text = '']) => text);
    const labels = bold.filter((text) => !text.endsWith(':')); // bold text with a colon starts a list item
    expect(labels.filter((label) => !shown.has(label))).toEqual([]);
  },
);
