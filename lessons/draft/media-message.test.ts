import { expect, test } from 'vitest';
import { mediaMessage } from './media-message.ts';

const running = (part: string) => ({ part, status: 'running' as const });

test.each([
  [[running('speech')], 'Generating audio - check back in 1-2 minutes'],
  [
    [running('speech'), running('pictures')],
    'Generating images and audio - check back in 1-2 minutes',
  ],
  [[running('vocab')], null],
])('returns the specified message for %j', (parts, words) => {
  expect(mediaMessage(parts)).toBe(words);
});
