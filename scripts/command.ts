import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** An error that stops a command. Its message is written for the user and printed without a stack. */
export class Explained extends Error {}

/** Prints the usage for `--help`, with exit code 0. */
class HelpAsked extends Explained {}

/**
 * The reason for a failure in one line. For an error that only wraps another, such as a query error, returns
 * the message of the cause.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = Reflect.get(error, 'code');
  return error.message || String(code ?? error.name);
}

/**
 * Parses a command's options. Throws `Explained` with the usage for `--help`, an unknown option or a missing
 * value.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  if (args.includes('--help')) throw new HelpAsked(usage);
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [sentence] = reasonOf(error).split(/\. |\n/);
    throw new Explained(`${sentence?.replace(/\.$/, '')}.\n\n${usage}`);
  }
}

/**
 * Runs a command. An `Explained` error is printed without a stack, and the process exits with 1; with 0 after
 * `--help`.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof HelpAsked) return console.log(error.message);
    if (!(error instanceof Explained)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
