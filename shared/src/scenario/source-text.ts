import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Place } from '../engine/schema/faults.ts';
import type { Json } from '../engine/schema/json.ts';
import { MOST_DEPTH } from '../engine/schema/plain-json.ts';
import { own } from '../engine/schema/records.ts';
import * as texts from '../words/messages/scenario.ts';

/** A position in a text. Lines and columns are counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The reason why a text is not valid JSON, and its position. */
export interface SourceFault extends Position {
  readonly message: string;
}

/** Parsed JSON that knows the position of each part in its text. */
export interface Source {
  readonly value: Json;
  /**
   * Returns the position where a part starts. For a member of a record, that is the position of its name. For a
   * missing part, it is the position of its parent.
   */
  positionOf(at: Place): Position;
}

/** Parses JSON without comments. The nesting is limited as for inputs. A repeated name in a record is a fault. */
export function readSource(text: string): Source | SourceFault {
  const tooDeep = endOfDepth(text);
  if (tooDeep !== undefined) return { ...positionIn(text, tooDeep), message: texts.tooDeep(MOST_DEPTH) };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!tree || error) {
    const code = error ? printParseErrorCode(error.error) : 'ValueExpected';
    return {
      ...positionIn(text, error?.offset ?? 0),
      message: texts.syntax(own<string>(texts.syntaxFaults, code) ?? texts.syntaxFaults.other),
    };
  }
  const odd = oddPart(tree);
  if (odd) return { ...positionIn(text, odd.node.offset), message: odd.message };
  return { value: jsonOf(tree), positionOf: (at) => positionIn(text, offsetOf(tree, at)) };
}

/** Returns the offset at which the nesting becomes too deep; undefined if it never does. */
function endOfDepth(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > MOST_DEPTH) return index;
  }
  return undefined;
}

interface Odd {
  readonly node: Node;
  readonly message: string;
}

/**
 * Returns the first part that is a mistake or cannot be saved although JSON allows it; undefined if there is none.
 * Examples are a repeated name and a lone surrogate.
 */
function oddPart(node: Node): Odd | undefined {
  const { type, value, children = [] } = node;
  if (type === 'string' && (!value.isWellFormed() || value.includes('\0')))
    return { node, message: texts.oddText };
  if (type === 'number' && !Number.isFinite(value)) return { node, message: texts.tooLarge };
  const names = new Set<string>();
  for (const child of children) {
    const name = type === 'object' ? child.children?.[0]?.value : undefined;
    if (names.has(name)) return { node: child, message: texts.twice(name) };
    if (name !== undefined) names.add(name);
    const odd = oddPart(child);
    if (odd) return odd;
  }
  return undefined;
}

function jsonOf({ type, value, children = [] }: Node): Json {
  if (type === 'array') return children.map(jsonOf);
  if (type !== 'object') return value;
  const members = children.flatMap(({ children: [name, of] = [] }) =>
    name && of ? [[name.value, jsonOf(of)] as const] : [],
  );
  return Object.fromEntries(members);
}

/** Returns the offset of a part; if the part is missing, the offset of its nearest existing parent. */
function offsetOf(tree: Node, at: Place): number {
  const node = findNodeAtLocation(tree, [...at]);
  if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  return at.length === 0 ? tree.offset : offsetOf(tree, at.slice(0, -1));
}

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
