import { describe, expect, it } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import { offerParts, partsToGenerate } from './part-offers.ts';

const why = (offers: ReturnType<typeof offerParts>, part: string) =>
  offers.find((offer) => offer.part === part)?.why;

describe('offerParts', () => {
  it('offers twelve question types, each with its aim', () => {
    const offers = offerParts('dialogue2', allFeatures);
    expect(offers).toHaveLength(12);
    expect(offers.every((offer) => offer.aim.length > 0 && offer.why === null)).toBe(true);
  });

  it('explains why a question type does not fit the text', () => {
    expect(why(offerParts('text', allFeatures), 'whoSaidWhat')).toBe('Needs a dialogue');
  });

  it('reports a plan limit before any other reason', () => {
    const offers = offerParts('text', ['vocab', 'showSyllables']);
    expect(why(offers, 'vocab')).toBeNull();
    expect(why(offers, 'syllables')).toBeNull();
    expect(why(offers, 'deliberateErrors')).toBe('Not in your plan');
    expect(why(offers, 'whoSaidWhat')).toBe('Not in your plan');
  });
});

describe('partsToGenerate', () => {
  it('omits parts that do not fit the text but keeps them selected', () => {
    const chosen = ['whoSaidWhat', 'vocab'];
    expect(partsToGenerate(chosen, 'text', allFeatures)).toEqual(['vocab']);
    expect(partsToGenerate(chosen, 'dialogue2', allFeatures)).toEqual(['vocab', 'whoSaidWhat']);
  });
});
