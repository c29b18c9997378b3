import { languageOf } from '#language/languages.ts';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { buildSide } from '#language/text/build-sentence.ts';
import { chunkSizeFor, measureChunk } from '#lessons/questions/chunk/chunk-size.ts';
import { fold } from '#lessons/questions/find-in-text.ts';
import type { WriterLanguage } from './languages.ts';
import { type Located, sentenceAt } from './locate.ts';
import { type PairedChunk, pairChunks } from './pair-chunks.ts';
import type { Task } from './read-request.ts';

/** The chunks of a sentence whose two sides match the corpus; none for an edited sentence. */
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
 * In English, because the lexicons link all languages through English. "who" and "what" are left out: they
 * open a clause.
 */
const subjects = new Set(['I', 'you', 'he', 'she', 'it', 'we', 'they']);

/**
 * True for "il", "but she", "Moi, je": pronouns and what leads up to them, with no punctuation after them.
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
 * True for "popcorn and": no punctuation follows the conjunction, which would separate it from the next
 * words.
 */
function endsWithConjunction(words: string, { lexicon }: WriterLanguage): boolean {
  const last = /[\p{L}\p{M}’-]+$/u.exec(words)?.[0];
  return last !== undefined && lexicon.find(last)?.code === 'C';
}

/**
 * The reply to `chunk`. A short edited sentence is one chunk; a long one gets none, and the teacher cuts it.
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
 * Whether the chunk is worth finding as a phrase: it has two words other than names, on a side whose language
 * uses spaces. A name is not a phrase, and neither is one word with its particle or ending (lives, 住んでいます).
 */
function isPhrase(pair: PairedChunk, target: WriterLanguage, native: WriterLanguage): boolean {
  const sides = [
    [pair.target, target],
    [pair.native, native],
  ] as const;
  const spaced = sides.filter(([, { code }]) => languageOf(code).spaces);
  // Japanese and Chinese have no spaces: what is left of the chunk without its names decides.
  if (spaced.length === 0) return withoutNames(pair.target, target).join('').length > 1;
  return spaced.some(([text, language]) => withoutNames(text, language).length > 1);
}

const withoutNames = (text: string, { code, lexicon }: WriterLanguage): string[] =>
  buildSide(code, text, 'x')
    .tokens.filter((token) => token.isWord && !'PK'.includes(lexicon.find(token.text)?.code ?? 'X'))
    .map((token) => token.text);

/** The reply to `phrase`: the longest reusable chunk of each sentence, two words or more. */
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
