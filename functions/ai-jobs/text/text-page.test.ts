import { expect, it } from 'vitest';
import { shortText } from '#db/queries/testing/insert-lesson.ts';
import { SentenceStore } from './text-page.ts';

const [first, second] = shortText.sentences;

it('keeps the order when storing a batch fails at first', async () => {
  const stored: [number, string[]][] = [];
  let fails = 1;
  const store = new SentenceStore(0, async (after, batch) => {
    if (fails-- > 0) throw new Error('the line broke');
    stored.push([after, batch.map(({ id }) => id)]);
    return true;
  });
  if (!first || !second) throw new Error('two sentences are needed');
  store.add(first);
  await new Promise((done) => setTimeout(done));
  store.add(second);
  await store.flush();
  expect(stored).toEqual([[0, ['s1', 's2']]]);
});

it('throws when no batch can be stored', async () => {
  const store = new SentenceStore(0, () => Promise.reject(new Error('the line broke')));
  if (first) store.add(first);
  await new Promise((done) => setTimeout(done));
  await expect(store.flush()).rejects.toThrow('the line broke');
});
