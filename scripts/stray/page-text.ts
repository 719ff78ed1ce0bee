import { isProse, type StrayText, textOf } from './stray-text.ts';
import { isNode, type Node, nameOf, syntaxOf, walk } from './syntax.ts';

/** The names of attributes and properties whose texts users read or hear. They count even if the text is short. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|help|of|sentence)$/;
/** Attributes that hold code or child elements rather than a name or a style. */
const HOLDS_CODE = /^(on[A-Z]\w*|with|children)$/;

/** Patterns of strings that look like text for users but have another purpose. The key names the purpose. */
const NOT_SAID: Readonly<Record<string, RegExp>> = {
  'a key name in browser events': /^(Enter|Escape|Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/,
  'a font': /^((\d+ \d+px )?'?(Inter|Fraunces) Variable'?)$/,
  'a media query': /^\(((min|max)-width|prefers-[a-z-]+|forced-colors): [\w-]+\)$/,
  'a selector': /^[a-z.[\]=]+(, [a-z.[\]=]+)+$/,
  'a color': /^rgb\([\d %/]+\)$/,
  'the name of a browser API or of an error':
    /^(AbortError|AudioContext|Notification|Refused|TemporaryFailure)$/,
  'an id for changes that are undone together': /^stroke $/,
  'the attributes of a cookie': /^; path=\/; samesite=/,
  'HTML without text': /^<html data-offline$|^<div class="wide" tabindex="0"><table>$/,
  'a header of HTTP': /^Riposte-[A-Z]\w+$/,
  'a style': /^transform: translate\($|^px, $/,
  'an error that only a developer can cause':
    /^(A panel (to act by )?was drawn|The page has no place|The table has come before)/,
};

/**
 * Finds text in the page's source files (`files`, by path) that belongs in the page's catalog. It finds text between
 * tags, attributes such as `aria-label`, and other strings that look like text. It ignores text without letters and
 * the captions of keyboard keys.
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

/**
 * Returns whether a text may be shown between tags: directly, in a template, or as one of two alternatives.
 */
function isShown(parents: readonly Node[]): boolean {
  const first = parents.findIndex(
    ({ type }) => !/^((Conditional|Logical)Expression|TemplateLiteral)$/.test(type),
  );
  const [braces, element] = parents.slice(first);
  return braces?.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(element?.type ?? '');
}

/** Returns the attribute whose value contains a node; undefined if an element comes between them. */
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

/** Returns whether a text is the caption of a keyboard key. Such captions are the same in every language. */
function isKeyCap(parent: Node | undefined): boolean {
  const opening = parent?.openingElement;
  return isNode(opening) && isNode(opening.name) && opening.name.name === 'kbd';
}

/** Returns whether only the compiler reads a text: a type, an import or a key of an object. */
function isForCode(node: Node, parents: readonly Node[]): boolean {
  const [parent] = parents;
  if (!parent || parent.type === 'TSLiteralType' || /^(Import|Export)/.test(parent.type)) return true;
  return /^(ObjectProperty|MemberExpression)$/.test(parent.type) && (parent.key ?? parent.property) === node;
}

function isExcepted(text: string): boolean {
  return Object.values(NOT_SAID).some((pattern) => pattern.test(text));
}

/** Returns the catalog keys that a file of the page uses, as `chapter.key`. */
export function usesIn(file: string, source: string): string[] {
  const chapters = chaptersIn(treeOf(file, source));
  return namesIn(file, source).flatMap(({ node, parent }) => {
    const chapter = chapters.get(nameOf(node) ?? '');
    const isUse = parent.type === 'MemberExpression' && parent.object === node;
    return chapter !== undefined && isUse ? [`${chapter}.${nameOf(parent.property)}`] : [];
  });
}

/**
 * Returns the lines on which a file declares another value with the name of an imported chapter. The properties of
 * that value would be mistaken for catalog keys.
 */
export function shadowsIn(file: string, source: string): string[] {
  const chapters = chaptersIn(treeOf(file, source));
  const declared = namesIn(file, source).filter(
    ({ node, parent }) =>
      chapters.has(nameOf(node) ?? '') &&
      DECLARES.test(parent.type) &&
      parent.init !== node &&
      parent.key !== node,
  );
  return declared.map(({ node }) => `${file}:${node.loc?.start.line}`);
}

/** Types of nodes that declare a name. */
const DECLARES =
  /^(VariableDeclarator|ArrayPattern|AssignmentPattern|RestElement|ObjectProperty|Arrow\w+|Function\w+)$/;

/** Returns the chapters that a file of the page imports, by their local names. */
export function chaptersIn(tree: Node): ReadonlyMap<string, string> {
  const chapters = new Map<string, string>();
  walk(tree, (node, [parent]) => {
    const from = isNode(parent?.source) ? textOf(parent.source) : undefined;
    const [, chapter] = /\/words\/([\w-]+)\.ts$/.exec(from ?? '') ?? [];
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
