import { t } from '@lingui/core/macro';
import type { SheetBlock, SheetRun } from '../../sheets/sheet.ts';
import type { QuestionSheet, QuestionSheetRequest } from '../question-sheet.ts';
import { numbered, pairRuns, plainRun, textAbove } from '../sheet-lines.ts';
import type { MultitypeContent } from './content.ts';

type Item = MultitypeContent['items'][number];
type Option = Item['options'][number];

/** Prints multiple-choice, put-in-order and odd-one-out questions, with boxes to tick or to number. */
export const multitypeSheet: QuestionSheet<MultitypeContent> = ({ items }, request) => {
  const asked = request.order.arrange(items);
  if (asked.length === 0) return null;
  return {
    title: t`Mixed questions`,
    instruction: t`Tick the right box. To put things in order, write 1, 2, 3 in the boxes.`,
    blocks: [
      ...textAbove(request),
      ...asked.flatMap((item, at): SheetBlock[] => [
        numbered(at + 1, pairRuns(item.question, request), request),
        ...optionsOf(item, request).map(
          (option): SheetBlock => ({
            kind: 'text',
            language: request.material.text.target,
            indent: true,
            runs: [
              item.kind === 'order' ? { kind: 'box', large: true } : { kind: 'box' },
              plainRun(' '),
              ...pairRuns(option, request),
            ],
          }),
        ),
      ]),
    ],
    key: asked.map((item, at) => numbered(at + 1, answerTo(item, request), request)),
    marks: asked.length,
  };
};

/**
 * Returns the options in the order they are shown. An ordering question never shows them in the right order.
 */
function optionsOf(item: Item, { order }: QuestionSheetRequest): Option[] {
  const options = order.arrange(item.options);
  const solved = item.kind === 'order' && options.every(({ id }, at) => id === item.right[at]);
  return solved ? [...options.slice(1), ...options.slice(0, 1)] : options;
}

function answerTo(item: Item, request: QuestionSheetRequest): SheetRun[] {
  const named = (id: string) => item.options.filter((option) => option.id === id);
  if (item.kind === 'order') {
    return item.right
      .flatMap(named)
      .flatMap((option, at) => [plainRun(`${at > 0 ? ' · ' : ''}${option.target}`)]);
  }
  const right = named(item.right).flatMap((option) => pairRuns(option, request));
  return item.kind === 'odd-one-out'
    ? [...right, plainRun(' · '), ...pairRuns(item.reason, request)]
    : right;
}
