import { type ItemMark, type TaskMark, taskMark } from '../task-mark.ts';
import type { DragAndDropData, DragAndDropSubmitted } from './content.ts';

/**
 * A slot is right when the tile in it says what belongs there: tiles with the same text are
 * interchangeable, and every right slot counts by itself. A tile that is claimed for two slots counts
 * in the first.
 */
export function markPlaced(data: DragAndDropData, { placed }: DragAndDropSubmitted): TaskMark {
  const tiles = new Map(data.tiles.map((tile) => [tile.id, tile.text]));
  const used = new Set<string>();
  const items = data.slots.map(({ id, answer }): ItemMark => {
    const tile = placed[id];
    const text = tile !== undefined && !used.has(tile) ? tiles.get(tile) : undefined;
    if (tile === undefined || text === undefined) {
      return { id, verdict: 'unanswered', score: 0, given: '', expected: answer };
    }
    used.add(tile);
    const isRight = same(text, answer);
    return {
      id,
      verdict: isRight ? 'right' : 'wrong',
      score: isRight ? 1 : 0,
      given: text,
      expected: answer,
    };
  });
  return taskMark(items);
}

const same = (a: string, b: string) => a.normalize('NFC').trim() === b.normalize('NFC').trim();
