import type { QuestionSheet } from '../question-sheet.ts';
import { numbered, pairRuns, plainRun, textAbove } from '../sheet-lines.ts';
import type { InferenceContent } from './content.ts';

/** Questions between the lines; the key gives the sentence that lets pupils infer the answer. */
export const inferenceSheet: QuestionSheet<InferenceContent> = ({ items }, request) => {
  const asked = request.order.arrange(items);
  if (asked.length === 0) return null;
  const { sentences } = request.material.text;
  return {
    title: 'Inference questions',
    instruction: 'The text does not say it outright. Answer, and write the words that tell you so.',
    blocks: [
      ...textAbove(request),
      ...asked.flatMap(({ question }, at) => [
        numbered(at + 1, pairRuns(question, request), request),
        { kind: 'lines' as const, count: 3 },
      ]),
    ],
    key: asked.map(({ answer, evidence }, at) => {
      const proof = sentences.find(({ id }) => id === evidence.sentenceId)?.target.text;
      const runs = pairRuns(answer, request);
      if (proof) runs.push(plainRun(' '), { kind: 'words', text: `[${proof}]`, mark: 'quiet' });
      return numbered(at + 1, runs, request);
    }),
    marks: asked.length * 2,
  };
};
