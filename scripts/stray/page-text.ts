import { isProse, type StrayText, textOf } from './stray-text.ts';
import { isNode, type Node, nameOf, syntaxOf, walk } from './syntax.ts';

/** Attributes and properties that somebody reads or hears, however short they are. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|help|sentence)$/;
/** Attributes that hold code or parts rather than a name or a style. */
const HOLDS_CODE = /^(on[A-Z]\w*|with|children)$/;

/** What reads like words and is none: reason and pattern. */
const NOT_SAID: Readonly<Record<string, RegExp>> = {
  'a key as browsers call it': /^(Enter|Escape|Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/,
  'a font': /^((\d+ \d+px )?'?(Inter|Fraunces) Variable'?)$/,
  'a question about the screen': /^\(((min|max)-width|prefers-[a-z-]+): [\w-]+\)$/,
  'a selector': /^[a-z.[\]=]+(, [a-z.[\]=]+)+$/,
  'a colour': /^rgb\([\d %/]+\)$/,
  'a part of the browser or an error, in the code': /^(AbortError|AudioContext|Notification|NotNow|Refused)$/,
  'what is one step to undo': /^stroke $/,
  'a header of HTTP': /^Riposte-[A-Z]\w+$/,
  'a style': /^transform: translate\($|^px, $/,
  'an error that only whoever writes the code can make':
    /^(A panel (to act by )?was drawn|The page has no place|The table has come before)/,
};

/**
 * The words in these files of the page, by path, that stand outside of its catalogue: all text between tags, all that is
 * said by attributes such as `aria-label`, and what else reads like words. Signs without letters are none, nor is what is
 * printed on a key.
 */
export function findPageTexts(files: ReadonlyMap<string, string>): StrayText[] {
  return [...files].flatMap(([file, source]) => {
    const strays: StrayText[] = [];
    walk(treeOf(file, source), (node, parents) => {
      const text = node.type === 'JSXText' ? String(node.value).trim() : textOf(node);
      if (text === undefined || !/\p{L}/u.test(text)) return;
      if (isSaid(node, text, parents)) strays.push({ file, line: node.loc?.start.line ?? 0, text });
    });
    return strays;
  });
}

function isSaid(node: Node, text: string, parents: readonly Node[]): boolean {
  const [parent] = parents;
  if (node.type === 'JSXText') return !isKeyCap(parent);
  if (!parent || isForCode(node, parents) || isExcepted(text)) return false;
  const attribute = attributeOf(parents);
  if (attribute !== undefined && SPOKEN.test(attribute)) return !isCompared(parent);
  if (attribute !== undefined && !HOLDS_CODE.test(attribute)) return false;
  return isProse(text) || isSpokenProperty(node, parent) || isShown(parents);
}

/** Whether a text may come to stand between tags: by itself, in a template, or as one of two. */
function isShown(parents: readonly Node[]): boolean {
  const first = parents.findIndex(
    ({ type }) => !/^((Conditional|Logical)Expression|TemplateLiteral)$/.test(type),
  );
  const [braces, element] = parents.slice(first);
  return braces?.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(element?.type ?? '');
}

/** The attribute whose value something is part of, if it is not within an element that stands there. */
function attributeOf(parents: readonly Node[]): string | undefined {
  const nearest = parents.find(({ type }) => type === 'JSXAttribute' || type === 'JSXElement');
  const name = nearest?.name;
  return nearest?.type === 'JSXAttribute' && isNode(name) ? String(name.name) : undefined;
}

function isSpokenProperty(node: Node, parent: Node): boolean {
  const isValue = parent.type === 'ObjectProperty' && parent.value === node;
  return isValue && SPOKEN.test(nameOf(parent.key) ?? textOf(parent.key as Node) ?? '');
}

function isCompared({ type }: Node): boolean {
  return type === 'BinaryExpression' || type === 'SwitchCase';
}

/** What is printed on a key is the same in every language of the page. */
function isKeyCap(parent: Node | undefined): boolean {
  const opening = parent?.openingElement;
  return isNode(opening) && isNode(opening.name) && opening.name.name === 'kbd';
}

/** Types, imports and keys of objects are read by nobody but the compiler. */
function isForCode(node: Node, parents: readonly Node[]): boolean {
  const [parent] = parents;
  if (!parent || parent.type === 'TSLiteralType' || /^(Import|Export)/.test(parent.type)) return true;
  return /^(ObjectProperty|MemberExpression)$/.test(parent.type) && (parent.key ?? parent.property) === node;
}

function isExcepted(text: string): boolean {
  return Object.values(NOT_SAID).some((pattern) => pattern.test(text));
}

/** An entry of a chapter of the page's catalogue: its key, what it says, in parts if something is put between them. */
export interface Entry {
  readonly key: string;
  readonly parts: readonly string[];
}

/** The entries of a chapter. Throws if something stands there that is none. */
export function entriesOf(source: string): Entry[] {
  const statements = (syntaxOf(source).body as readonly Node[]).filter(
    ({ type }) => type !== 'ImportDeclaration',
  );
  return statements.map((statement) => {
    const { declarations: [entry] = [] } = (statement.declaration ?? {}) as { declarations?: Node[] };
    const key = nameOf(entry?.id);
    if (entry === undefined || key === undefined) throw new Error('A chapter has nothing but entries.');
    const parts: string[] = [];
    walk(entry, (node, [parent]) => {
      const text = parent?.type.startsWith('TS') ? undefined : textOf(node);
      if (text !== undefined) parts.push(text);
    });
    return { key, parts };
  });
}

/** Which keys of which chapters a file of the page uses, as `chapter.key`. */
export function usesIn(file: string, source: string): string[] {
  const chapters = chaptersIn(file, source);
  return namesIn(file, source).flatMap(({ node, parent }) => {
    const chapter = chapters.get(nameOf(node) ?? '');
    const isUse = parent.type === 'MemberExpression' && parent.object === node;
    return chapter !== undefined && isUse ? [`${chapter}.${nameOf(parent.property)}`] : [];
  });
}

/** The lines on which a file of the page calls something else as it calls a chapter: words would be looked for in that. */
export function shadowsIn(file: string, source: string): string[] {
  const chapters = chaptersIn(file, source);
  const declared = namesIn(file, source).filter(
    ({ node, parent }) =>
      chapters.has(nameOf(node) ?? '') &&
      DECLARES.test(parent.type) &&
      parent.init !== node &&
      parent.key !== node,
  );
  return declared.map(({ node }) => `${file}:${node.loc?.start.line}`);
}

/** What a name stands in where something is called by it. */
const DECLARES =
  /^(VariableDeclarator|ArrayPattern|AssignmentPattern|RestElement|ObjectProperty|Arrow\w+|Function\w+)$/;

/** The chapters that a file uses, by the names that it calls them by. */
function chaptersIn(file: string, source: string): ReadonlyMap<string, string> {
  const chapters = new Map<string, string>();
  walk(treeOf(file, source), (node, [parent]) => {
    const from = isNode(parent?.source) ? textOf(parent.source) : undefined;
    const [, chapter] = /\/words\/(\w+)\.ts$/.exec(from ?? '') ?? [];
    const name = nameOf(node.local);
    if (node.type === 'ImportNamespaceSpecifier' && chapter && name) chapters.set(name, chapter);
  });
  return chapters;
}

function namesIn(file: string, source: string): { readonly node: Node; readonly parent: Node }[] {
  const names: { readonly node: Node; readonly parent: Node }[] = [];
  walk(treeOf(file, source), (node, [parent]) => {
    if (node.type === 'Identifier' && parent) names.push({ node, parent });
  });
  return names;
}

function treeOf(file: string, source: string): Node {
  return syntaxOf(source, file.endsWith('.tsx') ? 'tsx' : 'ts');
}
