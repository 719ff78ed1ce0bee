import { type ParserPlugin, parse } from '@babel/parser';

/** A node of a syntax tree, as far as this check looks at it. */
export interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } } | null;
  readonly [property: string]: unknown;
}

/** The syntax tree of a TypeScript source, with or without elements of a page. Throws if it cannot be parsed. */
export function syntaxOf(source: string, language: 'ts' | 'tsx' = 'ts'): Node {
  const plugins: ParserPlugin[] = language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'];
  return parse(source, { sourceType: 'module', plugins }).program as unknown as Node;
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The nodes right below a node. */
function children(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'loc' && !key.endsWith('Comments'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Visits a node and all below it, each with its parents, the nearest first. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const go = (at: Node, parents: readonly Node[]) => {
    visit(at, parents);
    for (const child of children(at)) go(child, [at, ...parents]);
  };
  go(node, []);
}

/** The name of an identifier (also of a plain or private property name); undefined for anything else. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'PrivateName') return nameOf(node.id);
  return node.type === 'Identifier' ? (node.name as string) : undefined;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

/** Whether a node is a function of any kind. */
export function isFunction(node: Node): boolean {
  return FUNCTIONS.has(node.type);
}

/** Whether a function gives a script: it says so, or is a generator and does not say that it is of something else. */
export function givesScript(node: Node): boolean {
  if (!isFunction(node)) return false;
  return isNode(node.returnType) ? isScriptType(node.returnType) : node.generator === true;
}

function isScriptType(annotation: unknown): boolean {
  const type = isNode(annotation) ? annotation.typeAnnotation : undefined;
  return isNode(type) && type.type === 'TSTypeReference' && nameOf(type.typeName) === 'Script';
}
