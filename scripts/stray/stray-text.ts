import { type Node, nameOf, syntaxOf, walk } from './syntax.ts';

/** A text for people that stands among the rules instead of in a catalogue. */
export interface StrayText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Properties that hold a text for people, however short it is. */
const SPOKEN = new Set(['label', 'help', 'say', 'short', 'title', 'blurb', 'tagline', 'text']);

/**
 * The texts for people in these files, by path: two words with a space between, one with a capital, and whatever a
 * property like `label` holds. Ids, types, names of files and what an error is thrown with are none.
 */
export function findStrayTexts(files: ReadonlyMap<string, string>): StrayText[] {
  return [...files].flatMap(([file, source]) => {
    const strays: StrayText[] = [];
    walk(syntaxOf(source), (node, parents) => {
      const text = textOf(node);
      if (text === undefined || isForCode(node, parents)) return;
      if (isProse(text) || isSpoken(node, parents)) {
        strays.push({ file, line: node.loc?.start.line ?? 0, text });
      }
    });
    return strays;
  });
}

/** What a literal, or a part of a template, says. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value as string;
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : undefined;
}

/** Whether a text has two words, a capital or the beginning or end of a sentence. */
export function isProse(text: string): boolean {
  const hasTwoWords = /\p{L}[,.:;!?]? +\p{L}/u.test(text);
  const hasCapital = /(?<!\p{L})\p{Lu}\p{Ll}/u.test(text);
  const joinsOn = /\p{L}{2,}[,.:;]? $|^ \p{L}{2,}/u.test(text); // a part of a template
  return hasTwoWords || hasCapital || joinsOn;
}

function isSpoken(node: Node, [parent]: readonly Node[]): boolean {
  if (parent?.type !== 'ObjectProperty' || parent.value !== node) return false;
  return SPOKEN.has(nameOf(parent.key) ?? '') && /\p{L}/u.test(textOf(node) ?? '');
}

/** Errors are for whoever writes code or setups; types and imports are read by nobody else either. */
function isForCode(node: Node, parents: readonly Node[]): boolean {
  const [parent] = parents;
  if (!parent || parent.type === 'TSLiteralType' || /^(Import|Export)/.test(parent.type)) return true;
  if (parent.type === 'ObjectProperty' && parent.key === node) return true;
  if (parent.type === 'ClassProperty' && nameOf(parent.key) === 'name') return true;
  return parents.some((one) => one.type === 'NewExpression' && /Error$/.test(nameOf(one.callee) ?? ''));
}

/** The names and texts that the code in these files mentions: what a key of a catalogue has to be among to be used. */
export function mentionsIn(files: ReadonlyMap<string, string>): Set<string> {
  const mentions = new Set<string>();
  for (const source of files.values()) {
    walk(syntaxOf(source), (node) => {
      const text = nameOf(node) ?? textOf(node);
      if (text !== undefined) mentions.add(text);
    });
  }
  return mentions;
}
