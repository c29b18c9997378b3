import { languageOf } from '../languages.ts';
import { withNoBreakSpaces } from './bind-punctuation.ts';
import { cleanText } from './clean-text.ts';
import { segmentText } from './segment-text.ts';
import type { Sentence, Side, SideName } from './text.ts';

/** A line of the model's reply: speaker ('' if there is none), target text, native text. */
export type ModelReplyLine = readonly [speaker: string, target: string, native: string];

/** The two languages of a text, by side. */
export type TextLanguages = Readonly<Record<SideName, string>>;

/** A prefix of the target text; it shows that the sentence starts a paragraph. */
const paragraphSign = '¶';

/** Control characters and line breaks, which separate words. */
const parting = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Normalises a line for storage: cleans it (`cleanText`), puts it on one line and removes stray control
 * characters.
 */
export function normalizeLine(text: string): string {
  const clean = cleanText(text, 'running');
  return clean.replace(parting, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Builds a stored sentence from a model line; `id` is `s1`, `s2`… Chunks and tags are added later. */
export function buildSentence(
  id: string,
  line: ModelReplyLine,
  languages: TextLanguages,
): Sentence {
  const [speaker, target, native] = line;
  const startsParagraph = target.trimStart().startsWith(paragraphSign);
  const name = normalizeLine(speaker);
  return {
    id,
    ...(name ? { speaker: name } : {}),
    ...(startsParagraph ? { startsParagraph } : {}),
    target: buildSide(languages.target, target.replace(paragraphSign, ''), `${id}.t`),
    native: buildSide(languages.native, native.replace(paragraphSign, ''), `${id}.n`),
    chunks: [],
  };
}

/** Builds one side from its text. In languages without spaces, the text has `|` between words. */
export function buildSide(language: string, marked: string, idPrefix: string): Side {
  const line = normalizeLine(marked);
  if (languageOf(language).spaces) {
    const plain = withNoBreakSpaces(line);
    return { text: plain, tokens: segmentText(language, plain, idPrefix) };
  }
  const { text, cuts } = parseWordCuts(line);
  return { text, tokens: segmentText(language, text, idPrefix, cuts) };
}

/** The model's separator between words of a language without spaces. */
const cutMark = '|';

/**
 * Parses `私|は|学生|です。` into the stored text without separators, and into pieces that join to the same text.
 */
export function parseWordCuts(marked: string): { text: string; cuts: string[] } {
  const cuts: string[] = [];
  for (const piece of marked.split(cutMark)) {
    const last = cuts.length - 1;
    // A separator before a vowel sign or a small kana is a mistake, because these never start a word.
    if (last >= 0 && /^[\p{M}ーぁぃぅぇぉゃゅょァィゥェォャュョ]/u.test(piece)) cuts[last] += piece;
    else if (piece !== '') cuts.push(piece);
  }
  const text = withNoBreakSpaces(cuts.join(''));
  let start = 0;
  const fixed = cuts.map((cut) => {
    const end = start + cut.length;
    const piece = text.slice(start, end);
    start = end;
    return piece;
  });
  return { text, cuts: fixed };
}
