import {
  ARCHETYPES,
  type Content,
  type ContentEntries,
  type ContentEntry,
  entryIn,
  type Pack,
} from '../engine/content/content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import { type Setup, SetupError, setupFault } from '../engine/setup/setup.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import { isEntryId, ownContent } from '../kit/content.ts';
import * as words from '../words/messages/setup.ts';

/** The content that a server adds to every fight under one ruleset, and the packs that it was combined from. */
export interface RulesetContent {
  readonly content: Content;
  readonly packs: readonly Pack[];
}

/** The server's content by ruleset id. */
export type ServerContent = Readonly<Record<string, RulesetContent>>;

/**
 * Returns both contents combined; undefined if there are none. Values in the later content override those in the
 * earlier.
 */
export function withContent(earlier: Content | undefined, later: Content | undefined): Content | undefined {
  if (!earlier || !later) return earlier ?? later;
  const parts = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
  return Object.fromEntries(parts.map((part) => [part, bothOf(earlier[part] ?? {}, later[part] ?? {})]));
}

function bothOf(earlier: ContentEntries, later: ContentEntries): ContentEntries {
  const changed = Object.entries(later).map(([id, entry]) => [id, { ...earlier[id], ...entry }] as const);
  return { ...earlier, ...Object.fromEntries(changed) };
}

/** Returns a setup with the server's content added. The setup's own content overrides it. */
export function withServerContent(setup: Setup, added: RulesetContent | undefined): Setup {
  if (!added) return setup;
  const content = withContent(added.content, setup.content);
  const packs = [...added.packs, ...(setup.packs ?? [])];
  const once = packs.filter(({ hash }, index) => packs.findIndex((one) => one.hash === hash) === index);
  return { ...setup, ...(content && { content }), packs: once };
}

/** Returns a server's content with another pack added. The pack overrides earlier content. */
export function withPack(added: RulesetContent | undefined, pack: Pack, content: Content): RulesetContent {
  if (!added) return { content, packs: [pack] };
  return { content: withContent(added.content, content) ?? content, packs: [...added.packs, pack] };
}

/**
 * Returns a setup in which the content `before` is replaced by the content `after`. Later content overrides earlier
 * content, and the setup's own content overrides all.
 */
export function renewContent(
  setup: Setup,
  before: readonly RulesetContent[],
  after: readonly RulesetContent[],
): Setup {
  const { content, packs = [], ...rest } = setup;
  const own = content && without(content, together(before) ?? {});
  const whole = withContent(together(after), own);
  const hasPack = (contents: readonly RulesetContent[], { hash }: Pack) =>
    contents.some((added) => added.packs.some((pack) => pack.hash === hash));
  const remaining = packs.filter((pack) => !hasPack(before, pack) && !hasPack(after, pack));
  const all = [...remaining, ...after.flatMap((added) => added.packs)];
  const isSaid = whole !== undefined && Object.keys(whole).length > 0;
  return { ...rest, ...(isSaid && { content: whole }), ...(all.length > 0 && { packs: all }) };
}

function together(contents: readonly RulesetContent[]): Content | undefined {
  return contents.reduce<Content | undefined>((sum, { content }) => withContent(sum, content), undefined);
}

/** Returns content without the values that the other content also has. */
function without(whole: Content, said: Content): Content {
  const parts = Object.entries(whole).map(([part, entries]) => {
    const left = Object.entries(entries).map(
      ([id, entry]) => [id, valuesWithout(entry, entryIn(said, part, id))] as const,
    );
    return [part, Object.fromEntries(left.filter(([, entry]) => Object.keys(entry).length > 0))] as const;
  });
  return Object.fromEntries(parts.filter(([, entries]) => Object.keys(entries).length > 0));
}

function valuesWithout(entry: ContentEntry, said: ContentEntry = {}): ContentEntry {
  const isSaid = (name: string, value: Json) =>
    Object.hasOwn(said, name) && JSON.stringify(said[name]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(entry).filter(([name, value]) => !isSaid(name, value)));
}

const PROBE = 'probe';

/**
 * Validates content whose members already fit their schemas. Throws a `SetupError` that names the member if the
 * content does not work under these rules.
 */
export function requireContent(ruleset: Ruleset, content: Content | undefined): void {
  if (!content) return;
  ownContent(ruleset.content ?? {}, content);
  for (const [kind, { like }] of Object.entries(content[ARCHETYPES] ?? {})) {
    const path = `content.${ARCHETYPES}.${kind}`;
    const isKnown = Object.hasOwn(ruleset.description.archetypes, kind);
    if (!isKnown && !isEntryId(kind)) throw new SetupError(`${path}: ${words.entryId}`);
    if (!isKnown && like === undefined) throw new SetupError(`${path}.like: ${words.likeWhom}`);
    requireSheet(ruleset, content, kind, path);
  }
}

/**
 * Throws a `SetupError` if a fighter of this archetype could not join a table because of its sheet. Ignores other
 * faults, which a fight with so few fighters may have.
 */
function requireSheet(ruleset: Ruleset, content: Content, kind: string, path: string): void {
  const wrong = setupFault(() =>
    ruleset.open(
      {
        ruleset: ruleset.id,
        options: {},
        map: { radius: 1, walls: [], difficult: [], cover: [] },
        combatants: [{ id: PROBE, side: 'alone', at: [0, 0], sheet: { kind } }],
        content,
      },
      placeholderDice(),
    ),
  );
  const [, field, sentence] =
    new RegExp(`^${PROBE}\\.sheet\\.([\\w.-]+): ([\\s\\S]*)$`).exec(wrong ?? '') ?? [];
  if (field !== undefined) throw new SetupError(`${path}.${field}: ${sentence}`);
}
