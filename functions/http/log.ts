type Field = string | number | boolean | null | undefined | readonly string[];

/**
 * Writes one line of JSON to the log. Fields are ids, codes and counts. Never log a name, an address, text
 * that a person wrote, a token or a whole URL. JSON prevents a value from forging a second line.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, Field> & { event?: never },
): void {
  console[level](JSON.stringify({ event, ...fields }));
}

/**
 * Returns the fields of an error that are safe to log: its type, its code and where it was thrown. Messages
 * of a database or a parser contain input values, so only the messages of JavaScript's built-in errors are
 * included.
 */
export function describeError(error: unknown): Record<string, Field> {
  if (!(error instanceof Error)) return { error: typeof error };
  const ownMessage = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return {
    error: error.name,
    message: ownMessage ? error.message : undefined,
    codes: causesOf(error).flatMap((cause) => {
      const code: unknown = Reflect.get(cause, 'code');
      return typeof code === 'string' ? [code] : [];
    }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim()),
  };
}

/** Returns an error and its causes, outermost first. */
export function causesOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let next: unknown = error; next instanceof Error && chain.length < 5; next = next.cause) {
    chain.push(next);
  }
  return chain;
}
