import { describe, expect, it } from 'vitest';
import { findListen, speakingParts } from './VoiceChoice.tsx';

const sentence = (id: string, speaker?: string) => ({
  id,
  ...(speaker && { speaker }),
  target: { text: id, tokens: [] },
  native: { text: id, tokens: [] },
  chunks: [],
});
const textOf = (...sentences: ReturnType<typeof sentence>[]) => ({
  text: { target: 'fr', native: 'en', sentences },
});

describe('speakingParts', () => {
  it('lists speakers in order of first appearance', () => {
    const resource = textOf(sentence('s1', 'Léa'), sentence('s2', 'Marc'), sentence('s3', 'Léa'));
    expect(speakingParts(resource)).toEqual([
      { speaker: 'Léa', sentences: ['s1', 's3'] },
      { speaker: 'Marc', sentences: ['s2'] },
    ]);
  });

  it('returns one unnamed voice for a text without speakers', () => {
    expect(speakingParts(textOf(sentence('s1'), sentence('s2')))).toEqual([
      { speaker: '', sentences: ['s1', 's2'] },
    ]);
  });
});

describe('findListen', () => {
  const part = { speaker: 'Léa', sentences: ['s1', 's3'] };

  it('returns the speaker’s first clip that exists', () => {
    expect(findListen(part, { s3: { key: 'k3', ms: 900 } })).toBe('k3');
    expect(findListen(part, {})).toBeNull();
  });
});
