import { expect, test } from 'vitest';
import { findSlowPatterns } from './slow-patterns.ts';

const size = Number(process.env.SIZE ?? 50_000);
const mostMs = 50;

/** `npm run prove -- linear-patterns` (ASVS 5.0 V1.3.12). */
test(`every pattern of the product reads ${size} characters within ${mostMs} ms`, () => {
  const { patterns, worst, slow } = findSlowPatterns(size, mostMs);
  console.log(
    `V1.3.12: ${patterns} patterns, ${slow.length} slower than ${mostMs} ms, the slowest ${worst.toFixed(0)} ms\n${slow.join('\n')}`,
  );
  expect(slow).toEqual([]);
});
