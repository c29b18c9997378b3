import { buildSide } from '#language/text/build-sentence.ts';
import { classOfPhrase } from '#language/text/class-of-phrase.ts';
import { codeOfPartOfSpeech, parsePartOfSpeech } from '#language/text/part-of-speech-codes.ts';
import { fold } from '#lessons/questions/find-in-text.ts';
import { bare, findMoreWords, findVocab } from './find-vocab.ts';
import type { WriterLanguage } from './languages.ts';
import type { Located } from './locate.ts';
import type { Data, Task } from './read-request.ts';

/**
 * Generates the reply to `vocab`: first the teacher's own pairs, then the words of the scenes' vocabulary
 * that occur in the text. If there are still too few, adds other words of the text.
 */
export function answerVocab(
  data: Data,
  task: Task,
  located: readonly Located[],
  target: WriterLanguage,
  native: WriterLanguage,
): unknown {
  const known = findVocab(located, target, native);
  const taught = data.vocab.map(([word = '', meaning = '']) => {
    const same = known.find((item) => fold(item.target, target.code) === fold(word, target.code));
    return [word, meaning, same?.code ?? codeOf(word, meaning, target, native), same?.form || word];
  });
  const used = new Set(taught.map(([word = '']) => fold(bare(word, target), target.code)));
  const inText = known.filter(({ form }) => form !== '');
  const rows = [...inText, ...findMoreWords(located, target, native)]
    .filter(({ target: word }) => {
      const folded = fold(bare(word, target), target.code);
      const isNew = !used.has(folded);
      used.add(folded);
      return isNew;
    })
    .map(({ target: word, native: meaning, code, form }) => [word, meaning, code, form]);
  return { v: [...taught, ...rows].slice(0, Math.max(task.count, taught.length)) };
}

/** Matches the last word of a multi-word conjunction: parce que, ya que, dato che, потому что. */
const linking = /\s(?:que|che|что)$/iu;

/**
 * Derives the word class of an entry that is in no scene from the classes of its words. An entry of several
 * words without a leading article gets the class of its translation if the translation is one word: "bon
 * marché" gets the class of "cheap".
 */
function codeOf(
  entry: string,
  meaning: string,
  target: WriterLanguage,
  native: WriterLanguage,
): string {
  if (linking.test(entry.trim())) return codeOfPartOfSpeech.conjunction;
  const classes = classesOf(entry, target);
  const meant = classesOf(meaning, native);
  const [only] = meant;
  if (classes.length > 1 && classes[0] !== 'article' && meant.length === 1 && only)
    return codeOfPartOfSpeech[only];
  return codeOfPartOfSpeech[classOfPhrase(classes) ?? 'other'];
}

/** Returns the class of each word of an entry; undefined for a word that is not in the lexicon. */
const classesOf = (entry: string, { code, lexicon }: WriterLanguage) =>
  buildSide(code, entry, 'x')
    .tokens.filter(({ isWord }) => isWord)
    .map(({ text }) => {
      const known = lexicon.find(text);
      return known && parsePartOfSpeech(known.code, code);
    });

/**
 * Generates the reply to `vocabInContext`: words of the text in their sentence, with the meaning from the
 * scene.
 */
export function answerVocabInContext(
  task: Task,
  located: readonly Located[],
  target: WriterLanguage,
  native: WriterLanguage,
): unknown {
  const rows = findVocab(located, target, native)
    .filter(({ form }) => form !== '')
    .map(({ sentenceId, form, code, native: meaning }) => [
      sentenceId,
      form,
      code === 'N' ? bare(meaning, native) : meaning,
    ]);
  return { v: spread(rows, ([sentence = '']) => sentence, task.count) };
}

/**
 * Picks `count` rows from the whole text, in text order. Every sentence gets one row before any sentence gets
 * a second. If there are more sentences than rows, the rows are spread evenly.
 */
export function spread<Row>(
  rows: readonly Row[],
  sentenceOf: (row: Row) => string,
  count: number,
): Row[] {
  const rounds: Row[][] = [];
  const taken = new Map<string, number>();
  for (const row of rows) {
    const round = taken.get(sentenceOf(row)) ?? 0;
    taken.set(sentenceOf(row), round + 1);
    const others = rounds[round] ?? [];
    rounds[round] = [...others, row];
  }
  const chosen = new Set<Row>();
  for (const round of rounds) {
    const room = count - chosen.size;
    const step = Math.max(1, round.length / Math.max(1, room));
    for (let n = 0; n < Math.min(room, round.length); n += 1) {
      const row = round[Math.floor(n * step)];
      if (row !== undefined) chosen.add(row);
    }
  }
  return rows.filter((row) => chosen.has(row));
}
