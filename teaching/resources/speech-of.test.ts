import { expect, test } from 'vitest';
import type { PartStatus } from './resource.ts';
import { speechOf } from './speech-of.ts';

const clips = { s1: { key: 'k', ms: 900 } };
const resource = (status: PartStatus) => ({
  parts: [
    {
      part: 'speech',
      status,
      content: { clips },
      problem: null,
      edited: false,
      generation: 2,
      updatedAt: '',
    },
  ],
});

test('sound is played when it stands', () => {
  expect(speechOf(resource('ready')).clips).toEqual(clips);
});

test.each(['queued', 'running', 'failed'] as const)(
  'sound that is %s may speak words that are gone: it is not played',
  (status) => {
    expect(speechOf(resource(status)).clips).toEqual({});
  },
);
