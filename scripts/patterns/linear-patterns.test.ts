import { expect, test } from 'vitest';
import { hardTexts } from './hard-texts.ts';
import { patternsInSource } from './patterns-in-source.ts';

const size = 50_000;
const mostMs = 50;
/** What grows too fast shows early; the long texts are tried only where the short ones were quick. */
const sizes = [24, 2_000, size];
const ends = ['', '!', '\u0001'];

/** The best of up to three, in milliseconds: the pattern, not the neighbours on the machine. */
function timeOf(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > mostMs; run += 1) {
    const began = performance.now();
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** The slowest text for a pattern, as soon as one is too slow. */
function slowest(pattern: RegExp, texts: readonly string[]): { ms: number; text: string } {
  let worst = { ms: 0, text: '' };
  for (const length of sizes) {
    for (const text of texts) {
      const long = text.repeat(Math.ceil(length / text.length)).slice(0, length);
      for (const end of ends) {
        const ms = timeOf(pattern, long + end);
        if (ms > worst.ms) worst = { ms, text: `${JSON.stringify(text)} × ${length} + "${end}"` };
        if (ms > mostMs) return worst;
      }
    }
  }
  return worst;
}

// ASVS 5.0 V1.3.12.
test(`every pattern of the product reads ${size} characters within ${mostMs} ms`, () => {
  const patterns = patternsInSource();
  const slow: string[] = [];
  let worst = 0;
  for (const { file, source, flags } of patterns) {
    const { ms, text } = slowest(new RegExp(source, flags), hardTexts(source, flags));
    worst = Math.max(worst, ms);
    if (ms > mostMs) slow.push(`${file} /${source}/${flags} ${Math.round(ms)} ms with ${text}`);
  }
  console.info(`V1.3.12: ${patterns.length} patterns, the slowest ${worst.toFixed(1)} ms`);
  expect(slow.join('\n')).toBe('');
  expect(patterns.length).toBeGreaterThan(100);
}, 120_000);
