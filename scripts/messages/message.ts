import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The type of a message's argument: text, a number, one of the given values, or a function that draws tagged text. */
export type ArgumentType = 'string' | 'number' | 'tag' | readonly string[];

/** A message in ICU MessageFormat. */
export interface Message {
  readonly elements: readonly MessageFormatElement[];
  /** The types of the arguments by name, in the order in which they appear. */
  readonly args: ReadonlyMap<string, ArgumentType>;
}

/** An error that the author of a message can fix. */
export class MessageError extends Error {}

const parsed = new Map<string, Message>();

/** Parses a message. Throws a `MessageError` if it is malformed or uses a format that pages cannot show. */
export function parseMessage(text: string): Message {
  const known = parsed.get(text);
  if (known) return known;
  const elements = elementsOf(text);
  const args = new Map<string, ArgumentType>();
  collect(elements, args);
  const message = { elements, args };
  parsed.set(text, message); // parsing takes a millisecond, and each message is needed several times
  return message;
}

function elementsOf(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    throw new MessageError(
      `${message.toLowerCase().replaceAll('_', ' ')} at character ${location?.start.offset}`,
    );
  }
}

function collect(elements: readonly MessageFormatElement[], args: Map<string, ArgumentType>): void {
  for (const element of elements) {
    const type = typeOf(element);
    if (type !== undefined && 'value' in element) addArgument(args, element.value, type);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) collect(value, args);
    if (element.type === TYPE.tag) collect(element.children, args);
  }
}

/** Returns the pieces of text in a message, without its arguments. */
export function textsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return textsIn(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(({ value }) => textsIn(value));
  });
}

/** Returns the type of the argument that an element inserts; undefined if it inserts none. */
function typeOf(element: MessageFormatElement): ArgumentType | undefined {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return undefined;
    case TYPE.argument:
      return 'string';
    case TYPE.select:
      return Object.keys(element.options);
    case TYPE.tag:
      return 'tag';
    case TYPE.number:
    case TYPE.plural:
      return 'number';
    default:
      throw new MessageError(`format the date or time of {${element.value}} in the code`);
  }
}

/** Adds an argument. Text that also selects a form may have any value. */
function addArgument(args: Map<string, ArgumentType>, name: string, type: ArgumentType): void {
  const known = args.get(name) ?? type;
  if (String(known) === String(type)) args.set(name, type);
  else if (known !== 'number' && type !== 'number' && known !== 'tag' && type !== 'tag')
    args.set(name, 'string');
  else throw new MessageError(`{${name}} has two types; insert a number as {${name}, number}`);
}
