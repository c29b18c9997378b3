import { type ItemMark, type TaskMark, taskMark } from '#contracts/homework/task-mark.ts';
import { spelling, squaresOf } from '../../activities/word-search/lines.ts';
import { faceKey } from '../task-face.ts';
import type { FindInGridData, FindInGridSubmitted } from './content.ts';

/**
 * Marks a word as found if its line is selected, starting from either end. Two words with the same meaning
 * are interchangeable, but each line counts for only one word.
 */
export function markFound(data: FindInGridData, { found }: FindInGridSubmitted): TaskMark {
  const taken = new Set<string>();
  const items = data.words.map(({ id, clue, word }): ItemMark => {
    const line = found[id];
    const squares = line === undefined ? null : squaresOf(data, line);
    if (line === undefined || squares === null) {
      return { id, verdict: 'unanswered', score: 0, given: '', expected: word };
    }
    const own = data.words.filter((one) => faceKey(one.clue) === faceKey(clue));
    const right = own.find((one) => one.line === line);
    const isRight = right !== undefined && !taken.has(line);
    if (isRight) taken.add(line);
    return {
      id,
      verdict: isRight ? 'right' : 'wrong',
      score: isRight ? 1 : 0,
      given: isRight ? right.word : spelling(data, squares),
      expected: isRight ? right.word : word,
    };
  });
  return taskMark(items);
}
