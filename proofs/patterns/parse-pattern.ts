/**
 * A part of a regular expression, reduced to what determines the texts it can match: one character (a letter,
 * an escape, a class or a dot, with its own source), a lookaround, a sequence of parts, an alternation or a
 * repeat. Anchors, word boundaries and backreferences are `nothing`.
 */
export type Part =
  | { kind: 'one'; source: string }
  | { kind: 'nothing' }
  | { kind: 'look'; body: Part }
  | { kind: 'row'; parts: Part[] }
  | { kind: 'choice'; options: Part[] }
  | { kind: 'repeat'; body: Part; least: number; most: number };

const opening = /\((?:\?(?:<?[=!]|<[^>]*>|[ims-]*:))?/y;
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
const escaping =
  /\\(?:u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|[1-9]\d*|[\s\S])/uy;

/** Returns the syntax tree of a regular expression that compiles. */
export function parsePattern({ source, flags }: RegExp): Part {
  const nested = flags.includes('v');
  const unicode = nested || flags.includes('u');
  let at = 0;
  const take = (rule: RegExp) => {
    rule.lastIndex = at;
    const found = rule.exec(source);
    if (found) at += found[0].length;
    return found;
  };

  function choice(): Part {
    const options: Part[] = [];
    do {
      options.push(row());
    } while (take(/\|/y));
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function row(): Part {
    const parts: Part[] = [];
    while (at < source.length && !'|)'.includes(source.charAt(at))) parts.push(repeated(single()));
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'row', parts };
  }

  function repeated(body: Part): Part {
    const found = take(quantifier);
    if (!found) return body;
    const [sign = '', from, comma, to] = found;
    if (from === undefined) {
      const most = sign.startsWith('?') ? 1 : Number.POSITIVE_INFINITY;
      return { kind: 'repeat', body, least: sign.startsWith('+') ? 1 : 0, most };
    }
    const open = to ? Number(to) : Number.POSITIVE_INFINITY;
    return { kind: 'repeat', body, least: Number(from), most: comma ? open : Number(from) };
  }

  function single(): Part {
    const group = take(opening)?.[0];
    if (group) {
      const body = choice();
      at += 1;
      return /[=!]$/.test(group) ? { kind: 'look', body } : body;
    }
    if (source.charAt(at) === '[') return { kind: 'one', source: characterClass() };
    if (take(/[\^$]|\\[bB]/y)) return { kind: 'nothing' };
    const escaped = take(escaping)?.[0];
    if (escaped) {
      return /^\\(?:k<|[1-9])/.test(escaped)
        ? { kind: 'nothing' }
        : { kind: 'one', source: escaped };
    }
    return { kind: 'one', source: take(unicode ? /[\s\S]/uy : /[\s\S]/y)?.[0] ?? '' };
  }

  function characterClass(): string {
    const from = at;
    let depth = 0;
    do {
      const character = source.charAt(at);
      if (character === '\\') at += 1;
      else if (character === '[' && (nested || depth === 0)) depth += 1;
      else if (character === ']') depth -= 1;
      at += 1;
    } while (depth > 0);
    return source.slice(from, at);
  }

  return choice();
}

/**
 * True if a repeated part can match the same text in several ways. Only then may a short text take forever.
 */
export function canExplode(part: Part): boolean {
  switch (part.kind) {
    case 'row':
      return part.parts.some(canExplode);
    case 'choice':
      return part.options.some(canExplode);
    case 'look':
      return canExplode(part.body);
    case 'repeat':
      return (part.most > 1 && isManifold(part.body)) || canExplode(part.body);
    default:
      return false;
  }
}

/** True if a part contains an alternation or a repeat. */
function isManifold(part: Part): boolean {
  if (part.kind === 'row') return part.parts.some(isManifold);
  if (part.kind === 'look') return isManifold(part.body);
  return part.kind === 'choice' || part.kind === 'repeat';
}
