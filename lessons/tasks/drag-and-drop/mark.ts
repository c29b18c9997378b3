import { type ItemMark, type TaskMark, taskMark } from '#contracts/homework/task-mark.ts';
import type { DragAndDropData, DragAndDropSubmitted } from './content.ts';

/**
 * Marks every slot separately. A slot is right if its tile has the expected text, so tiles with the same text
 * are interchangeable. A tile submitted for two slots counts only in the first. If a group allows several
 * orders, the submission is compared with the order that fits best.
 */
export function markPlaced(data: DragAndDropData, { placed }: DragAndDropSubmitted): TaskMark {
  const tiles = new Map(data.tiles.map((tile) => [tile.id, tile.text]));
  const unused = new Set(tiles.keys());
  const given = new Map<string, string>();
  for (const { id } of data.slots) {
    const tile = placed[id] ?? '';
    if (unused.delete(tile)) given.set(id, tiles.get(tile) ?? '');
  }
  const belongs = orderThatFits(data, tiles, given);
  const items = data.slots.map(({ id, answer }): ItemMark => {
    const text = given.get(id);
    const expected = belongs.get(id) ?? answer;
    if (text === undefined) return { id, verdict: 'unanswered', score: 0, given: '', expected };
    const isRight = same(text, expected);
    return {
      id,
      verdict: isRight ? 'right' : 'wrong',
      score: isRight ? 1 : 0,
      given: text,
      expected,
    };
  });
  return taskMark(items);
}

/**
 * Returns the expected words by slot. Each group uses the accepted order that fits the submission best; the
 * stored order wins a tie.
 */
function orderThatFits(
  { slots, groups }: DragAndDropData,
  tiles: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const answers = new Map(slots.map(({ id, answer }) => [id, answer]));
  const best = groups.flatMap(({ slots: ids, alsoRight = [] }) => {
    const own = ids.map((id) => [id, answers.get(id) ?? ''] as const);
    const others = alsoRight.map((order) =>
      own.map(([id, answer], at) => [id, tiles.get(order[at] ?? '') ?? answer] as const),
    );
    const fits = (order: typeof own) =>
      order.filter(([id, text]) => same(given.get(id) ?? '', text)).length;
    return others.reduce((one, other) => (fits(other) > fits(one) ? other : one), own);
  });
  return new Map(best);
}

const same = (a: string, b: string) => a.normalize('NFC').trim() === b.normalize('NFC').trim();
