import { describe, expect, it } from 'vitest';
import { clockOf, levelWords, loudness } from './RecordingPanel.tsx';

const tone = (height: number) => Float32Array.from({ length: 480 }, (_, i) => height * Math.sin(i));

describe('loudness', () => {
  it('is 0 for silence and 1 for a tone at full volume', () => {
    expect(loudness(new Float32Array(480))).toBe(0);
    expect(loudness(new Float32Array(0))).toBe(0);
    expect(loudness(tone(1))).toBe(1);
  });

  it('grows with the amplitude', () => {
    expect(loudness(tone(0.1))).toBeGreaterThan(loudness(tone(0.02)));
  });
});

describe('recording labels', () => {
  it.each([
    [0, 'We can’t hear anything yet'],
    [0.2, 'A bit quiet: move closer'],
    [0.6, 'Good level'],
    [1, 'Too loud: move back a little'],
  ])('labels a level of %s as "%s"', (level, words) => {
    expect(levelWords(level)).toBe(words);
  });

  it('formats durations as minutes and seconds', () => {
    expect([900, 65_000, 600_000].map(clockOf)).toEqual(['0:01', '1:05', '10:00']);
  });
});
