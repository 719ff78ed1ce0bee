import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chaptersIn } from '../stray/page-text.ts';
import { isNode, type Node, nameOf, syntaxOf, walk } from '../stray/syntax.ts';

/** Components and elements that draw a button, a tab or a menu item, whose children are its label. */
const BUTTONS = /^(button|\w*Button|CopyLink)$/;
/** Attributes of components that hold the label of a button. */
const LABELS = /^(label|confirm)$/;

const PAGE = join(import.meta.dirname, '../../client/src');
/** Maximum length of a label, in characters. A phone shows two buttons of this length side by side. */
export const LONGEST_LABEL = 22;

/** A label of a button: a key in a chapter of the page's catalog. */
export interface ButtonLabel {
  readonly chapter: string;
  readonly key: string;
}

/** Returns the button labels of the page, as `chapter.key`, with the chapter and key of each. */
export function buttonLabels(): ReadonlyMap<string, ButtonLabel> {
  const panels = globSync('**/*.tsx', { cwd: PAGE }).filter((file) => !file.includes('.test.'));
  const labels = panels.flatMap((file) => buttonLabelsIn(readFileSync(join(PAGE, file), 'utf8')));
  return new Map(labels.map((label) => [`${label.chapter}.${label.key}`, label]));
}

/** Returns a function that gives the maximum length of a chapter's message; undefined for text that no button shows. */
export function longestIn(chapter: string): (key: string) => number | undefined {
  const labels = buttonLabels();
  return (key) => (labels.has(`${chapter}.${key}`) ? LONGEST_LABEL : undefined);
}

/**
 * Returns the catalog entries that a panel uses as button labels. Leaves out text in nested elements, such as a small
 * note.
 */
export function buttonLabelsIn(source: string): ButtonLabel[] {
  const tree = syntaxOf(source, 'tsx');
  const chapters = chaptersIn(tree);
  const labels: ButtonLabel[] = [];
  walk(tree, (node, parents) => {
    const chapter = node.type === 'MemberExpression' ? chapters.get(nameOf(node.object) ?? '') : undefined;
    const key = nameOf(node.property);
    if (chapter !== undefined && key !== undefined && isLabel(parents)) labels.push({ chapter, key });
  });
  return labels;
}

/** Returns whether the nearest element around a node is a button that shows it as its label. */
function isLabel(parents: readonly Node[]): boolean {
  const attribute = parents.find(({ type }) => type === 'JSXAttribute' || type === 'JSXElement');
  const element = parents.find(({ type }) => type === 'JSXElement');
  const isInButton = element !== undefined && BUTTONS.test(tagOf(element));
  if (attribute?.type !== 'JSXAttribute') return isInButton;
  return isInButton && LABELS.test(String((attribute.name as Node).name));
}

function tagOf({ openingElement }: Node): string {
  const name = isNode(openingElement) ? openingElement.name : undefined;
  return isNode(name) ? String(name.name ?? '') : '';
}
