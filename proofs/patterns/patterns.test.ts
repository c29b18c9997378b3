import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '#scripts/world/settings.ts';
import { findPatterns, type Pattern } from './find-patterns.ts';
import { allowedMs, findSlow, size } from './find-slow.ts';
import { readProduct } from './read-product.ts';
import { recordPatterns } from './record-patterns.ts';

// ASVS 5.0 V1.3.12: every pattern that may read text from people or a model must take linear time.
const { written, making } = findPatterns(readProduct());

/** Calls the code that builds a file's patterns, for files that do not build all of them when imported. */
const working: Record<string, () => Promise<unknown>> = {
  'language/readings/chinese.ts': async () => {
    const { isJyutping, isPinyin, tidyPinyin } = await import('#language/readings/chinese.ts');
    for (const word of ['学校', '学'.repeat(200)]) {
      expect(isPinyin(word, 'xuéxiào')).toBe(word.length === 2);
      isJyutping(word, 'sik6 faan6');
    }
    expect(tidyPinyin('MP3月2024年', 'MP3')).toBe('MP3');
    expect(isPinyin('MP3月2024年', 'MP3')).toBe(false);
  },
  'language/syllables/cut-by-vowels.ts': async () => {
    const { syllabify } = await import('#language/syllables/syllabify.ts');
    for (const language of ['es', 'it', 'pt', 'fr', 'de', 'pl', 'cs', 'fi', 'hu', 'tr', 'la'])
      expect(syllabify(language, 'banana')).not.toBeNull();
    for (const language of ['id', 'cy', 'mi']) syllabify(language, 'banana');
    syllabify('el', 'μπανάνα');
  },
  'language/syllables/slavic.ts': async () => {
    const { cyrillic } = await import('#language/syllables/slavic.ts');
    expect(cyrillic('карта')).toEqual(['кар', 'та']);
    cyrillic('вівторок', 'рлмнв');
  },
  'language/syllables/romance.ts': async () => {
    const { portuguese } = await import('#language/syllables/romance.ts');
    portuguese('banana');
  },
  'language/syllables/syllabify.ts': async () => {
    const { syllabify } = await import('#language/syllables/syllabify.ts');
    for (const language of ['es', 'uk']) syllabify(language, 'так');
  },
  'language/text/scan-pieces.ts': async () => {
    const { scanPieces } = await import('#language/text/scan-pieces.ts');
    for (const language of ['en', 'fr', 'fi', 'sv', 'he']) scanPieces(language, 'word');
  },
  'lessons/draft/parse-vocabulary-paste.ts': async () => {
    const { parseVocabularyPaste } = await import('#lessons/draft/parse-vocabulary-paste.ts');
    const { pairs } = parseVocabularyPaste('le chat = the cat', { from: 'en', to: 'fr' });
    expect(pairs).toEqual([{ target: 'le chat', native: 'the cat' }]);
  },
};

let made: Pattern[];
beforeAll(async () => {
  const heard = recordPatterns();
  try {
    for (const path of making) await import(join(root, path));
    for (const work of Object.values(working)) await work();
  } finally {
    made = heard.stop();
  }
});

test('finds the patterns in the product', () => {
  expect(written.length).toBeGreaterThan(300);
  expect(making.length).toBeGreaterThan(10);
  const heard = new Set(made.map(({ place }) => place.split(':')[0]));
  expect(making.filter((path) => !heard.has(path))).toEqual([]);
});

test(`matches any ${size} characters within ${allowedMs} ms for each pattern`, () => {
  const slow = [...written, ...made].flatMap((pattern) => findSlow(pattern) ?? []);
  expect(slow).toEqual([]);
}, 180_000);

describe('slow patterns', () => {
  const judged = (regex: RegExp, scans = false) => findSlow({ regex, scans, place: 'here' });

  test.each([
    [/(a+)+$/],
    [/^(a|aa)+$/],
    [/^(?:\w+\s?)*$/],
    [/\s+$/],
    [/<[^>]*>/],
    [/^\s*[^,]+,\s*x/],
    [/(?<=^[^a]*)b/u],
    [/\[[^\]]*\]\(/],
    [/"(?:[^"\\]|\\.|.)*"$/],
    [/\p{L}+\p{P}/u],
    [/(?:x+x+)+y/i],
    [/\d{1,30000}\d{1,30000}z/],
    [/\s+:/y],
    // The parts after the repeat determine if the text is scanned again.
    [/^(\p{Lu}[\p{Lu}.]{1,29})(?:\s?\([^()]{1,40}\))?\s*\.?\s*[–—]\s*((?:\S.*)?)$/u],
    [/^[^\S\n]{0,3}#{1,6}[^\S\n]+(.*?)[^\S\n]*#*$/gmu],
    [/^\n+|\n+$/g],
  ])('detects a slow attack for %s', (regex) => {
    expect(judged(regex)).toMatch(/^here .* takes (\d+|Infinity) ms for \d+ characters of /);
  });

  test('detects a pattern that is fast once but slow when run at every position', () => {
    const regex = /a(?=[\s\S]*$)/;
    expect(judged(regex)).toBeUndefined();
    expect(judged(regex, true)).toContain('ms for');
  });
});

describe('fast patterns', () => {
  test.each([
    [/^[a-z]+(?:-[a-z]+)*$/],
    [/(?<!\s)\s+$/],
    [/"[^"]*"/g],
    [/a{1,10}b/],
    [/(?:ab|cd)*e?/y],
    [/[\p{L}\p{M}]+/gu],
    [/^.*$/s],
  ])('detects no slow attack for %s', (regex) => {
    expect(findSlow({ regex, scans: regex.global, place: 'here' })).toBeUndefined();
  });
});
