/** Fields that hold no words of a lesson: names of things, and what the product itself writes. */
const namesOfThings = new Set([
  ...['id', 'key', 'kind', 'language', 'clip', 'mark', 'side', 'preset', 'right'],
]);
/** Lists and maps of ids, and words that marking alone looks at. */
const neverShown = new Set(['partners', 'groups', 'otherWords']);

/**
 * Everything in the data of a task that is made of words, each line once: what pupils read, hear said of
 * a picture, or are told as an answer. The pieces of a running text come as one line, because a sentence
 * cut into words says nothing.
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

/** A slot stands for a word that is told elsewhere, behind the beginning that is printed before it. */
function textOfPiece(piece: unknown): string {
  const { text, start }: { text?: unknown; start?: unknown } = Object(piece);
  if (typeof text === 'string') return text;
  return typeof start === 'string' ? `${start} … ` : ' … ';
}
