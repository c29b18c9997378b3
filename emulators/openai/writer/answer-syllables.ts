import { buildSide } from '#language/text/build-sentence.ts';
import { en } from './corpus/syllables/en.ts';
import type { WriterLanguage } from './languages.ts';
import type { Located } from './locate.ts';
import type { Task } from './read-request.ts';

/**
 * Hand-written syllable divisions, keyed by the word in lower case. A word that is not listed counts as one
 * syllable.
 */
const lists: Record<string, ReadonlyMap<string, string>> = { en: readList(en) };

function readList(words: string): ReadonlyMap<string, string> {
  const cuts = words.split(/\s+/u).filter(Boolean);
  return new Map(cuts.map((cut) => [cut.replaceAll('·', '').toLowerCase(), cut]));
}

/** Matches a mora: one kana together with a following small kana. The long-vowel mark is a separate mora. */
const mora = /.[ゃゅょぁぃぅぇぉャュョァィゥェォ]?/gu;

/**
 * Generates the reply to `syllables`: from the hand-written list, or by mora in Japanese. Returns null for
 * other languages, because the product divides their syllables by rule.
 */
export function answerSyllables(
  task: Task,
  located: readonly Located[],
  target: WriterLanguage,
): unknown {
  const cut = cutter(target);
  if (!cut) return null;
  const seen = new Set<string>();
  const rows = located.flatMap(({ target: text, found }) => {
    const place = found ? `${found.scene}.${found.place}` : undefined;
    return buildSide(target.code, text, 'x').tokens.flatMap((token) => {
      const word = token.text.toLocaleLowerCase(target.code);
      const entry = token.isWord ? target.lexicon.find(token.text, place) : undefined;
      if (!entry || entry.code === 'P' || seen.has(word)) return [];
      seen.add(word);
      const row = cut(token.text, entry.reading);
      return row ? [row] : [];
    });
  });
  return { w: rows.slice(0, task.count) };
}

type Cut = (word: string, reading: string) => string[] | undefined;

function cutter({ code }: WriterLanguage): Cut | undefined {
  const list = lists[code];
  if (list) return (word) => [keepCase(list.get(word.toLowerCase()) ?? word, word)];
  if (code !== 'ja') return undefined;
  return (word, reading) => {
    const kana = /\p{Script=Han}/u.test(word) ? reading : word;
    if (!/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(kana)) return undefined;
    const morae = (kana.match(mora) ?? []).join('·');
    return kana === word ? [morae] : [word, morae];
  };
}

/** Returns the division from the list, with the capital letters of the word in the text. */
function keepCase(cut: string, word: string): string {
  const letters = Array.from(word);
  let at = 0;
  return Array.from(cut)
    .map((letter) => (letter === '·' ? letter : (letters[at++] ?? letter)))
    .join('');
}
