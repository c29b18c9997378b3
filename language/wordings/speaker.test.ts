import { expect, test } from 'vitest';
import { type Compiled, createSpeaker, type Message } from './speaker.ts';

const words: Message = {
  id: 'words',
  said: [
    ['count', 'plural', { '0': ['no words'], one: ['#', ' word'], other: ['#', ' words'] }],
    ' by ',
    ['name'],
  ],
};

test.each([
  [0, 'no words by Ana'],
  [1, '1 word by Ana'],
  [1200, '1,200 words by Ana'],
])('says a number of %d', (count, said) => {
  const { _ } = createSpeaker('en-GB');
  expect(_({ ...words, values: { count, name: 'Ana' } })).toBe(said);
});

test.each([
  [1, '1 słowo'],
  [3, '3 słowa'],
  [5, '5 słów'],
  [1.5, '1,5 słowa'],
])('says %d in the forms of Polish', (count, said) => {
  const forms = {
    one: ['#', ' słowo'],
    few: ['#', ' słowa'],
    many: ['#', ' słów'],
    other: ['#', ' słowa'],
  };
  const { _ } = createSpeaker('pl', { words: [['count', 'plural', forms]] });
  expect(_({ ...words, values: { count } })).toBe(said);
});

test('chooses by the value, and says ordinals, offsets and percentages', () => {
  const { _ } = createSpeaker('en-GB');
  const say = (said: Message['said'], values: Message['values']) => _({ id: 'x', said, values });
  const device: Message['said'] = [['device', 'select', { phone: ['phone'], other: ['device'] }]];
  expect(say(device, { device: 'phone' })).toBe('phone');
  expect(say(device, { device: 'board' })).toBe('device');
  const place: Message['said'] = [
    ['n', 'selectordinal', { one: ['#', 'st'], two: ['#', 'nd'], other: ['#', 'th'] }],
  ];
  expect([1, 2, 4].map((n) => say(place, { n }))).toEqual(['1st', '2nd', '4th']);
  const others: Message['said'] = [
    [
      'n',
      'plural',
      { offset: 1, '1': ['you'], one: ['you and # other'], other: ['you and ', '#'] },
    ],
  ];
  expect([1, 4].map((n) => say(others, { n }))).toEqual(['you', 'you and 3']);
  expect(say([['share', 'number', 'percent']], { share: 0.5 })).toBe('50%');
});

test('says the wording of the page if the language has none, and then the message', () => {
  const { _ } = createSpeaker('de', { known: 'Bekannt' });
  expect(_({ id: 'known', said: 'Known' })).toBe('Bekannt');
  expect(_({ id: 'new', said: 'New' })).toBe('New');
  expect(_({ id: 'new', message: 'New' })).toBe('New');
  expect(_({ id: 'new' })).toBe('new');
});

test.each([
  5,
  true,
  { a: 1 },
  [5],
  [null],
  [[]],
  [['count', 'plural', 5]],
  [['count', 'plural', {}]],
])('never fails because of the damaged wording %j', (damaged) => {
  const { _ } = createSpeaker('de', { damaged: damaged as unknown as Compiled });
  expect(typeof _({ id: 'damaged', said: 'Known', values: { count: 1 } })).toBe('string');
  expect(_({ id: 'another', said: 'Known' })).toBe('Known');
});

test('says the wording of the page instead of one that cannot be said', () => {
  const { _ } = createSpeaker('de', { damaged: { a: 1 } as unknown as Compiled });
  expect(_({ id: 'damaged', said: ['Hallo ', ['name']], values: { name: 'Ana' } })).toBe(
    'Hallo Ana',
  );
});

test('leaves a gap without a value empty', () => {
  const { _ } = createSpeaker('en-GB');
  expect(_({ id: 'x', said: ['Hello ', ['name'], '!'] })).toBe('Hello !');
});
