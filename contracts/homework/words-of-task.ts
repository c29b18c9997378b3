/** Fields that contain none of the lesson's words: identifiers, and the product's own texts. */
const namesOfThings = new Set([
  ...['id', 'key', 'kind', 'language', 'clip', 'mark', 'side', 'preset', 'right'],
]);
/** Lists and maps of ids, and words that are only used for marking. */
const neverShown = new Set(['partners', 'groups', 'otherWords']);

/**
 * Returns all texts in a task's data, each once: what pupils read, hear as the description of a picture, or
 * see as an answer. The pieces of a continuous text are joined, because a sentence split into words means
 * nothing.
 */
export function wordsOfTask(data: unknown): string[] {
  const lines = new Set<string>();
  collect(data, lines);
  lines.delete('');
  return [...lines];
}

function collect(value: unknown, lines: Set<string>): void {
  if (typeof value === 'string') lines.add(value.trim());
  else if (Array.isArray(value)) for (const one of value) collect(one, lines);
  else if (typeof value === 'object' && value !== null) collectFields(value, lines);
}

function collectFields(value: object, lines: Set<string>): void {
  for (const [name, one] of Object.entries(value)) {
    if (name === 'pieces' && Array.isArray(one)) lines.add(one.map(textOfPiece).join('').trim());
    else if (typeof one === 'string' ? !namesOfThings.has(name) : !neverShown.has(name)) {
      collect(one, lines);
    }
  }
}

/**
 * Returns the printed text of a piece: a slot's word is listed elsewhere, so only its given beginning is
 * printed.
 */
function textOfPiece(piece: unknown): string {
  const { text, start }: { text?: unknown; start?: unknown } = Object(piece);
  if (typeof text === 'string') return text;
  return typeof start === 'string' ? `${start} … ` : ' … ';
}
