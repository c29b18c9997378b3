import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const byUnicode = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

describe('graphemes', () => {
  it.each([
    ['marché', ['m', 'a', 'r', 'c', 'h', 'é']],
    ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
    ['سُوق', ['سُ', 'و', 'ق']],
    ['हिन्दी', byUnicode('हिन्दी')],
    ['й\u0483', ['й\u0483']],
    ['がっこう', ['が', 'っ', 'こ', 'う']],
    ['👩‍🌾', ['👩‍🌾']],
    ['', []],
  ])('splits %s into its graphemes', (text, letters) => {
    expect(graphemes(text)).toEqual(letters);
  });

  it('splits every character below U+D800 beside a letter as Intl.Segmenter does', () => {
    for (let code = 0x20; code < 0xd800; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      expect(graphemes(text)).toEqual(byUnicode(text));
    }
  });

  it('splits any text as Intl.Segmenter does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(graphemes(text)).toEqual(byUnicode(text));
      }),
    );
  });
});
