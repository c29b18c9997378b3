import { type ItemMark, type TaskMark, taskMark } from '#contracts/homework/task-mark.ts';
import type { TapOrSelectData, TapOrSelectSubmitted } from './content.ts';

/**
 * Returns hits minus false taps as the score, out of the words to find, never below zero. Pupils read this
 * rule before they start. Each false tap is also an item, so that pupils see what the word was.
 */
export function markTapped(data: TapOrSelectData, { tapped }: TapOrSelectSubmitted): TaskMark {
  const words = new Map(
    data.blocks.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.kind === 'tap' ? [[piece.id, piece.text] as const] : [])),
    ),
  );
  const chosen = new Set(tapped.filter((id) => words.has(id)));
  const right = new Set(data.right.map(({ id }) => id));
  const found = data.right.map(({ id, note, text = words.get(id) ?? '' }): ItemMark => {
    const expected = note ? `${text}: ${note}` : text;
    const isHit = chosen.has(id);
    return {
      id,
      verdict: isHit ? 'right' : chosen.size === 0 ? 'unanswered' : 'wrong',
      score: isHit ? 1 : 0,
      given: isHit ? text : '',
      expected,
    };
  });
  const missed = [...chosen]
    .filter((id) => !right.has(id))
    .map(
      (id): ItemMark => ({
        id,
        verdict: 'wrong',
        score: 0,
        given: words.get(id) ?? '',
        expected: '',
      }),
    );
  const hits = found.filter(({ verdict }) => verdict === 'right').length;
  const score = Math.max(0, hits - missed.length) / data.right.length;
  return taskMark([...found, ...missed], score);
}
