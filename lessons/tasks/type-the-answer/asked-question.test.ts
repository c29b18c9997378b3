import { expect, test } from 'vitest';
import { createProposer } from '#language/marking/propose-mark.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { taskSources } from '../sources.ts';
import { askedQuestion } from './asked-question.ts';
import { TypeTheAnswerData } from './content.ts';

const make = (source: 'comprehension' | 'openEndedRes' | 'vocab') =>
  TypeTheAnswerData.parse(
    taskSources[source].templates.TYPE_THE_ANSWER?.({
      material: exampleMaterials.french,
      state: undefined,
      usual: {},
      seed: 1,
      secret: '',
      preset: 'standard',
    } as never),
  );

test('includes the lesson text, and proposes full marks for the model answer', () => {
  const data = make('comprehension');
  for (const { id } of data.fields) {
    const asked = askedQuestion(data, id);
    expect(asked?.text).toContain(exampleMaterials.french.text.sentences[0]?.target.text);
    expect(asked?.text).not.toContain(asked?.question);
    expect(asked && createProposer(asked)(asked.model)).toMatchObject({ score: 100 });
  }
});

test('includes no text and proposes no score for free writing', () => {
  const data = make('openEndedRes');
  const asked = askedQuestion(data, data.fields[0]?.id ?? '');
  expect(asked?.text).toBe('');
  expect(asked && createProposer(asked)(asked.model)).toBeNull();
});

test('returns null for a field that is marked by rule', () => {
  const data = make('vocab');
  expect(askedQuestion(data, data.fields[0]?.id ?? '')).toBeNull();
});
