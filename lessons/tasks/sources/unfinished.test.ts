import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { sheetOrder } from '../../questions/question-sheet.ts';
import { questionSheets } from '../../questions/sheets.ts';
import { MultipleChoiceData } from '../multiple-choice/content.ts';
import { openEndedSource } from './questions.ts';
import { mixedSource, vocabInContextSource } from './words-in-text.ts';

const { french } = exampleMaterials;

/**
 * Returns a request for the lesson with these questions of one type, in the form in which a teacher saved
 * them.
 */
const requestWith = (part: string, items: unknown[]) =>
  ({
    material: { ...french, parts: { ...french.parts, [part]: { items } } },
    seed: 1,
    preset: 'standard',
  }) as const;

const blank = { target: '', native: '' };
const words = (target: string) => ({ target, native: target });

test('does not ask for a word that is no longer in the text', () => {
  const [sentence] = french.text.sentences;
  const word = sentence?.target.tokens.find(({ isWord }) => isWord);
  const item = (id: string, tokenIds: unknown[], native: string) => ({
    id,
    sentenceId: sentence?.id,
    tokenIds,
    target: 'mot',
    native,
  });
  const items = [item('i1', [word?.id], 'one'), item('i2', ['s1.t99'], 'two')];
  const data = vocabInContextSource.templates.MULTIPLE_CHOICE?.(
    requestWith('vocabInContext', [...items, item('i3', [], 'three')]),
  );
  expect(data?.questions.map(({ id }) => id)).toEqual(['i1']);
});

test('omits blank options, and questions with only one option', () => {
  const question = words('Qui joue ?');
  const [tom, lea] = [
    { id: 'o1', ...words('Tom') },
    { id: 'o2', ...words('Léa') },
  ];
  const choice = { kind: 'choice', question, right: 'o1' };
  const data = mixedSource.templates.MULTIPLE_CHOICE?.(
    requestWith('multitypeQues', [
      { ...choice, id: 'i1', options: [tom, lea, { id: 'o3', ...blank }] },
      { ...choice, id: 'i2', options: [tom, { id: 'o2', ...blank }] },
      {
        ...choice,
        id: 'i3',
        options: [{ id: 'o1', ...blank }, lea, { id: 'o3', ...words('Luc') }],
      },
    ]),
  );
  expect(MultipleChoiceData.parse(data)).toEqual(data);
  expect(data?.questions.map(({ id, options }) => [id, options.length])).toEqual([['i1', 2]]);
});

test('omits blank useful phrases, on a phone and on paper', async () => {
  const item = { question: words('Tu aimes lire ?'), modelAnswer: words('Oui, j’aime lire.') };
  const request = requestWith('openEndedRes', [
    { ...item, id: 'i1', usefulPhrases: [blank, blank] },
    { ...item, id: 'i2', usefulPhrases: [blank, words('J’aime …')] },
  ]);
  const data = openEndedSource.templates.TYPE_THE_ANSWER?.(request);
  expect(data?.fields.map(({ hint }) => hint)).toEqual([undefined, 'J’aime …']);
  const draw = await questionSheets.openEndedRes();
  const { material } = request;
  const sheet = draw({ material, order: sheetOrder(1, 'A'), withText: false, translated: false });
  const banks = sheet?.blocks.flatMap((block) => (block.kind === 'bank' ? [block.words] : []));
  expect(banks).toEqual([['J’aime …']]);
});
