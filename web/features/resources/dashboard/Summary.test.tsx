import { describe, expect, it } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { secondsToGenerate, summarise } from './Summary.tsx';

const draft = (part: Partial<Draft>) => ({ ...Draft.parse({}), ...part });

describe('summarise', () => {
  it('describes a dialogue with its voices', () => {
    const summary = summarise(draft({ textType: 'dialogue2', count: 150 }), 8);
    expect(summary.length).toBe('about 150 words, 2 speakers');
    expect(summary.sound).toBe('two AI voices');
    expect(summary.ready).toBe('about 25 seconds');
  });

  it('adds the language’s name to the word count if the language has no spaces between words', () => {
    expect(summarise(draft({ to: 'ja', count: 100 }), 0).length).toBe(
      'about 100 words of Japanese',
    );
  });

  it('counts only complete pairs', () => {
    const vocabulary = [
      { target: 'un cadeau', native: 'a present' },
      { target: 'le marché', native: '' },
    ];
    expect(summarise(draft({ vocabulary }), 0).vocabulary).toBe('1 of your words');
    expect(summarise(draft({}), 0).vocabulary).toBe('chosen for you');
  });
});

describe('secondsToGenerate', () => {
  it('grows with the length of the text, not with the number of question types', () => {
    expect(secondsToGenerate(50, 0)).toBe(10);
    expect(secondsToGenerate(150, 1)).toBe(secondsToGenerate(150, 12));
    expect(secondsToGenerate(500, 8)).toBe(60);
  });
});
