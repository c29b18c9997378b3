import { t } from '@lingui/core/macro';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { QuestionSheet } from '../question-sheet.ts';
import { numbered, pairRuns, plainRun, textAbove } from '../sheet-lines.ts';
import type { WhoSaidWhatContent } from './content.ts';

/** Statements to assign to the speakers of the dialogue. */
export const whoSaidWhatSheet: QuestionSheet<WhoSaidWhatContent> = (content, request) => {
  const asked = request.order.arrange(content.items);
  if (asked.length === 0) return null;
  const { target } = request.material.text;
  return {
    title: t`Who said what?`,
    instruction: t`Who could have said it? Write the name.`,
    blocks: [
      ...textAbove(request),
      { kind: 'bank', language: target, words: request.order.arrange(content.speakers) },
      {
        kind: 'table',
        columns: [
          { heading: '', language: wordingsLanguage(), width: 0.2 },
          { heading: t`Statement`, language: target, width: 2 },
          { heading: t`Who?`, language: target, width: 0.8 },
        ],
        rows: asked.map(({ statement }, at) => [
          [plainRun(String(at + 1))],
          pairRuns(statement, request),
          [],
        ]),
      },
    ],
    key: asked.map(({ speaker }, at) => numbered(at + 1, [plainRun(speaker)], request)),
    marks: asked.length,
  };
};
