import { ApiError } from './errors.ts';

/** Maximum size of JSON bodies in bytes. */
const maxJsonBytes = 1_000_000;

/**
 * Reads a body of at most `max` bytes. Refuses a larger body before reading it, based on its declared length.
 * If the declared length is missing or too small, refuses the body while reading it.
 */
export async function readBodyBytes(
  request: Request,
  max: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = sizeInWords(max);
  const tooLarge = () => new ApiError('too_large', `That is more than ${size}.`);
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) break;
    length += value.byteLength;
    if (length > max) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Reads a JSON body that has one of the content types. Any error becomes a 400 that describes the error. */
export async function readJson(
  request: Request,
  types: readonly string[] = ['application/json'],
): Promise<{ text: string; value: unknown }> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (!type || !types.includes(type)) {
    throw new ApiError('bad_request', 'Send JSON, with the content type application/json.');
  }
  const text = decode(await readBodyBytes(request, maxJsonBytes));
  const fault = findJsonFault(text);
  if (fault) throw new ApiError('bad_request', fault);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw new ApiError('bad_request', 'That is not valid JSON.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The text is not valid UTF-8.');
  }
}

function sizeInWords(bytes: number): string {
  return bytes >= 1_000_000
    ? `${Math.floor(bytes / 1_000_000)} MB`
    : `${Math.floor(bytes / 1000)} kB`;
}

/** The reason why a JSON text is rejected, as a sentence. */
type JsonFault = string;

const deepest = 64;

/**
 * Scans a JSON text in one pass before it is parsed. Rejects (a) excessive nesting, which would break
 * recursive code later, (b) duplicate keys, because different parsers use different values, and (c) keys that
 * could modify the prototype. Returns the fault, or null. The parser checks everything else.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: (Set<string> | null)[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isBeforeColon(text, end)) {
        const fault = faultOfKey(text.slice(at, end), keys);
        if (fault) return fault;
      }
      at = end;
      continue;
    }
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null);
      if (open.length > deepest) return 'The JSON is nested too deeply.';
    } else if (sign === '}' || sign === ']') {
      open.pop();
    }
    at += 1;
  }
  return null;
}

function isBeforeColon(text: string, at: number): boolean {
  const colon = /(?<!\s)\s*:/y;
  colon.lastIndex = at;
  return colon.test(text);
}

function faultOfKey(quoted: string, keys: Set<string>): JsonFault | null {
  const key = unquote(quoted);
  if (key === '__proto__') return 'The key __proto__ cannot be used.';
  if (keys.has(key)) return 'A key is given twice.';
  keys.add(key);
  return null;
}

function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** Returns the index after the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}
