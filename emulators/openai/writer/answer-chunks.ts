import { languageOf } from '#language/languages.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { buildSide } from '#language/text/build-sentence.ts';
import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import { fold } from '#lessons/questions/find-in-text.ts';
import type { WriterLanguage } from './languages.ts';
import { type Located, sentenceAt } from './locate.ts';
import { type PairedChunk, pairChunks } from './pair-chunks.ts';
import type { Task } from './read-request.ts';

/**
 * Returns the chunks of a sentence. Returns none if the sentence or its translation differs from the corpus
 * because it was edited.
 */
export function chunksOf(
  sentence: Located,
  target: WriterLanguage,
  native: WriterLanguage,
): PairedChunk[] {
  const { found } = sentence;
  const left = found && sentenceAt(target, found);
  const right = found && sentenceAt(native, found);
  if (!left || !right || plainSpaces(right.text) !== plainSpaces(sentence.native)) return [];
  const joint = (code: string) => (languageOf(code).spaces ? ' ' : '');
  const joints = { target: joint(target.code), native: joint(native.code) };
  return pairChunks(left, right, target.code, joints, {
    leans: (words) => isPronoun(words, target),
    opens: (words) => endsWithConjunction(words, target),
  });
}

/**
 * Subject pronouns, in English because the lexicons link all languages through English. The list omits "who"
 * and "what", because they open a clause.
 */
const subjects = new Set(['I', 'you', 'he', 'she', 'it', 'we', 'they']);

/**
 * Returns true for a subject pronoun, or conjunctions and a subject pronoun, without punctuation at the end:
 * "il", "but she", "Moi, je".
 */
function isPronoun(piece: string, { code, lexicon }: WriterLanguage): boolean {
  if (/[^\p{L}\p{M}]$/u.test(piece)) return false;
  const words = buildSide(code, piece, 'x')
    .tokens.filter(({ isWord }) => isWord)
    .map(({ text }) => lexicon.find(text));
  const last = words.at(-1);
  return (
    last?.code === 'R' &&
    subjects.has(code === 'en' ? last.lemma : last.gloss) &&
    words.every((word) => word?.code === 'R' || word?.code === 'C')
  );
}

/**
 * Returns true for words that end with a conjunction, such as "popcorn and". Returns false if punctuation
 * follows the conjunction, because it separates the conjunction from the next words.
 */
function endsWithConjunction(words: string, { lexicon }: WriterLanguage): boolean {
  const last = /[\p{L}\p{M}’-]+$/u.exec(words)?.[0];
  return last !== undefined && lexicon.find(last)?.code === 'C';
}

/**
 * Generates the reply to `chunk`. A sentence that the teacher edited is one chunk if it is short. A long one
 * gets no chunks, so the teacher must divide it.
 */
export function answerChunk(
  located: readonly Located[],
  target: WriterLanguage,
  native: WriterLanguage,
): unknown {
  const { most } = chunkSizeFor(target.code);
  return {
    s: located.flatMap((sentence) => {
      const pairs = chunksOf(sentence, target, native);
      const whole = { target: sentence.target, native: sentence.native };
      const cut =
        pairs.length === 0 && measureChunk(sentence.target, target.code) <= most ? [whole] : pairs;
      return cut.length === 0
        ? []
        : [{ i: sentence.id, c: cut.map((pair) => [pair.target, pair.native]) }];
    }),
  };
}

const edges = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const inner = /[\p{L}\p{N}][^\p{L}\p{M}\p{N}\s’'-]/u;

/**
 * Returns true if the chunk is a useful phrase to search for: in at least one of the two languages, it has at
 * least two words that are not names. Only languages that use spaces count. A single word with its particle
 * or ending is not a phrase (lives, 住んでいます).
 */
function isPhrase(pair: PairedChunk, target: WriterLanguage, native: WriterLanguage): boolean {
  const sides = [
    [pair.target, target],
    [pair.native, native],
  ] as const;
  const spaced = sides.filter(([, { code }]) => languageOf(code).spaces);
  // Neither language uses spaces (Japanese, Chinese), so the check uses the length of the chunk without its
  // names.
  if (spaced.length === 0) return withoutNames(pair.target, target).join('').length > 1;
  return spaced.some(([text, language]) => withoutNames(text, language).length > 1);
}

const withoutNames = (text: string, { code, lexicon }: WriterLanguage): string[] =>
  buildSide(code, text, 'x')
    .tokens.filter((token) => token.isWord && !'PK'.includes(lexicon.find(token.text)?.code ?? 'X'))
    .map((token) => token.text);

/** Generates the reply to `phrase`: the longest reusable chunk of each sentence, with at least two words. */
export function answerPhrase(
  task: Task,
  located: readonly Located[],
  target: WriterLanguage,
  native: WriterLanguage,
): unknown {
  const seen = new Set<string>();
  const rows = located.flatMap((sentence) => {
    const best = chunksOf(sentence, target, native)
      .map((pair) => ({
        target: pair.target.replace(edges, ''),
        native: pair.native.replace(edges, ''),
      }))
      .filter(
        (pair) =>
          !inner.test(pair.target) &&
          !seen.has(fold(pair.target, target.code)) &&
          isPhrase(pair, target, native),
      )
      .sort((one, two) => weight(two.target, target.code) - weight(one.target, target.code))[0];
    if (!best || weight(best.target, target.code) < 2) return [];
    seen.add(fold(best.target, target.code));
    return [[sentence.id, best.target, best.native]];
  });
  return { p: spread(rows, task.count) };
}

const weight = (text: string, language: string) =>
  languageOf(language).spaces ? text.split(/\s+/u).length : Array.from(text).length;

/** Picks `count` of the rows, spread evenly over the text. */
function spread<Row>(rows: readonly Row[], count: number): Row[] {
  if (rows.length <= count) return [...rows];
  return Array.from(
    { length: count },
    (_, at) => rows[Math.floor((at * rows.length) / count)],
  ).filter((row) => row !== undefined);
}
