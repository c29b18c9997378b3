import type { QuestionSheet } from '../question-sheet.ts';
import { numbered, pairRuns, textAbove } from '../sheet-lines.ts';
import type { ComprehensionContent } from './content.ts';

/** Questions that the text answers, with lines to answer on. */
export const comprehensionSheet: QuestionSheet<ComprehensionContent> = ({ items }, request) => {
  const asked = request.order.arrange(items);
  if (asked.length === 0) return null;
  return {
    title: 'Comprehension questions',
    instruction: 'Read the text. Answer the questions in full sentences.',
    blocks: [
      ...textAbove(request),
      ...asked.flatMap(({ question }, at) => [
        numbered(at + 1, pairRuns(question, request), request),
        { kind: 'lines' as const, count: 2 },
      ]),
    ],
    key: asked.map(({ answer }, at) => numbered(at + 1, pairRuns(answer, request), request)),
    marks: asked.length,
  };
};
