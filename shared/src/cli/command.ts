import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { UsageError } from './usage.ts';

/** A command-line option: how it is parsed, and its description in `--help`. */
export interface CommandOption extends ParseArgsOptionDescriptor {
  readonly about: string;
  /** The placeholder for the option's value in the help text. Omitted if the option takes no value. */
  readonly value?: string;
}

/** A command-line tool: its options, and the texts that `--help` prints. */
export interface Command<Options extends Readonly<Record<string, CommandOption>>> {
  /** The usage line, such as `npm run -s case -- FILE-OR-FOLDER...`. */
  readonly usage: string;
  readonly about: string;
  readonly options?: Options;
  readonly example: string;
}

/** The parsed arguments of a command. */
export type Arguments<Options extends Readonly<Record<string, CommandOption>>> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/**
 * Runs a command with the arguments of this process. With `--help`, prints the help instead. If `main` throws an
 * error, prints its message and sets the exit code to 2.
 */
export async function runCommand<const Options extends Readonly<Record<string, CommandOption>>>(
  command: Command<Options>,
  main: (args: Arguments<Options>) => void | Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return console.log(helpOf(command));
  try {
    await main(argumentsOf(command, args));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${hintOf(command)}`);
    process.exitCode = 2;
  }
}

/**
 * Parses the arguments according to the command's options. A command without options accepts arguments that begin
 * with a single dash, because the ID of a battle may begin with one. If the arguments are invalid, throws a
 * `UsageError` with a message of one sentence.
 */
function argumentsOf<Options extends Readonly<Record<string, CommandOption>>>(
  { options }: Command<Options>,
  args: readonly string[],
): Arguments<Options> {
  const isPlain = !options && !args.some((arg) => arg.startsWith('--'));
  const read = isPlain ? ['--', ...args] : args;
  try {
    return parseArgs({
      args: [...read],
      options: options ?? {},
      allowPositionals: true,
    }) as Arguments<Options>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error));
  }
}

function hintOf({ usage }: { readonly usage: string }): string {
  return `Usage: ${usage}\nFor more, use --help.`;
}

function helpOf({
  usage,
  about,
  options = {},
  example,
}: Command<Readonly<Record<string, CommandOption>>>): string {
  const rows = Object.entries(options).map(([name, { value, about: what, default: initial }]) => {
    const isSaid = initial !== undefined && initial !== false;
    return [`--${name}${value ? ` ${value}` : ''}`, isSaid ? `${what} (default: ${initial})` : what] as const;
  });
  const all = [...rows, ['--help', 'prints this help'] as const];
  const width = Math.max(...all.map(([option]) => option.length));
  const lines = all.map(([option, what]) => `  ${option.padEnd(width)}  ${what}`);
  return `Usage: ${usage}\n\n${about}\n\nOptions:\n${lines.join('\n')}\n\nExample:\n  ${example}`;
}
