import type { Pictures } from '#contracts/resources/resource.ts';
import { plainSpaces } from '#language/text/with-no-break-spaces.ts';

interface Word {
  id: string;
  target: string;
}

/** Two spellings of a word that agree in this share of their letters, at both ends, are one word mended. */
const sameWord = 0.75;

/**
 * The pictures of a vocabulary by item id. One that a teacher chose herself goes with its word: when the
 * list was made again it moves to wherever the word stands now, and away when the word is gone.
 */
export function picturesOf(stored: unknown, items: readonly Word[]): Pictures {
  if (typeof stored !== 'object' || stored === null) return {};
  // The server has checked what it stores.
  const pictures = Object.entries(stored as Pictures);
  const found: Pictures = {};
  for (const [id, picture] of pictures) {
    const { word } = picture;
    if (
      word === undefined ||
      isFor(
        word,
        items.find((item) => item.id === id),
      )
    ) {
      found[id] ??= picture;
      continue;
    }
    const now = items.find(({ target }) => plainSpaces(target) === plainSpaces(word));
    if (now) found[now.id] = picture;
  }
  return found;
}

function isFor(word: string, item: Word | undefined): boolean {
  if (!item) return false;
  const [a, b] = [longest(word), longest(item.target)];
  const most = Math.max(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end) && a.at(-1 - end)) end += 1;
  return (start + end) / Math.max(1, most) >= sameWord;
}

/** The longest word of an entry in letters: articles are the same before every noun. */
function longest(entry: string): string[] {
  const words = entry.toLocaleLowerCase().split(/[\s'’/|,;()]+/u);
  return Array.from(words.reduce((best, word) => (word.length > best.length ? word : best), ''));
}
