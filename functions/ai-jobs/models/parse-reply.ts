/**
 * Returns the JSON of a reply, or undefined if there is none. The caller must validate it against the schema.
 *
 * If the schema is not enforced, a model may (a) add text around the JSON: reasoning, a code fence, a
 * sentence before or after it; (b) wrap the JSON in an array or a string; (c) add trailing commas. A sentence
 * around the reply may contain braces too, so if there are several objects, the longest is used. If several
 * are equally long, the last is used.
 */
export function parseReply(reply: string): unknown {
  const said = withoutThoughts(reply).trim();
  const whole = unwrap(parseJson(said));
  if (isObject(whole)) return whole;
  const objects = objectsIn(said).flatMap((text) => {
    const value = unwrap(parseJson(text));
    return isObject(value) ? [{ value, length: text.length }] : [];
  });
  const longest = Math.max(...objects.map(({ length }) => length));
  return objects.findLast(({ length }) => length === longest)?.value ?? whole;
}

/**
 * Parses JSON, but accepts trailing commas, comments, raw line breaks and stray escapes. Returns undefined if
 * the JSON is invalid in any other way.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(mended(text));
    } catch {
      return undefined;
    }
  }
}

/**
 * Returns the text after the last reasoning block. Some chat templates add the opening tag themselves, so the
 * reply may contain only the closing tag.
 */
function withoutThoughts(reply: string): string {
  const [thought] = [
    ...reply.matchAll(/<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]/giu),
  ].slice(-1);
  const rest = thought ? reply.slice(thought.index + thought[0].length) : '';
  return rest.includes('{') ? rest : reply;
}

/** Unwraps a reply that is a one-element array or a string of JSON. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1 && isObject(value[0])) return value[0];
  return typeof value === 'string' && value.trimStart().startsWith('{') ? parseJson(value) : value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Matches a string with its escapes, a comment, or any other single character. An unclosed string or comment
 * ends at the end of the text.
 */
const pieces = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[\s\S]/gu;

const controls: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Repairs JSON with small errors. The content of strings keeps every letter; only the text between strings
 * changes.
 */
function mended(text: string): string {
  const json: string[] = [];
  let comma = '';
  for (const [piece] of text.replaceAll('\0', '').matchAll(pieces)) {
    if (/^(?:\s|\uFEFF|\/\/|\/\*)/u.test(piece)) continue;
    if (piece === ',') {
      comma = piece;
      continue;
    }
    json.push(piece === '}' || piece === ']' ? '' : comma);
    json.push(piece.startsWith('"') ? mendedString(piece) : piece);
    comma = '';
  }
  return json.join('');
}

const mendedString = (string: string) =>
  string
    .replace(/\\(?:["\\/bfnrt]|u[\da-f]{4})?/giu, (each) => (each === '\\' ? '' : each))
    .replace(/\p{Cc}/gu, (control) => controls[control] ?? ' ');

/** Maximum number of opening braces to try before giving up. */
const maxStarts = 200;

/**
 * Returns every outermost substring from an opening brace to its matching closing brace. Ignores braces
 * inside strings.
 */
function objectsIn(text: string): string[] {
  const found: string[] = [];
  let from = text.indexOf('{');
  for (let starts = 1; from >= 0 && starts <= maxStarts; starts += 1) {
    const to = endOfObject(text, from);
    if (to > 0) found.push(text.slice(from, to));
    // These braces have no match or contain no valid JSON, so they belong to a sentence. The search continues
    // after the opening brace.
    from = text.indexOf(
      '{',
      to > 0 && parseJson(text.slice(from, to)) !== undefined ? to : from + 1,
    );
  }
  return found;
}

function endOfObject(text: string, from: number): number {
  let depth = 0;
  for (const { 0: piece, index } of text.slice(from).matchAll(pieces)) {
    if (piece === '{') depth += 1;
    if (piece === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return 0;
}
