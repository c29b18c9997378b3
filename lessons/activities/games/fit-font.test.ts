import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitFont, fitFontTogether } from './fit-font.ts';

/** Computes the font size, in pixels, that the browser uses for a box of this size. */
function pixels(size: string, width: number, height: number): number {
  const inPixels = size
    .replace(/([\d.]+) \* var\(--box-inline, 1cqi\)/g, (_, share) =>
      String((Number(share) * width) / 100),
    )
    .replace(/([\d.]+) \* var\(--box-block, 1cqb\)/g, (_, share) =>
      String((Number(share) * height) / 100),
    )
    .replace(/max\(([\d.]+), ([\d.]+)rem\)/g, (_, tall, least) =>
      String(Math.max(Number(tall), 16 * Number(least))),
    )
    .replace(/([\d.]+)px/g, '$1');
  const [least = 0, rest = ''] = [Number(/^clamp\(([\d.]+)/.exec(inPixels)?.[1]), inPixels];
  const most = Number(/([\d.]+)\)$/.exec(rest)?.[1]);
  const pairs = [...rest.matchAll(/min\(([\d.]+), ([\d.]+)\)/g)];
  const best = Math.max(...pairs.map(([, one, other]) => Math.min(Number(one), Number(other))));
  return Math.min(most, Math.max(least, best));
}

const sizeOf = (text: string, language: string, width = 200, height = 120) =>
  pixels(fitFont(text, language, '12px', '60px', 5), width, height);

test('uses the maximum size for a short word and a smaller size for longer texts', () => {
  expect(sizeOf('le', 'fr')).toBe(60);
  expect(sizeOf('le marché', 'fr')).toBeLessThan(60);
  expect(sizeOf('le marché', 'fr')).toBeGreaterThan(25);
  expect(sizeOf('Donaudampfschifffahrtsgesellschaft', 'de', 80)).toBe(12);
  expect(
    sizeOf("Le marché est fermé, mais la piscine est ouverte aujourd'hui.", 'fr'),
  ).toBeLessThan(sizeOf('Le marché est fermé', 'fr'));
});

test('uses the minimum height if the height of a box is unknown', () => {
  expect(sizeOf('le marché', 'fr', 200, 0)).toBeGreaterThan(20);
});

test('chooses smaller sizes for wide scripts and ignores vowel signs', () => {
  expect(sizeOf('誕生日おめでとう', 'ja')).toBeLessThan(sizeOf('feliz dia', 'es'));
  expect(sizeOf('مَدْرَسَة', 'ar')).toBe(sizeOf('مدرسة', 'ar'));
});

test('keeps every word within its box if the word fits at the minimum size', () => {
  const word = fc.stringMatching(/^[a-zé]{1,14}$/);
  fc.assert(
    fc.property(word, fc.integer({ min: 130, max: 600 }), (text, width) => {
      const size = sizeOf(text, 'fr', width, 120);
      expect(size * text.length * 0.62).toBeLessThanOrEqual(width);
    }),
  );
});

test.each([
  ['en', ['the basket', 'the strawberry', 'the market', 'the old town hall']],
  ['ja', ['家', '誕生日おめでとう', '駅']],
])(
  '%s: gives all texts that are shown side by side the size of the text with the least space: %j',
  (language, texts) => {
    const alone = texts.map((text) => sizeOf(text, language));
    const together = pixels(fitFontTogether(texts, language, '12px', '60px', 5), 200, 120);
    expect(new Set(alone).size).toBeGreaterThan(1);
    expect(together).toBe(Math.min(...alone));
  },
);

test('returns a shared size that fits every text, regardless of their order', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé]{1,14}( [a-zé]{1,14}){0,3}$/), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 130, max: 600 }), (texts, width) => {
      const css = fitFontTogether(texts, 'fr', '12px', '60px', 5);
      expect(fitFontTogether(texts.toReversed(), 'fr', '12px', '60px', 5)).toBe(css);
      const most = Math.min(...texts.map((text) => sizeOf(text, 'fr', width)));
      expect(pixels(css, width, 120)).toBeLessThanOrEqual(most);
    }),
  );
});
