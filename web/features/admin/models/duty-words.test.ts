import { describe, expect, it } from 'vitest';
import { doerWords, endWords, priceWords, sourceWords } from './duty-words.ts';

const now = Date.parse('2026-11-25T10:00:00Z');

describe('the announced end of life of a model', () => {
  it.each([
    ['2026-11-25', 'bad', /^Ended on /],
    ['2026-11-26', 'warn', /, in 1 day$/],
    ['2027-01-24', 'warn', /, in 60 days$/],
    ['2027-01-26', 'none', /^Ends on .*2027$/],
  ])('on %s has the tone %s', (endsOn, tone, words) => {
    expect(endWords(endsOn, now)).toEqual({ tone, words: expect.stringMatching(words) });
  });

  it('is null when no end is announced', () => expect(endWords(null, now)).toBeNull());
});

describe('a price', () => {
  it.each([
    [{ by: 'tokens', input: 1, output: 5 }, '$1.00 in, $5.00 out per million tokens'],
    [
      { by: 'tokens', input: 2.5, output: 10, audio: 64 },
      '$2.50 in, $10.00 out, $64.00 for sound per million tokens',
    ],
    [{ by: 'tokens', input: 0, output: 0 }, 'Free'],
    [{ by: 'characters', characters: 18 }, '$18.00 per million characters'],
    [
      { by: 'pictures', input: 1, output: 1, each: { low: 0.024, medium: 0.05, high: 0.1 } },
      'about $0.024 to $0.10 a picture',
    ],
  ] as const)('formats %o as %s', (price, words) => expect(priceWords(price)).toBe(words));
});

describe('the source of a duty’s model', () => {
  const choice = { model: 'm', effort: null, reasoningTokens: 0, quality: 'low' } as const;
  it.each([
    [{ source: 'admin', choice }, 'Chosen by an admin'],
    [{ source: 'setting', choice }, 'Set by the operator'],
    [{ source: 'default', choice }, 'Default'],
    [{ source: 'default', choice: null }, 'No model chosen'],
    [{ source: 'follows', choice }, 'As for texts'],
  ] as const)('describes %o', (state, words) => {
    expect(sourceWords({ duty: 'text', ...state })).toBe(words);
  });

  it('shows “No model” without a model, and “Not possible” with wrong settings', () => {
    expect(doerWords({ problem: null, model: null })).toBe('No model');
    expect(doerWords({ problem: 'MODEL_TEXT is missing', model: null })).toBe('Not possible');
  });
});
