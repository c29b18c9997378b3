import { expect, test } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { asLastTime } from './DashboardForm.tsx';

test('copies the last draft’s settings but not its title, topic or vocabulary', () => {
  const last = Draft.parse({
    title: 'Le marché',
    topic: 'A market',
    to: 'ar',
    from: 'fr',
    textType: 'dialogue2',
    count: 300,
    audio: 'record',
    parts: ['chunk'],
    vocabulary: [{ target: 'x', native: 'y' }],
  });
  const draft = Draft.parse({ title: 'Ma famille', topic: 'A family', parts: ['vocab'] });
  expect(asLastTime(draft, last)).toEqual({
    ...last,
    title: 'Ma famille',
    topic: 'A family',
    vocabulary: [],
  });
});
