import { hardTexts } from './hard-texts.ts';
import { patternsInSource } from './patterns-in-source.ts';

const ends = ['', '\u0001'];

/** What became of all patterns: how many there are, the slowest milliseconds, and those that are too slow. */
export interface PatternReport {
  patterns: number;
  worst: number;
  slow: string[];
}

/**
 * Gives every pattern of the product texts of `size` characters that are hard for it, and answers which
 * took longer than `mostMs` at each of five tries: the pattern, not the neighbours on the machine.
 */
export function findSlowPatterns(size: number, mostMs: number): PatternReport {
  const patterns = patternsInSource();
  const report: PatternReport = { patterns: patterns.length, worst: 0, slow: [] };
  for (const { file, source, flags } of patterns) {
    const pattern = new RegExp(source, flags);
    const slowest = slowestOf(pattern, hardTexts(source, flags), size, mostMs);
    report.worst = Math.max(report.worst, slowest.ms);
    if (slowest.ms <= mostMs) continue;
    report.slow.push(`${file} /${source}/${flags} ${Math.round(slowest.ms)} ms: ${slowest.text}`);
  }
  return report;
}

/** Ends with the first text that is too slow. */
function slowestOf(pattern: RegExp, texts: readonly string[], size: number, mostMs: number) {
  let slowest = { ms: 0, text: '' };
  for (const text of texts) {
    const long = text.repeat(Math.ceil(size / text.length)).slice(0, size);
    for (const end of ends) {
      const ms = timeOf(pattern, long + end, mostMs);
      if (ms > slowest.ms) slowest = { ms, text: `${JSON.stringify(text)} × ${size}` };
      if (ms > mostMs) return slowest;
    }
  }
  return slowest;
}

/** The best of up to five tries. */
function timeOf(pattern: RegExp, text: string, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && best > enough; run += 1) {
    const began = performance.now();
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
