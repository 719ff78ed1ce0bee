import { isNode, type Node, nameOf, syntaxOf, walk } from './syntax.ts';

/** A user-facing text that is in the rules instead of in a catalog. */
export interface StrayText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Properties that hold user-facing text, even if it is short. */
const SPOKEN = new Set(['label', 'help', 'say', 'short', 'title', 'blurb', 'tagline', 'text']);

/**
 * Finds user-facing text in source files (`files`, by path): two words separated by a space, a capitalized word, and
 * values of properties such as `label`. Ids, types, file names and error messages are ignored.
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

/** Returns the text of a literal or of a part of a template; undefined for other nodes. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value as string;
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : undefined;
}

/**
 * Returns whether a text has two words or a capitalized word, or could be the beginning or end of a sentence.
 */
export function isProse(text: string): boolean {
  const hasTwoWords = /\p{L}[,.:;!?]? +\p{L}/u.test(text);
  const hasCapital = /(?<!\p{L})\p{Lu}\p{Ll}/u.test(text);
  const joinsOn = /\p{L}{2,}[,.:;]? $|^ \p{L}{2,}/u.test(text); // the text may be part of a template, in the middle of a sentence
  return hasTwoWords || hasCapital || joinsOn;
}

function isSpoken(node: Node, [parent]: readonly Node[]): boolean {
  if (parent?.type !== 'ObjectProperty' || parent.value !== node) return false;
  return SPOKEN.has(nameOf(parent.key) ?? '') && /\p{L}/u.test(textOf(node) ?? '');
}

/** Returns whether only developers read a text: an error message, a log message, a type or an import. */
function isForCode(node: Node, parents: readonly Node[]): boolean {
  const [parent] = parents;
  if (!parent || parent.type === 'TSLiteralType' || /^(Import|Export)/.test(parent.type)) return true;
  if (parent.type === 'ObjectProperty' && parent.key === node) return true;
  if (parent.type === 'ClassProperty' && nameOf(parent.key) === 'name') return true;
  return parents.some(
    (one) => (one.type === 'NewExpression' && /Error$/.test(nameOf(one.callee) ?? '')) || isLogCall(one),
  );
}

function isLogCall({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object } = callee;
  return isNode(object) && nameOf(object.type === 'MemberExpression' ? object.property : object) === 'log';
}

/**
 * Returns the names and texts that the code in these files mentions. A catalog key is used only if it is
 * among them.
 */
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
