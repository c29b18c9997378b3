import { expect, test } from 'vitest';
import { firstSentenceEnd } from './call-log.ts';

test.each([
  ['{"t":"A","s":[["","Oui.","Yes."],["","Non.","No."]]}', '{"t":"A","s":[["","Oui.","Yes."]'],
  ['{"t":"A","s":[["","Il dit \\"]\\".","x"]]}', '{"t":"A","s":[["","Il dit \\"]\\".","x"]'],
])('splits the reply %s after its first sentence: %s', (reply, start) => {
  expect(reply.slice(0, firstSentenceEnd(reply) ?? 0)).toBe(start);
});

test.each(['{"w":[]}', '', '{"t":"A","s":[]}'])(
  'returns null if the reply has no sentence: %s',
  (reply) => {
    expect(firstSentenceEnd(reply)).toBeNull();
  },
);
