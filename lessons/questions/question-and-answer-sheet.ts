import type { Text } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { QuestionAndAnswer } from './question-and-answer.ts';
import type { QuestionSheet } from './question-sheet.ts';
import { numbered, pairRuns, plainRun, textAbove } from './sheet-lines.ts';

interface QuestionAndAnswerSheet<Item> {
  title: Message;
  instruction: Message;
  /** Number of lines to answer each question on. */
  lines: number;
  marksEach: number;
  /** The sentence that the key quotes after an answer. */
  proofOf?: (item: Item, text: Text) => string | undefined;
}

/** Questions with lines to answer on. */
export const questionAndAnswerSheet =
  <Item extends QuestionAndAnswer>({
    title,
    instruction,
    lines,
    marksEach,
    proofOf,
  }: QuestionAndAnswerSheet<Item>): QuestionSheet<{ items: Item[] }> =>
  ({ items }, request) => {
    const asked = request.order.arrange(items);
    if (asked.length === 0) return null;
    return {
      title: i18n._(title),
      instruction: i18n._(instruction),
      blocks: [
        ...textAbove(request),
        ...asked.flatMap(({ question }, at) => [
          numbered(at + 1, pairRuns(question, request), request),
          { kind: 'lines' as const, count: lines },
        ]),
      ],
      key: asked.map((item, at) => {
        const runs = pairRuns(item.answer, request);
        const proof = proofOf?.(item, request.material.text);
        if (proof) runs.push(plainRun(' '), { kind: 'words', text: `[${proof}]`, mark: 'quiet' });
        return numbered(at + 1, runs, request);
      }),
      marks: asked.length * marksEach,
    };
  };
