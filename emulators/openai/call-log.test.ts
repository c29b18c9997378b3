import { expect, test } from 'vitest';
import { firstSentenceEnd } from './call-log.ts';

test.each([
  ['{"t":"A","s":[["","Oui.","Yes."],["","Non.","No."]]}', '{"t":"A","s":[["","Oui.","Yes."]'],
  ['{"t":"A","s":[["","Il dit \\"]\\".","x"]]}', '{"t":"A","s":[["","Il dit \\"]\\".","x"]'],
])('finds the end of the first sentence of %s after %s', (reply, start) => {
  expect(reply.slice(0, firstSentenceEnd(reply) ?? 0)).toBe(start);
});

test.each(['{"w":[]}', '', '{"t":"A","s":[]}'])('finds no first sentence in %s', (reply) => {
  expect(firstSentenceEnd(reply)).toBeNull();
});
