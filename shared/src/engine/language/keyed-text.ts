/**
 * A text that is worded where it is read: the key of a message, and the arguments of the message. A key consists of the
 * name of a chapter and of the message's key in it, as in `refusals/tooFar` or `things/sword/label`.
 */
export interface KeyedText {
  readonly key: string;
  readonly args?: readonly TextArgument[];
}

/** An argument of a message: a number, a given name or other fixed text, or a text that is worded as well. */
export type TextArgument = number | string | KeyedText;

/** A text in the language of this build, with the key and the arguments that word it in other languages. */
export interface Said extends KeyedText {
  readonly text: string;
}

/** The messages of chapters by name: texts, functions that fill in arguments, and groups of both. */
export type Chapters = Readonly<Record<string, object>>;

type SaidArgument<Argument> = string extends Argument ? Argument | Said : Argument;
type SaidArguments<Args> = { readonly [Index in keyof Args]: SaidArgument<Args[Index]> };

/** The functions that say the messages of a chapter, and the texts of messages without arguments. */
export type SaidMessages<Messages> = Messages extends string
  ? Said
  : Messages extends (...args: infer Args extends readonly unknown[]) => string
    ? (...args: SaidArguments<Args>) => Said
    : { readonly [Key in keyof Messages]: SaidMessages<Messages[Key]> };

/** Returns chapters whose messages keep their keys and arguments, beside the text. */
export function said<Of extends Chapters>(chapters: Of): SaidMessages<Of> {
  const entries = Object.entries(chapters).map(([name, messages]) => [name, saidIn(name, messages)]);
  return Object.fromEntries(entries) as SaidMessages<Of>;
}

/** An argument of a message as rules give it. A number that the seat does not know is null. */
type GivenArgument = number | string | Said | null;

type Filling = (...args: readonly (number | string)[]) => string;

function saidIn(key: string, messages: unknown): unknown {
  if (typeof messages === 'string') return { key, text: messages } satisfies Said;
  if (typeof messages === 'function')
    return (...args: readonly GivenArgument[]): Said => ({
      key,
      args: args.map(carried),
      text: (messages as Filling)(...args.map(worded)),
    });
  const entries = Object.entries(messages as object).map(([id, one]) => [id, saidIn(`${key}/${id}`, one)]);
  return Object.fromEntries(entries);
}

/** Returns an argument as it is sent: without its text in the language of this build. */
function carried(argument: GivenArgument): TextArgument {
  return typeof argument === 'object' && argument ? keyOf(argument) : (argument ?? 0);
}

/** Returns an argument as a message takes it: in the language of this build. */
function worded(argument: GivenArgument): number | string {
  return typeof argument === 'object' && argument ? argument.text : (argument ?? 0);
}

/** Returns a text without its wording in the language of this build. */
export function keyOf({ key, args }: Said): KeyedText {
  return args ? { key, args } : { key };
}

/**
 * Returns a text in the language of the chapters. Undefined if they lack the message or one of its arguments, because
 * another version of the rules or of the server has said it.
 */
export function wordingIn(chapters: Chapters, { key, args = [] }: KeyedText): string | undefined {
  const message = messageIn(chapters, key);
  if (typeof message === 'string') return args.length === 0 ? message : undefined;
  if (typeof message !== 'function' || message.length !== args.length) return undefined;
  const worded = args.map((one) => (typeof one === 'object' ? wordingIn(chapters, one) : one));
  return worded.every((one) => one !== undefined) ? (message as Filling)(...worded) : undefined;
}

function messageIn(chapters: Chapters, key: string): unknown {
  const step = (from: unknown, id: string) =>
    typeof from === 'object' && from !== null && Object.hasOwn(from, id)
      ? (from as Readonly<Record<string, unknown>>)[id]
      : undefined;
  return key.split('/').reduce<unknown>(step, chapters);
}
