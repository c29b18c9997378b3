import { languageOf } from '../languages.ts';
import { cleanText } from './clean-text.ts';
import { segmentText } from './segment-text.ts';
import type { Sentence, Side, SideName } from './text.ts';
import { withNoBreakSpaces } from './with-no-break-spaces.ts';
import { parseWordCuts } from './word-cuts.ts';

/** One line of the model's reply: speaker ('' where there is none), target text, native text. */
export type ModelReplyLine = readonly [speaker: string, target: string, native: string];

/** The two languages of a text, by side. */
export type TextLanguages = Readonly<Record<SideName, string>>;

/** Starts the target text of a sentence that begins a paragraph. */
const paragraphSign = '¶';

/** Controls and line breaks. */
const parting = /[\p{Cc}\u2028\u2029]+/gu;

/** One line of text as it is stored: clean (`cleanText`), on one line, without stray controls. */
export function normalizeLine(text: string): string {
  const clean = cleanText(text, 'running');
  return clean.replace(parting, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Builds a stored sentence from a model line; `id` is `s1`, `s2`… Chunks and tags come later. */
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

/** One side from its text, which carries `|` between words where the language has no spaces. */
export function buildSide(language: string, marked: string, idPrefix: string): Side {
  const line = normalizeLine(marked);
  if (languageOf(language).spaces) {
    const plain = withNoBreakSpaces(line);
    return { text: plain, tokens: segmentText(language, plain, idPrefix) };
  }
  const { text, cuts } = parseWordCuts(line);
  return { text, tokens: segmentText(language, text, idPrefix, cuts) };
}
