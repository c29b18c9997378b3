import type { TextType } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { SideName } from '#language/text/text.ts';
import type { Wraps } from './parse-lines.ts';
import { type PastedBlock, parsePastedText } from './parse-pasted-text.ts';

/** The teacher's own text, in one language or both. */
export interface PastedTexts {
  target: string;
  native?: string | undefined;
}

/** One sentence of the pasted text; `native` is null if the translation is still missing. */
export interface PastedRow {
  speaker: string;
  startsParagraph: boolean;
  target: string;
  native: string | null;
}

/**
 * Maximum number of sentences that are joined into one, if two matching lines have different numbers of
 * sentences.
 */
const maxJoined = 3;

/**
 * Returns the sentences of a pasted text in order, with their translations if the teacher provided both
 * sides. Matches the sides line by line if they have the same number of lines, otherwise sentence by
 * sentence. If the sides do not match, `problem` explains why, and the rows contain only the target side.
 */
export function alignPastedText(
  given: PastedTexts,
  languages: TextLanguages,
  textType: TextType,
): { rows: PastedRow[]; problem: string | null } {
  const read = (wraps: Wraps) => ({
    target: parsePastedText(languages.target, given.target, textType, wraps),
    native: parsePastedText(languages.native, given.native ?? '', textType, wraps),
  });
  const sides = read('joined');
  if (!given.native?.trim()) return { rows: rowsOf(sides.target), problem: null };
  const rows = byLine(sides) ?? byLine(asRows(sides, read('kept'))) ?? bySentence(sides);
  return rows
    ? { rows, problem: null }
    : { rows: rowsOf(sides.target), problem: misfitOf(sides, languages) };
}

/** The two sides of a text, line by line. */
type Sides = Record<SideName, PastedBlock[]>;

/**
 * Decides whether long rows are wrapped lines. If both sides have the same number of rows and one of the
 * sides has no wrapped lines, the other side has none either: its long rows are lines of their own, as in a
 * poem.
 */
function asRows(joined: Sides, kept: Sides): Sides {
  const { target, native } = kept;
  const whole = target.length === joined.target.length || native.length === joined.native.length;
  return target.length === native.length && whole ? kept : joined;
}

function byLine({ target, native }: Sides): PastedRow[] | null {
  if (target.length !== native.length || lineThatDiffers(target, native) >= 0) return null;
  return target.flatMap((block, at) => pairUp(block, native[at]));
}

function bySentence({ target, native }: Sides): PastedRow[] | null {
  const rows = rowsOf(target);
  const meanings = native.flatMap(({ sentences }) => sentences);
  if (rows.length !== meanings.length) return null;
  return rows.map((row, at) => ({ ...row, native: meanings[at] ?? null }));
}

/**
 * Describes where two sides do not match: the line, or the difference in the number of lines and sentences.
 */
function misfitOf({ target, native }: Sides, languages: TextLanguages): string {
  const names = [languageName(languages.target), languageName(languages.native)] as const;
  const tail =
    'Give both the same number, or leave the translation empty and Lexiloom will translate the text.';
  if (target.length !== native.length) {
    const lines = [target.length, native.length] as const;
    const sentences = [rowsOf(target).length, rowsOf(native).length] as const;
    return `${textMisfit(lines, sentences, names)} ${tail}`;
  }
  const at = lineThatDiffers(target, native);
  const sentences = [sentencesIn(target, at), sentencesIn(native, at)] as const;
  return `${lineMisfit(at + 1, sentences, names)} ${tail}`;
}

type Both<Value> = readonly [target: Value, native: Value];

/** Each form is a sentence of its own, because sentences are translated as wholes (docs/decisions/0230). */
function textMisfit(
  [lines, otherLines]: Both<number>,
  [sentences, otherSentences]: Both<number>,
  [language, otherLanguage]: Both<string>,
): string {
  if (lines === 1) {
    return sentences === 1
      ? `The two texts do not match: 1 line in ${language} and ${otherLines} in ${otherLanguage}, 1 sentence in ${language} and ${otherSentences} in ${otherLanguage}.`
      : `The two texts do not match: 1 line in ${language} and ${otherLines} in ${otherLanguage}, ${sentences} sentences in ${language} and ${otherSentences} in ${otherLanguage}.`;
  }
  return sentences === 1
    ? `The two texts do not match: ${lines} lines in ${language} and ${otherLines} in ${otherLanguage}, 1 sentence in ${language} and ${otherSentences} in ${otherLanguage}.`
    : `The two texts do not match: ${lines} lines in ${language} and ${otherLines} in ${otherLanguage}, ${sentences} sentences in ${language} and ${otherSentences} in ${otherLanguage}.`;
}

function lineMisfit(
  line: number,
  [sentences, otherSentences]: Both<number>,
  [language, otherLanguage]: Both<string>,
): string {
  return sentences === 1
    ? `Line ${line} does not match: 1 sentence in ${language} and ${otherSentences} in ${otherLanguage}.`
    : `Line ${line} does not match: ${sentences} sentences in ${language} and ${otherSentences} in ${otherLanguage}.`;
}

const sentencesIn = (blocks: readonly PastedBlock[], at: number) =>
  blocks[at]?.sentences.length ?? 0;

function rowsOf(blocks: readonly PastedBlock[]): PastedRow[] {
  return blocks.flatMap(({ speaker, startsParagraph, sentences }) =>
    sentences.map((target, at) => ({
      speaker,
      startsParagraph: startsParagraph && at === 0,
      target,
      native: null,
    })),
  );
}

/**
 * Returns the first line whose sides differ in their number of sentences and are too long to be one sentence;
 * -1 if there is none.
 */
function lineThatDiffers(target: readonly PastedBlock[], native: readonly PastedBlock[]): number {
  return target.findIndex(({ sentences }, at) => {
    const others = sentencesIn(native, at);
    return sentences.length !== others && Math.max(sentences.length, others) > maxJoined;
  });
}

function pairUp(block: PastedBlock, other: PastedBlock | undefined): PastedRow[] {
  if (!other) return [];
  if (block.sentences.length === other.sentences.length) {
    return rowsOf([block]).map((row, at) => ({ ...row, native: other.sentences[at] ?? null }));
  }
  const { speaker, startsParagraph, text } = block;
  return [{ speaker, startsParagraph, target: text, native: other.text }];
}
