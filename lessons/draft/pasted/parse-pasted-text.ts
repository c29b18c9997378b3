import type { TextType } from '#contracts/resources/draft.ts';
import { leadingNumberOf } from './list-number.ts';
import { parseLines, type Wraps } from './parse-lines.ts';
import { turnsIn } from './parse-speaker.ts';
import { splitSentences } from './split-sentences.ts';

/** A line of the teacher's own text and its sentences, word for word. */
export interface PastedBlock {
  /** The speaker's name; '' if there is none. */
  speaker: string;
  startsParagraph: boolean;
  /** The whole line without the name and the number. */
  text: string;
  sentences: string[];
}

/**
 * Parses a teacher's own text by rules. Keeps paragraphs. In a list, separates the numbers from the text, and
 * each item becomes one sentence. In a dialogue, the name before the colon becomes the speaker; a line
 * without a name belongs to the previous speaker.
 */
export function parsePastedText(
  language: string,
  text: string,
  textType: TextType,
  wraps: Wraps = 'joined',
): PastedBlock[] {
  const dialogue = textType.startsWith('dialogue');
  const blocks: PastedBlock[] = [];
  const lines = parseLines(language, text, wraps);
  const turnOf = turnsIn(lines.map((line) => line.text));
  let speaker = '';
  for (const line of lines) {
    const said = dialogue ? turnOf(line.text) : null;
    speaker = said?.speaker ?? speaker;
    const words = said?.words ?? line.text;
    const sentences = line.numbered ? [words] : sentencesOf(language, words, said !== null);
    if (words.trim() === '') continue;
    const startsParagraph = line.startsParagraph && textType !== 'sentences' && !dialogue;
    blocks.push({ speaker, startsParagraph, text: words, sentences });
  }
  return blocks;
}

/**
 * Splits a line into sentences. In a turn, a number at the start may be a sentence of its own: Tom: 12. And
 * you?
 */
function sentencesOf(language: string, words: string, said: boolean): string[] {
  const number = said ? '' : leadingNumberOf(words);
  const [first = '', ...others] = splitSentences(language, words.slice(number.length));
  return [number + first, ...others];
}

/** Guesses the text type: a dialogue, a numbered list, or continuous text. */
export function guessTextType(language: string, text: string): TextType {
  const lines = parseLines(language, text);
  if (
    lines.length >= 2 &&
    lines.filter(({ numbered }) => numbered).length * 5 >= lines.length * 4
  ) {
    return 'sentences';
  }
  const turnOf = turnsIn(lines.map((line) => line.text));
  const names = lines.flatMap((line) => turnOf(line.text)?.speaker ?? []);
  const speakers = new Set(names).size;
  if (names.length * 5 < lines.length * 3 || speakers < 2 || names.length <= speakers)
    return 'text';
  return speakers === 2 ? 'dialogue2' : 'dialogue3';
}
