import { languageName } from '../../languages/language-name.ts';
import type { TextType } from '../../resources/draft.ts';
import type { TextLanguages } from '../build-sentence.ts';
import { type GivenBlock, readGiven } from './read-given.ts';

/** The teacher's own text, in one language or in both. */
export interface Given {
  target: string;
  native?: string | undefined;
}

/** One sentence of it; `native` is null where it is still to be translated. */
export interface GivenRow {
  speaker: string;
  startsParagraph: boolean;
  target: string;
  native: string | null;
}

/** Two lines that belong together may differ in sentences; then, up to this many, they are one. */
const mostJoined = 3;

/**
 * The sentences of a given text in order, with their translation when the teacher gave both sides: line
 * by line where both have as many lines, else sentence by sentence. `problem` says why two sides do not
 * fit; the rows then hold the target side alone.
 */
export function alignGiven(
  given: Given,
  languages: TextLanguages,
  textType: TextType,
): { rows: GivenRow[]; problem: string | null } {
  const target = readGiven(languages.target, given.target, textType);
  if (!given.native?.trim()) return { rows: rowsOf(target), problem: null };
  const native = readGiven(languages.native, given.native, textType);
  const misfit = target.length === native.length ? lineThatDiffers(target, native) : -1;
  if (target.length === native.length && misfit < 0) {
    return { rows: target.flatMap((block, at) => pairUp(block, native[at])), problem: null };
  }
  const rows = rowsOf(target);
  const meanings = native.flatMap(({ sentences }) => sentences);
  if (rows.length === meanings.length) {
    return {
      rows: rows.map((row, at) => ({ ...row, native: meanings[at] ?? null })),
      problem: null,
    };
  }
  const names = { target: languageName(languages.target), native: languageName(languages.native) };
  const counts = (of: number, other: number, what: string) =>
    `${of} ${what} in ${names.target} and ${other} in ${names.native}`;
  const tail = 'Give both as many, or leave the translation empty and Lexiloom translates.';
  const where = misfit + 1;
  const problem =
    misfit < 0
      ? `The two texts do not fit: ${counts(target.length, native.length, 'lines')}, ${counts(rows.length, meanings.length, 'sentences')}. ${tail}`
      : `Line ${where} does not fit: ${counts(sentencesIn(target, misfit), sentencesIn(native, misfit), 'sentences')}. ${tail}`;
  return { rows, problem };
}

const sentencesIn = (blocks: readonly GivenBlock[], at: number) =>
  blocks[at]?.sentences.length ?? 0;

function rowsOf(blocks: readonly GivenBlock[]): GivenRow[] {
  return blocks.flatMap(({ speaker, startsParagraph, sentences }) =>
    sentences.map((target, at) => ({
      speaker,
      startsParagraph: startsParagraph && at === 0,
      target,
      native: null,
    })),
  );
}

/** The first line whose sides have different numbers of sentences and are too long to be one; or -1. */
function lineThatDiffers(target: readonly GivenBlock[], native: readonly GivenBlock[]): number {
  return target.findIndex(({ sentences }, at) => {
    const others = sentencesIn(native, at);
    return sentences.length !== others && Math.max(sentences.length, others) > mostJoined;
  });
}

function pairUp(block: GivenBlock, other: GivenBlock | undefined): GivenRow[] {
  if (!other) return [];
  if (block.sentences.length === other.sentences.length) {
    return rowsOf([block]).map((row, at) => ({ ...row, native: other.sentences[at] ?? null }));
  }
  const { speaker, startsParagraph, text } = block;
  return [{ speaker, startsParagraph, target: text, native: other.text }];
}
