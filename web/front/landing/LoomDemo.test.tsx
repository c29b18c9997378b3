import { expect, test } from 'vitest';
import { wovenChunks } from './LoomDemo.tsx';

test('weaves nothing at 0 % and everything at 100 %', () => {
  expect(wovenChunks(5, 0).size).toBe(0);
  expect([...wovenChunks(5, 100)].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('keeps chunks woven as the percentage grows', () => {
  for (let percent = 1; percent <= 100; percent++) {
    const before = wovenChunks(6, percent - 1);
    const now = wovenChunks(6, percent);
    expect([...before].every((chunk) => now.has(chunk))).toBe(true);
  }
});
