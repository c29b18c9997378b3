import { expect, test } from 'vitest';
import { exampleTexts } from './example-texts.ts';
import { checkChunks } from './guidance.ts';
import { registry } from './registry.ts';
import { verdictOn } from './verdict-on.ts';

const text = exampleTexts.french;
const at = (...ids: string[]) => ids.map((where) => ({ where, message: 'It does not fit.' }));

test.each([
  ['no problem', at(), 'ready', undefined],
  ['one sentence of eight', at('s4', 's4'), 'ready', 'Le marché est fermé'],
  ['two of eight', at('s4', 's5'), 'ready', '2 sentences'],
  ['most of them', at('s1', 's2', 's3'), 'needs-edit', checkChunks],
  ['a sentence that is not there', at('s99'), 'needs-edit', checkChunks],
])('chunks with %s', (_, problems, status, says) => {
  const verdict = verdictOn(registry.chunk, { content: {}, problems }, text);
  expect(verdict.status).toBe(status);
  expect(verdict.problem?.message ?? '').toContain(says ?? '');
});

test('another type with any problem needs an edit', () => {
  const made = { content: {}, problems: at('i1') };
  expect(verdictOn(registry.statement, made, text).status).toBe('needs-edit');
});
