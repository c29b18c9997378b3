import { changed, type Examples } from '../../questions/example-texts.ts';
import type { DeliberateErrorsContent } from './content.ts';
import type { DeliberateErrorsReply } from './question.ts';

export const examples: Examples<DeliberateErrorsContent, DeliberateErrorsReply> = {
  replies: {
    french: {
      e: [
        { i: 's2', r: 'joue', w: 'joues', t: 'agreement', x: 'With je the verb ends in -e.' },
        {
          i: 's4',
          r: 'ouverte',
          w: 'ouvert',
          t: 'agreement',
          x: 'Piscine is feminine, so the adjective takes -e.',
        },
        { i: 's7', r: 'très', w: 'tres', t: 'accent', x: 'Très is written with a grave accent.' },
      ],
    },
    japanese: {
      e: [
        {
          i: 's3',
          r: '市場へ',
          w: '市場を',
          t: 'wrong-word',
          x: 'A place you go to takes へ or に.',
        },
        {
          i: 's6',
          r: 'あります',
          w: 'います',
          t: 'wrong-word',
          x: 'Things that are not alive take あります.',
        },
      ],
    },
    arabic: {
      e: [
        {
          i: 's2',
          r: 'ألعب',
          w: 'يلعب',
          t: 'agreement',
          x: 'I play begins with alif, not with ya.',
        },
        {
          i: 's7',
          r: 'لطيفة',
          w: 'لطيف',
          t: 'agreement',
          x: 'The sister is feminine, so the adjective is too.',
        },
      ],
    },
    urdu: {
      e: [
        {
          i: 's3',
          r: 'چاہتی',
          w: 'چاہتا',
          t: 'agreement',
          x: 'Sara is a girl, so the verb ends in -ti.',
        },
        {
          i: 's6',
          r: 'نیلے',
          w: 'نیلا',
          t: 'agreement',
          x: 'There are two of them, so nila becomes nile.',
        },
      ],
    },
    mandarin: {
      e: [
        {
          i: 's2',
          r: '踢',
          w: '打',
          t: 'wrong-word',
          x: 'Football is played with the foot: 踢, to kick.',
        },
        { i: 's6', r: '两', w: '二', t: 'wrong-word', x: 'Before a measure word, two is 两.' },
      ],
    },
  },
  broken: [
    {
      what: 'a mistake equal to the right words',
      spoil: ({ items }) => ({ items: changed(items, 0, { wrong: 'joue' }) }),
      says: 'is not a mistake',
    },
    {
      what: 'a mistake that forms another sentence of the text',
      spoil: ({ items }) => ({
        items: changed(items, 2, {
          right: 'Merci beaucoup, ta sœur est très gentille.',
          wrong: 'Après la piscine, nous mangeons une glace.',
          tokenIds: Array.from({ length: 15 }, (_, at) => `s7.t${at}`),
        }),
      }),
      says: 'another correct sentence',
    },
    {
      what: 'two mistakes in one sentence',
      spoil: ({ items }) => ({
        items: [
          ...items,
          ...changed(items.slice(0, 1), 0, {
            id: 'i9',
            right: 'matin',
            wrong: 'mattin',
            tokenIds: ['s2.t2'],
          }),
        ],
      }),
      says: 'Its sentence already has a mistake',
    },
    {
      what: 'words that occur twice in the sentence',
      spoil: ({ items }) => ({ items: changed(items, 1, { right: 'est', wrong: 'es' }) }),
      says: 'more than once',
    },
    {
      what: 'words that are not in the sentence',
      spoil: ({ items }) => ({ items: changed(items, 0, { right: 'chante' }) }),
      says: 'is not in its sentence',
    },
    {
      what: 'the wrong word marked',
      spoil: ({ items }) => ({ items: changed(items, 0, { tokenIds: ['s2.t0'] }) }),
      says: 'is not at “joue”',
    },
    {
      what: 'a mistake without an explanation',
      spoil: ({ items }) => ({ items: changed(items, 0, { explanation: '' }) }),
      says: 'A line is empty',
    },
  ],
};
