import { languageOf } from '../languages/languages.ts';
import type { LessonMaterial } from '../resources/lesson-material.ts';
import type { SideName, Token } from '../text/text.ts';
import type { SheetBlock, SheetRun } from './sheet.ts';

/**
 * One side of the lesson's text as sheet blocks: a paragraph, a turn or a numbered sentence each.
 * `run` shows one token, in one run or several; runs of plain words that stand together are joined.
 */
export function textBlocks(
  { text, textType }: Pick<LessonMaterial, 'text' | 'textType'>,
  run: (token: Token, sentenceId: string) => SheetRun | SheetRun[] = ({ text: word }) =>
    plain(word),
  side: SideName = 'target',
): SheetBlock[] {
  const flowing = textType === 'text' || textType === 'comprehensible';
  const language = text[side];
  const blocks: Extract<SheetBlock, { kind: 'text' }>[] = [];
  text.sentences.forEach((sentence, index) => {
    const runs = sentence[side].tokens.flatMap((token) => run(token, sentence.id));
    const last = blocks.at(-1);
    if (flowing && last && !sentence.startsParagraph) {
      last.runs = joined([...last.runs, ...space(language), ...runs]);
      return;
    }
    blocks.push({
      kind: 'text',
      language,
      runs: joined(runs),
      ...(sentence.speaker && { speaker: sentence.speaker }),
      ...(textType === 'sentences' && { number: index + 1 }),
    });
  });
  return blocks;
}

const plain = (text: string): SheetRun => ({ kind: 'words', text });

/** What stands between two sentences of a paragraph. */
const space = (language: string): SheetRun[] => (languageOf(language).spaces ? [plain(' ')] : []);

/** Plain words that follow each other become one run: fewer elements to draw, and lines break well. */
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
