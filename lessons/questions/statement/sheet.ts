import { t } from '@lingui/core/macro';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { SheetBlock } from '../../sheets/sheet.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { numbered, pairRuns, plainRun, textAbove } from '../sheet-lines.ts';
import type { StatementContent } from './content.ts';
import { shownCorrection } from './shown-correction.ts';

const ownWords = (text: string) => ({ kind: 'words' as const, text, language: wordingsLanguage() });

/**
 * Prints true-or-false statements. Every statement has a line for a correction, because lines under only the
 * false statements would reveal them.
 */
export const statementSheet: QuestionSheet<StatementContent> = ({ items }, request) => {
  const asked = request.order.arrange(items);
  if (asked.length === 0) return null;
  return {
    title: t`True or false`,
    instruction: t`Read the text. Tick true or false, and correct what is false.`,
    blocks: [
      ...textAbove(request),
      ...asked.flatMap((item, at): SheetBlock[] => [
        numbered(at + 1, pairRuns(item, request), request),
        {
          kind: 'text',
          language: request.material.text.target,
          indent: true,
          runs: [
            { kind: 'box' },
            plainRun(' '),
            ownWords(t`true`),
            plainRun('\u2003\u2003'),
            { kind: 'box' },
            plainRun(' '),
            ownWords(t`false`),
          ],
        },
        { kind: 'lines', count: 1 },
      ]),
    ],
    key: asked.map((item, at) => {
      const correction = shownCorrection(item);
      const verdict = { ...ownWords(item.isTrue ? t`True` : t`False`), mark: 'bold' as const };
      const putRight = correction ? [plainRun(' '), ...pairRuns(correction, request)] : [];
      return numbered(at + 1, [verdict, ...putRight], request);
    }),
    marks: asked.length,
  };
};
