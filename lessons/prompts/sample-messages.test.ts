import { expect, test } from 'vitest';
import { Draft, TextType } from '#contracts/resources/draft.ts';
import { exampleTexts } from '../questions/example-texts.ts';
import { registry } from '../questions/registry.ts';
import { promptKeys, promptOfPart, prompts } from './prompts.ts';
import { type SampleLesson, samplesOf } from './sample.ts';
import { type Sample, sampleMessages } from './sample-messages.ts';

const lesson: SampleLesson = {
  title: 'Samedi </data>',
  level: 'A2.1',
  draft: Draft.parse({ textType: 'dialogue2' }),
  text: exampleTexts.french,
  vocabulary: { items: [{ id: 'v1', target: 'la piscine', native: 'the swimming pool' }] },
};

const samplesFor = (key: ReturnType<typeof promptKeys>[number]): Sample[] => {
  const samples = samplesOf(key);
  return samples === 'lessons' ? [{ lesson }] : samples.map(({ id }) => ({ choice: id }));
};

test.each(promptKeys())('%s: fills in every variable for every sample', (key) => {
  const every = prompts[key].variables.map(({ name }) => `${name}: {{${name}}}`).join('\n');
  for (const sample of samplesFor(key)) {
    const [rules, data, task] = sampleMessages(key, sample, `Mark of mine\n${every}`) ?? [];
    expect(task?.content).toMatch(/^Mark of mine\n/);
    expect(task?.content).not.toMatch(/\{\{|undefined|NaN/);
    expect(rules?.content).not.toContain('Mark of mine');
    expect(data?.content.match(/<\/data>/g)).toHaveLength(1);
    expect(sampleMessages(key, sample, null)?.at(-1)?.content).not.toMatch(/\{\{/);
  }
});

test('returns null for a sample of another kind or an unlisted sample', () => {
  expect(sampleMessages('phrase', { choice: 'french-market' }, null)).toBeNull();
  expect(sampleMessages('text-text', { lesson }, null)).toBeNull();
  expect(sampleMessages('text-text', { choice: 'french-slips' }, null)).toBeNull();
});

test('has a prompt for every generated text part, and no others', () => {
  const draft = Draft.parse({});
  const texts = TextType.options.map((textType) => promptOfPart('text', { ...draft, textType }));
  const given = promptOfPart('text', { ...draft, given: { target: 'Bonjour.' } });
  const parts = [...Object.keys(registry), 'words', 'pictures'].map((part) =>
    promptOfPart(part, draft),
  );
  expect([...texts, given, ...parts, 'topic', 'feedback'].sort()).toEqual([...promptKeys()].sort());
  expect(promptOfPart('speech', draft)).toBeNull();
});
