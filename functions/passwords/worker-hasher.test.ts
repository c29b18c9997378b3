import { expect, test } from 'vitest';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { hashOfNobody } from './password-hasher.ts';

test('a password fits its own hash and no other does', async () => {
  const hash = await nodeHasher.hash('Tr0mpette&gare');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await nodeHasher.verify(hash, 'Tr0mpette&gare')).toBe(true);
  expect(await nodeHasher.verify(hash, 'Tr0mpette&gare ')).toBe(false);
  expect(await nodeHasher.hash('Tr0mpette&gare')).not.toBe(hash);
});

test('nobody has the hash of nobody, and it costs as much as another', async () => {
  const time = async (hash: string) => {
    const before = performance.now();
    expect(await nodeHasher.verify(hash, 'Tr0mpette&gare')).toBe(false);
    return performance.now() - before;
  };
  const hash = await nodeHasher.hash('another');
  const best = async (one: string) =>
    Math.min(...[await time(one), await time(one), await time(one)]);
  const [nobody, somebody] = [await best(hashOfNobody), await best(hash)];
  // Broken hashes are refused within a fraction of a millisecond: the half is far from both.
  expect(nobody).toBeGreaterThan(somebody / 2);
});

test('a hash that cannot be read fits nothing', async () => {
  expect(await nodeHasher.verify('rubbish', 'rubbish')).toBe(false);
});
