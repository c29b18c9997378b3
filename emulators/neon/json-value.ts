/**
 * PostgreSQL types, keyed by OID (pg_type.dat), whose text the proxy converts to JSON, unless the request
 * asks for text.
 */
const kinds: Readonly<Record<number, 'bool' | 'int' | 'float' | 'json'>> = {
  16: 'bool',
  21: 'int',
  23: 'int',
  700: 'float',
  701: 'float',
  114: 'json',
  3802: 'json',
};

/** Element types of arrays, keyed by the OID of the array type. Arrays of all other types stay text. */
const elements: Readonly<Record<number, number>> = {
  1000: 16,
  1005: 21,
  1007: 23,
  1016: 20,
  1021: 700,
  1022: 701,
  199: 114,
  3807: 3802,
  1009: 25,
  1015: 1043,
  1231: 1700,
  1115: 1114,
  1185: 1184,
  1182: 1082,
  2951: 2950,
};

/**
 * Converts a value's text to JSON if it is a number that JSON can represent, a boolean, JSON or an array. All
 * other text stays unchanged.
 */
export function jsonValue(text: string, type: number): unknown {
  const element = elements[type];
  if (element !== undefined) return parseArray(text, element);
  switch (kinds[type]) {
    case 'bool':
      return text === 't';
    case 'int':
      return Number(text);
    case 'float':
      return Number.isFinite(Number(text)) ? Number(text) : text;
    case 'json':
      return JSON.parse(text);
    default:
      return text;
  }
}

/**
 * Parses PostgreSQL's text format for arrays (www.postgresql.org/docs/current/arrays.html#ARRAYS-IO). Array
 * bounds are dropped.
 */
function parseArray(text: string, element: number): unknown[] {
  let at = text.indexOf('{');
  const parse = (): unknown[] => {
    const items: unknown[] = [];
    at += 1;
    while (text[at] !== '}') {
      if (text[at] === ',') at += 1;
      else if (text[at] === '{') items.push(parse());
      else items.push(parseItem());
    }
    at += 1;
    return items;
  };
  const parseItem = (): unknown => {
    if (text[at] !== '"') {
      const end = at + text.slice(at).search(/[,}]/);
      const item = text.slice(at, end);
      at = end;
      return item === 'NULL' ? null : jsonValue(item, element);
    }
    let item = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      item += text[at];
    }
    at += 1;
    return jsonValue(item, element);
  };
  return parse();
}
