/**
 * The JSON of a reply, or undefined: what it may be is the schema's business. A model that is not held to
 * a schema writes around its JSON (thoughts, a fence, a sentence before or behind), puts it into an array
 * or a string, and leaves commas at the ends of lists. Of several objects the longest counts, and of two
 * that are as long the last: a sentence around the reply may hold braces, too.
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

/** The value of a JSON text, trailing commas, comments, raw line breaks and stray escapes forgiven; else undefined. */
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

/** What stands behind the last thought: some chat templates write the opening tag, and it is in no reply. */
function withoutThoughts(reply: string): string {
  const [thought] = [
    ...reply.matchAll(/<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]/giu),
  ].slice(-1);
  const rest = thought ? reply.slice(thought.index + thought[0].length) : '';
  return rest.includes('{') ? rest : reply;
}

/** A reply in an array of its own, or written as a string of JSON. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1 && isObject(value[0])) return value[0];
  return typeof value === 'string' && value.trimStart().startsWith('{') ? parseJson(value) : value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string with its escapes, a comment, or any other character; what is not closed reaches to the end. */
const pieces = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[\s\S]/gu;

const controls: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** JSON out of what is nearly that: strings keep every letter, only what stands between them is touched. */
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

/** Braces that are looked at; more of them without a reply are no reply. */
const maxStarts = 200;

/** Every outermost run from a brace to its partner, strings passed over. */
function objectsIn(text: string): string[] {
  const found: string[] = [];
  let from = text.indexOf('{');
  for (let starts = 1; from >= 0 && starts <= maxStarts; starts += 1) {
    const to = endOfObject(text, from);
    if (to > 0) found.push(text.slice(from, to));
    // A brace without a partner belongs to a sentence: what it holds is looked through.
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
