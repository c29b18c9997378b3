import { checkReading } from '../readings/check-reading.ts';
import { isKana } from '../readings/kana.ts';
import { teacherAnnotations, type WordAnnotations } from './apply-words.ts';
import type { PartOfSpeech, Side } from './text.ts';
import { wordKey } from './word-key.ts';
import { wordTokens } from './word-tokens.ts';

/** What admins have accepted about one written word. A field that is null says nothing. */
export interface CuratedWord {
  /** As `wordKey` has it. */
  word: string;
  /** The dictionary form that the AI gives where this holds; null where it holds whatever the AI says. */
  wasLemma: string | null;
  pos: PartOfSpeech | null;
  lemma: string | null;
  reading: string | null;
  gloss: string | null;
}

/** Where a capital makes another dictionary form: "Essen" the meal, "essen" to eat. */
const capitalsCount = new Set(['de']);

/**
 * The model's marks of one side with the curated words laid over them: word by word, only where the
 * dictionary form is the one they were accepted for, the later of two over the earlier. A reading that cannot be
 * the word's is left out; the romanisation follows from the result.
 */
export function curateAnnotations(
  language: string,
  side: Side,
  marks: readonly WordAnnotations[],
  curated: readonly CuratedWord[],
): WordAnnotations[] {
  if (curated.length === 0) return [...marks];
  const forms = new Map(wordTokens(side).map(({ id, text }) => [id, text]));
  const curatedMarks = marks.map((mark) => {
    const form = forms.get(mark.id) ?? '';
    const key = wordKey(language, form);
    let mended = mark;
    for (const entry of curated) {
      if (entry.word !== key || !isFor(language, entry.wasLemma, mark.lemma)) continue;
      mended = { ...mended, ...sayings(language, form, entry, mark.reading) };
    }
    return mended;
  });
  return teacherAnnotations(language, side, curatedMarks);
}

function isFor(language: string, wasLemma: string | null, lemma: string | undefined): boolean {
  if (wasLemma === null) return true;
  if (capitalsCount.has(language)) return wasLemma.normalize('NFC') === lemma?.normalize('NFC');
  return wordKey(language, wasLemma) === wordKey(language, lemma ?? '');
}

function sayings(
  language: string,
  form: string,
  entry: CuratedWord,
  said = '',
): Omit<WordAnnotations, 'id'> {
  const fitting = entry.reading && checkReading(language, form, entry.reading);
  // Latin letters for everybody never take the furigana away.
  const reading = fitting && !(isKana(said) && !isKana(fitting)) && fitting;
  return {
    ...(entry.pos && { pos: entry.pos }),
    ...(entry.lemma && { lemma: entry.lemma }),
    ...(entry.gloss && { gloss: entry.gloss }),
    ...(reading && { reading }),
  };
}
