/** Names of fields that contain identifiers or the product's own texts instead of words from the lesson. */
const namesOfThings = new Set([
  ...['id', 'key', 'kind', 'language', 'clip', 'mark', 'side', 'preset', 'right'],
]);
/** Names of fields that contain only ids, or words that are only used for marking. */
const neverShown = new Set(['partners', 'groups', 'otherWords']);

/**
 * Returns all texts in a task's data, each once: texts that pupils read, picture descriptions that they hear,
 * and answers that they see. The pieces of a continuous text are joined, because single words of a sentence
 * mean little.
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
 * Returns the printed text of a piece. For a slot, only the given beginning is printed, because its word is
 * listed elsewhere.
 */
function textOfPiece(piece: unknown): string {
  const { text, start }: { text?: unknown; start?: unknown } = Object(piece);
  if (typeof text === 'string') return text;
  return typeof start === 'string' ? `${start} … ` : ' … ';
}
