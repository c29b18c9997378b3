import type { Pictures, Resource, Speech } from '#contracts/resources/resource.ts';
import { isRecord } from '#contracts/validation/is-record.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { VocabularyItem } from './lesson-material.ts';

interface Word {
  id: string;
  target: string;
}

/**
 * If two spellings share this proportion of their letters, counted from both ends, the second is treated as a
 * corrected spelling of the same word.
 */
const sameWord = 0.75;

/**
 * Returns the pictures of a vocabulary by item id. A picture that the teacher chose follows its word: if the
 * list is regenerated, the picture moves to the word's new item, or is dropped if the word no longer exists.
 */
export function picturesOf(stored: unknown, items: readonly Word[]): Pictures {
  if (typeof stored !== 'object' || stored === null) return {};
  // The server validates before storing.
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

/** Returns the letters of the longest word of an entry, because articles are the same before every noun. */
function longest(entry: string): string[] {
  const words = entry.toLocaleLowerCase().split(/[\s'’/|,;()]+/u);
  return Array.from(words.reduce((best, word) => (word.length > best.length ? word : best), ''));
}

const silent: Speech = { clips: {} };

/**
 * Returns the resource's sound. The result is empty while the sound is being generated or after generation
 * has failed, because the stored sound may contain words that are no longer in the text.
 */
export function speechOf({ parts }: Pick<Resource, 'parts'>): Speech {
  const partOf = (name: string) => parts.find(({ part }) => part === name);
  const speech = partOf('speech');
  const stands = speech?.status === 'ready' || speech?.status === 'needs-edit';
  if (!stands || !isSpeech(speech.content)) return silent;
  const words = generatedVocabulary(partOf('vocab')?.content) ?? [];
  // A clip with a stored word moves to the word's current item, or is dropped if the word no longer exists.
  const clips = Object.entries(speech.content.clips).flatMap(([id, clip]) => {
    const { word } = clip;
    if (word === undefined) return [[id, clip]];
    const same = words.filter(({ target }) => plainSpaces(target) === plainSpaces(word));
    const now = same.find((item) => item.id === id) ?? same[0];
    return now ? [[now.id, clip]] : [];
  });
  return { ...speech.content, clips: Object.fromEntries(clips) };
}

function isSpeech(content: unknown): content is Speech {
  return typeof content === 'object' && content !== null && 'clips' in content;
}

/**
 * Returns the words of the part `vocab`; null if it contains no words. The server validates before storing;
 * only the structure is checked here, so that pages do not need Zod.
 */
export function generatedVocabulary(content: unknown): VocabularyItem[] | null {
  const items = isRecord(content) ? content.items : null;
  if (!Array.isArray(items)) return null;
  const words = items.filter(
    (item): item is VocabularyItem =>
      isRecord(item) &&
      typeof item.target === 'string' &&
      typeof item.native === 'string' &&
      // A line that was added and left empty does not count as a word.
      item.target.trim() + item.native.trim() !== '',
  );
  return words.length > 0 ? words : null;
}
