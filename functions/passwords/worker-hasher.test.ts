import { expect, test } from 'vitest';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { hashOfNobody } from './password-hasher.ts';

test('verifies a password only against its own hash', async () => {
  const hash = await nodeHasher.hash('Tr0mpette&gare');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await nodeHasher.verify(hash, 'Tr0mpette&gare')).toBe(true);
  expect(await nodeHasher.verify(hash, 'Tr0mpette&gare ')).toBe(false);
  expect(await nodeHasher.hash('Tr0mpette&gare')).not.toBe(hash);
});

test('takes about the usual time to reject a password for the hash of unknown accounts', async () => {
  const time = async (hash: string) => {
    const before = performance.now();
    expect(await nodeHasher.verify(hash, 'Tr0mpette&gare')).toBe(false);
    return performance.now() - before;
  };
  const hash = await nodeHasher.hash('another');
  const best = async (one: string) =>
    Math.min(...[await time(one), await time(one), await time(one)]);
  const [nobody, somebody] = [await best(hashOfNobody), await best(hash)];
  // An invalid hash would be rejected within a fraction of a millisecond, far less than half the time that a
  // valid hash takes.
  expect(nobody).toBeGreaterThan(somebody / 2);
});

test('rejects a hash that it cannot parse', async () => {
  expect(await nodeHasher.verify('rubbish', 'rubbish')).toBe(false);
});
