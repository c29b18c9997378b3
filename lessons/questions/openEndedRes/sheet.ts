import { t } from '@lingui/core/macro';
import type { SheetBlock } from '../../sheets/sheet.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { numbered, pairRuns } from '../sheet-lines.ts';
import type { OpenEndedContent } from './content.ts';

/** Questions about the pupils themselves, with useful phrases; the key contains the model answers. */
export const openEndedSheet: QuestionSheet<OpenEndedContent> = ({ items }, request) => {
  const asked = request.order.arrange(items);
  if (asked.length === 0) return null;
  const { target } = request.material.text;
  return {
    title: t`Open-ended responses`,
    instruction: t`Answer for yourself. The phrases in the boxes help you.`,
    blocks: asked.flatMap(({ question, usefulPhrases }, at): SheetBlock[] => [
      numbered(at + 1, pairRuns(question, request), request),
      ...(usefulPhrases.length > 0
        ? [
            {
              kind: 'bank' as const,
              language: target,
              words: usefulPhrases.map((phrase) => phrase.target),
            },
          ]
        : []),
      { kind: 'lines', count: 4 },
    ]),
    key: asked.map(({ modelAnswer }, at) =>
      numbered(at + 1, pairRuns(modelAnswer, request), request),
    ),
  };
};
