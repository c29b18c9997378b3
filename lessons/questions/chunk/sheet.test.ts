import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { sheetOrder } from '../question-sheet.ts';
import { chunkSheet } from './sheet.ts';

const material = exampleMaterials.french;

/**
 * Makes the worksheet of one sentence with chunks written as `le=the`, and returns the numbers in its answer
 * key from top to bottom.
 */
function figuresOf(pairs: string[], seed: number) {
  const written = pairs.map((pair, nativeOrder) => {
    const [target = '', native = ''] = pair.split('=');
    return { target, native, nativeOrder };
  });
  const sheet = chunkSheet(
    { sentences: [{ sentenceId: 's1', pairs: written }] },
    { material, order: sheetOrder(seed, 'A'), withText: false, translated: false },
  );
  const [table] = sheet?.blocks ?? [];
  const [key] = sheet?.key ?? [];
  if (table?.kind !== 'table' || key?.kind !== 'text') throw new Error('There is no table.');
  const text = key.runs.map((run) => (run.kind === 'words' ? run.text : '')).join('');
  return {
    boxes: table.rows.map((row) => {
      const [, run] = row[2] ?? [];
      return run?.kind === 'words' ? run.text.trim() : '';
    }),
    figures: text.split(': ')[1]?.split(', '),
  };
}

test.each([1, 2, 3])(
  'seed %i: puts the numbers of all chunks with the same meaning in the key',
  (seed) => {
    const { boxes, figures } = figuresOf(
      ['souvent=often', 'je lis=I read', 'fréquemment=often', 'au lit=in bed'],
      seed,
    );
    const right = { often: '1 or 3', 'I read': '2', 'in bed': '4' };
    expect(figures).toEqual(boxes.map((box) => right[box as keyof typeof right]));
  },
);
