import { changed, type Examples } from '../example-texts.ts';
import type { StatementContent } from './content.ts';
import type { StatementReply } from './index.ts';

const none = ['', ''];

export const examples: Examples<StatementContent, StatementReply> = {
  replies: {
    french: {
      s: [
        {
          p: ['Tom joue au football le matin.', 'Tom plays football in the morning.'],
          r: true,
          i: 's2',
          c: none,
        },
        {
          p: ['Léa veut aller au cinéma.', 'Léa wants to go to the cinema.'],
          r: false,
          i: 's3',
          c: ['Léa veut aller au marché.', 'Léa wants to go to the market.'],
        },
        {
          p: ['La piscine est fermée samedi.', 'The swimming pool is closed on Saturday.'],
          r: false,
          i: 's4',
          c: ['Le marché est fermé samedi.', 'The market is closed on Saturday.'],
        },
        {
          p: ["Léa n'a pas de maillot.", 'Léa has no swimming costume.'],
          r: true,
          i: 's5',
          c: none,
        },
      ],
    },
    japanese: {
      s: [
        {
          p: ['ケンさんは弟とサッカーをします。', 'Ken plays football with his little brother.'],
          r: true,
          i: 's2',
          c: none,
        },
        {
          p: ['市場は開いています。', 'The market is open.'],
          r: false,
          i: 's4',
          c: ['市場は休みです。', 'The market is closed.'],
        },
        {
          p: ['リサさんは水着がありません。', 'Lisa has no swimming costume.'],
          r: true,
          i: 's5',
          c: none,
        },
      ],
    },
    arabic: {
      s: [
        {
          p: ['يلعب سامي كرة القدم في الصباح.', 'Sami plays football in the morning.'],
          r: true,
          i: 's2',
          c: none,
        },
        {
          p: ['المسبح مغلق اليوم.', 'The swimming pool is closed today.'],
          r: false,
          i: 's4',
          c: ['المسبح مفتوح اليوم.', 'The swimming pool is open today.'],
        },
        { p: ['أخت سامي لطيفة.', "Sami's sister is kind."], r: true, i: 's7', c: none },
      ],
    },
    urdu: {
      s: [
        {
          p: ['علی صبح کو فٹبال کھیلتا ہے۔', 'Ali plays football in the morning.'],
          r: true,
          i: 's2',
          c: none,
        },
        {
          p: ['سارہ سینما جانا چاہتی ہے۔', 'Sara wants to go to the cinema.'],
          r: false,
          i: 's3',
          c: ['سارہ بازار جانا چاہتی ہے۔', 'Sara wants to go to the market.'],
        },
        {
          p: ['سارہ کے پاس تیراکی کا لباس نہیں ہے۔', 'Sara does not have a swimming costume.'],
          r: true,
          i: 's5',
          c: none,
        },
      ],
    },
    mandarin: {
      s: [
        {
          p: ['大明早上踢足球。', 'Daming plays football in the morning.'],
          r: true,
          i: 's2',
          c: none,
        },
        {
          p: ['小丽想去电影院。', 'Xiaoli wants to go to the cinema.'],
          r: false,
          i: 's3',
          c: ['小丽想去市场。', 'Xiaoli wants to go to the market.'],
        },
        {
          p: ['小丽没有泳衣。', 'Xiaoli does not have a swimming costume.'],
          r: true,
          i: 's5',
          c: none,
        },
      ],
    },
  },
  broken: [
    {
      what: 'no false statement',
      spoil: ({ items }) => ({ items: items.map((item) => ({ ...item, isTrue: true })) }),
      says: 'Only 0 of 4 are false',
    },
    {
      what: 'no true statement',
      spoil: ({ items }) => ({ items: items.map((item) => ({ ...item, isTrue: false })) }),
      says: 'Only 0 of 4 are true',
    },
    {
      what: 'a false statement without a correction',
      spoil: ({ items }) => ({ items: changed(items, 1, { correction: undefined }) }),
      says: 'needs a correction',
    },
    {
      what: 'a correction equal to its statement',
      spoil: ({ items }) => ({
        items: changed(items, 1, {
          correction: {
            target: 'Léa veut aller au cinéma',
            native: 'Léa wants to go to the cinema',
          },
        }),
      }),
      says: 'is the same as the statement',
    },
    {
      what: 'evidence from a sentence that does not exist',
      spoil: ({ items }) => ({ items: changed(items, 0, { sentenceId: 's40' }) }),
      says: 'Its sentence is not in the text',
    },
    {
      what: 'a sentence copied from the text at level B1',
      spoil: ({ items }) => ({
        items: changed(items, 3, { target: "Bonne idée, mais je n'ai pas de maillot de bain !" }),
      }),
      request: { level: 'B1.1' },
      says: 'copied from the text',
    },
    {
      what: 'the same statement twice',
      spoil: ({ items }) => ({
        items: changed(items, 3, { target: 'Tom joue au football le matin !' }),
      }),
      says: 'repeats',
    },
  ],
};
