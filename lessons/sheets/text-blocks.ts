import { languageOf } from '#language/languages.ts';
import type { SideName, Token } from '#language/text/text.ts';
import { groupSentences } from '../draft/group-sentences.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { SheetBlock, SheetRun } from './sheet.ts';

/**
 * Returns one side of the lesson's text as sheet blocks: one per paragraph, turn or numbered sentence. `run`
 * renders one token as one or more runs; adjacent runs of plain words are merged.
 */
export function textBlocks(
  { text, textType }: Pick<LessonMaterial, 'text' | 'textType'>,
  run: (token: Token, sentenceId: string) => SheetRun | SheetRun[] = ({ text: word }) =>
    plain(word),
  side: SideName = 'target',
): SheetBlock[] {
  const language = text[side];
  return groupSentences(text.sentences, textType).map((group, index) => ({
    kind: 'text',
    language,
    runs: joined(
      group.flatMap((sentence, at) => [
        ...(at > 0 ? space(language) : []),
        ...sentence[side].tokens.flatMap((token) => run(token, sentence.id)),
      ]),
    ),
    ...(group[0]?.speaker && { speaker: group[0].speaker }),
    ...(textType === 'sentences' && { number: index + 1 }),
  }));
}

const plain = (text: string): SheetRun => ({ kind: 'words', text });

/** Returns the separator between two sentences of a paragraph. */
const space = (language: string): SheetRun[] =>
  languageOf(language).sentenceSpace ? [plain(' ')] : [];

/** Merges adjacent plain words into one run, so that fewer elements are rendered and lines break well. */
function joined(runs: readonly SheetRun[]): SheetRun[] {
  const out: SheetRun[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && isPlain(last) && isPlain(run)) out[out.length - 1] = plain(last.text + run.text);
    else out.push(run);
  }
  return out;
}

const isPlain = (run: SheetRun): run is Extract<SheetRun, { kind: 'words' }> =>
  run.kind === 'words' && run.mark === undefined && run.language === undefined;
