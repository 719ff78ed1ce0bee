import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Message, MessageError } from './message.ts';

/** A part of a message as TypeScript: fixed text, or an expression whose value is text. */
type Piece = { readonly text: string } | { readonly code: string };

/** Names in generated modules that no argument may have. */
const RESERVED =
  /^(formatNumber|formatPercent|pluralForm|break|case|class|const|default|delete|do|else|export|for|function|if|import|in|new|return|switch|this|var|void|while|with)$/;

/**
 * Returns the TypeScript expression for a message: a string, or a function of its arguments. The arguments have the
 * order and types of `signature`, which is the English message.
 */
export function codeOf(message: Message, signature: Message = message): string {
  const body = bodyCode(message, signature);
  if (signature.args.size === 0) return body;
  const parameters = [...signature.args].map(([name, type]) => `${parameterOf(name)}: ${typeCode(type)}`);
  return `${isTagged(signature) ? '<T>' : ''}(${parameters.join(', ')}) => ${body}`;
}

/** Returns the expression for a message's text, in which the arguments of `signature` are variables. */
export function bodyCode({ elements }: Message, signature: Message): string {
  return isTagged(signature) ? taggedCode(elements) : textCode(elements);
}

function isTagged({ args }: Message): boolean {
  return [...args.values()].includes('tag');
}

/** Returns the string for a message whose placeholders stay in the text, as in `'{by} provokes you'`. */
export function templateCode({ elements }: Message): string {
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.argument) return `{${element.value}}`;
    throw new MessageError('use only plain placeholders here, because the page fills them in');
  });
  return quoted(parts.join(''));
}

function parameterOf(name: string): string {
  if (!/^[a-z]\w*$/i.test(name) || RESERVED.test(name))
    throw new MessageError(`rename the argument {${name}}`);
  return name;
}

function typeCode(type: string | readonly string[]): string {
  if (type === 'tag') return '(text: string) => T';
  return typeof type === 'string' ? type : type.map(quoted).join(' | ');
}

function textCode(elements: readonly MessageFormatElement[], counted = ''): string {
  return joined(elements.map((element) => pieceOf(element, counted)));
}

/** Returns the expression for a message with tags: a list of texts and of drawn tags. */
function taggedCode(elements: readonly MessageFormatElement[]): string {
  const parts = elements.map((element) =>
    element.type === TYPE.tag ? `${element.value}(${textCode(element.children)})` : textCode([element]),
  );
  return `[${parts.join(', ')}]`;
}

/** Returns one element as code. `counted` is the expression for `#`: the number of the plural around it. */
function pieceOf(element: MessageFormatElement, counted: string): Piece {
  switch (element.type) {
    case TYPE.literal:
      return { text: element.value };
    case TYPE.argument:
      return { code: element.value };
    case TYPE.number:
      return { code: numberCode(element.value, element.style) };
    case TYPE.pound:
      return { code: counted };
    case TYPE.plural: {
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new MessageError(`use neither an offset nor ordinal numbers for {${element.value}}`);
      const forms = formsCode(element.options, `formatNumber(${element.value})`);
      return { code: `pluralForm(${element.value}, ${forms})` };
    }
    case TYPE.select:
      return { code: selectCode(element.value, element.options, counted) };
    default:
      throw new MessageError('use tags only outside of plurals and other tags');
  }
}

function numberCode(name: string, style: unknown): string {
  if (style === undefined || style === null) return `formatNumber(${name})`;
  if (style === 'percent') return `formatPercent(${name})`;
  const { parsedOptions } = style as { readonly parsedOptions?: object };
  if (parsedOptions === undefined)
    throw new MessageError(`write the number format of {${name}} as a skeleton`);
  return `formatNumber(${name}, ${JSON.stringify(parsedOptions)})`;
}

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

function formsCode(options: Options, counted: string): string {
  const forms = Object.entries(options).map(
    ([form, { value }]) => `${keyCode(form)}: ${textCode(value, counted)}`,
  );
  return `{ ${forms.join(', ')} }`;
}

/** Returns a chain of conditions that ends with the form `other`. */
function selectCode(name: string, options: Options, counted: string): string {
  const { other, ...others } = options;
  const cases = Object.entries(others).map(
    ([form, { value }]) => `${name} === ${quoted(form)} ? ${textCode(value, counted)} : `,
  );
  return `(${cases.join('')}${textCode(other?.value ?? [], counted)})`;
}

function joined(pieces: readonly Piece[]): string {
  const [only] = pieces;
  if (only === undefined) return quoted('');
  if (pieces.every((piece) => 'text' in piece)) return quoted(pieces.map(({ text }) => text).join(''));
  if (pieces.length === 1 && 'code' in only) return only.code;
  const parts = pieces.map((piece) =>
    'code' in piece ? `\${${piece.code}}` : piece.text.replaceAll(/[`\\]|\$(?=\{)/g, (mark) => `\\${mark}`),
  );
  return `\`${parts.join('')}\``;
}

/** Returns a property name, in quotes if it needs them. */
export function keyCode(key: string): string {
  return /^([a-z_]\w*|\d|[1-9]\d+)$/i.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')}'`;
}
