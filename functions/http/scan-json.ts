/** Why a JSON text may not be read, as a sentence. */
export type JsonFault = string;

const deepest = 64;

/**
 * Looks through a JSON text before it is parsed, in one pass: too deep a nesting (which would break
 * what walks it later), a key given twice (two readers would believe different ones) and keys that
 * reach the prototype. Answers what is wrong, or null. The parser judges everything else.
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

/** The place after the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}
