import { type ItemMark, type TaskMark, taskMark } from '#contracts/homework/task-mark.ts';
import { faceKey, faceText } from '../task-face.ts';
import type { MatchingData, MatchingSubmitted } from './content.ts';

/**
 * A pair is right if its cards belong together. Cards that look the same are interchangeable: if two left
 * cards have the same meaning, or two right cards show the same word, either is accepted.
 */
export function markMatched(data: MatchingData, { matched }: MatchingSubmitted): TaskMark {
  const right = new Map(data.right.map((card) => [card.id, card]));
  const partnersOf = (key: string) =>
    data.left
      .filter(({ face }) => faceKey(face) === key)
      .flatMap(({ id }) => {
        const partner = right.get(data.partners[id] ?? '');
        return partner ? [faceKey(partner.face)] : [];
      });
  const items = data.left.map(({ id, face }): ItemMark => {
    const partner = right.get(data.partners[id] ?? '');
    const expected = partner ? faceText(partner.face) : '';
    const given = right.get(matched[id] ?? '');
    if (!given) return { id, verdict: 'unanswered', score: 0, given: '', expected };
    const isRight = partnersOf(faceKey(face)).includes(faceKey(given.face));
    return {
      id,
      verdict: isRight ? 'right' : 'wrong',
      score: isRight ? 1 : 0,
      given: faceText(given.face),
      expected,
    };
  });
  return taskMark(items);
}
