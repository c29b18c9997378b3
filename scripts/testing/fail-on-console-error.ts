import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails a test on an unexpected `console.error`. A test that expects an error spies on `console.error`
// itself, and its spy replaces this one.
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  const print = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words);
    print(...words);
  });
});

afterEach(() => {
  vi.useRealTimers();
  const seen = unexpected;
  unexpected = [];
  vi.mocked(console.error).mockRestore?.();
  expect(seen, 'the test wrote to console.error without expecting it').toEqual([]);
});
