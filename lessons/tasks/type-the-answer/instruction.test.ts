import { expect, test } from 'vitest';
import type { TaskBlock } from '../task-content.ts';
import { taskSteps } from '../task-steps.ts';
import { typingInstruction } from './instruction.ts';

const field = { id: 'a', language: 'fr', side: 'target' as const };
const ask = (language: string, more: Partial<TaskBlock> = {}): TaskBlock => ({
  language,
  number: 1,
  pieces: [
    { kind: 'words', text: 'the market ' },
    { kind: 'slot', id: 'a' },
  ],
  ...more,
});
const slot = { kind: 'slot' as const, id: 'a' };
const text: TaskBlock = { language: 'fr', pieces: [{ kind: 'words', text: 'Je vais au marché.' }] };

test.each([
  ['a running text', [{ ...ask('fr'), number: undefined }], field, 'Type the missing words'],
  ['sentences with a gap', [ask('fr')], field, 'Type the missing words'],
  ['meanings to translate', [ask('en')], field, 'Type it in French'],
  ['meanings to find in the text', [text, ask('en')], field, 'Find it in the text, in French'],
  [
    'audio clips',
    [ask('fr', { clip: 'k' })],
    { ...field, long: true },
    'Listen and write what you hear',
  ],
  [
    'a tangled sentence',
    [ask('fr', { pieces: [{ kind: 'words', text: 'the market', language: 'en' }, slot] })],
    field,
    'Put it all into French',
  ],
  ['open questions', [ask('fr')], { ...field, long: true }, 'Write your answer in French'],
  [
    'pinyin',
    [ask('zh')],
    { ...field, language: 'zh', kind: 'pinyin' as const },
    'Type it in pinyin, with the tones',
  ],
])('returns the instruction for %s', (_, blocks, own, instruction) => {
  const steps = taskSteps(
    blocks.map(({ number, ...block }) => (number ? { ...block, number } : block)),
  );
  expect(typingInstruction({ fields: [own] }, steps)).toBe(instruction);
});
