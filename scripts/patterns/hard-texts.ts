import * as fc from 'fast-check';

/** One of each kind of character that patterns ask for. */
const kinds = [
  ...' aZ0-._<>"\'([{|,/\\&*#`@:;!?=+',
  '\n',
  '\t',
  'é',
  '\u0301',
  'の',
  '中',
  'ا',
  '¶',
];

/**
 * Short texts which, repeated, are hard for this pattern: each kind of character, what stands in the
 * pattern in pairs, and texts that fit it, whole and cut.
 */
export function hardTexts(source: string, flags: string): string[] {
  const own = [...new Set(source.replaceAll(/\\[a-zA-Z]\{?/g, ''))].filter((one) =>
    /[^[\](){}?*+|^$\\]/.test(one),
  );
  const few = own.slice(0, 6);
  const pairs = few.flatMap((one) => [...few, 'a', ' '].map((other) => one + other));
  return [...new Set([...kinds, ...few, ...pairs, ...fitting(source, flags)])];
}

/** What fast-check cannot read of a pattern (look-arounds) is left to the other texts. */
function fitting(source: string, flags: string): string[] {
  // It takes seconds to list the characters of a property of Unicode; `kinds` has one of each.
  if (source.includes('\\p{')) return [];
  try {
    const pattern = new RegExp(source, flags.replaceAll(/[gyi]/g, ''));
    const texts = fc.sample(fc.stringMatching(pattern, { size: 'small' }), { seed: 7, numRuns: 4 });
    return texts
      .map((text) => text.slice(0, 60))
      .flatMap((text) => [text, text.slice(0, -1)])
      .filter((text) => text !== '');
  } catch {
    return [];
  }
}
