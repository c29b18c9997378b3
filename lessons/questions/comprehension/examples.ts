import { changed, type Examples } from '../example-texts.ts';
import type { QuestionAndAnswerReply } from '../question-and-answer.ts';
import type { ComprehensionContent } from './content.ts';

export const examples: Examples<ComprehensionContent, QuestionAndAnswerReply> = {
  replies: {
    french: {
      q: [
        [
          'Avec qui est-ce que Tom joue au football ?',
          'Who does Tom play football with?',
          'Avec son frère.',
          'With his brother.',
          's2',
        ],
        [
          'Où est-ce que Léa veut aller ?',
          'Where does Léa want to go?',
          'Au marché.',
          'To the market.',
          's3',
        ],
        [
          'De quelle couleur sont les maillots ?',
          'What colour are the swimming costumes?',
          'Ils sont bleus.',
          'They are blue.',
          's6',
        ],
        [
          "Qu'est-ce qu'ils mangent après ?",
          'What do they eat afterwards?',
          'Une glace.',
          'An ice cream.',
          's8',
        ],
      ],
    },
    japanese: {
      q: [
        [
          'ケンさんは朝、何をしますか。',
          'What does Ken do in the morning?',
          'サッカーをします。',
          'He plays football.',
          's2',
        ],
        [
          'リサさんはどこへ行きたいですか。',
          'Where does Lisa want to go?',
          '市場へ行きたいです。',
          'She wants to go to the market.',
          's3',
        ],
        [
          '水着は何色ですか。',
          'What colour is the swimming costume?',
          '青いです。',
          'It is blue.',
          's6',
        ],
      ],
    },
    arabic: {
      q: [
        [
          'ماذا يلعب سامي في الصباح؟',
          'What does Sami play in the morning?',
          'كرة القدم.',
          'Football.',
          's2',
        ],
        [
          'أين تريد ليلى أن تذهب؟',
          'Where does Layla want to go?',
          'إلى السوق.',
          'To the market.',
          's3',
        ],
        [
          'ماذا يأكلان بعد المسبح؟',
          'What do they eat after the pool?',
          'المثلجات.',
          'Ice cream.',
          's8',
        ],
      ],
    },
    urdu: {
      q: [
        [
          'علی صبح کو کیا کھیلتا ہے؟',
          'What does Ali play in the morning?',
          'وہ فٹبال کھیلتا ہے۔',
          'He plays football.',
          's2',
        ],
        [
          'سارہ کہاں جانا چاہتی ہے؟',
          'Where does Sara want to go?',
          'وہ بازار جانا چاہتی ہے۔',
          'She wants to go to the market.',
          's3',
        ],
        [
          'وہ تیراکی کے بعد کیا کھائیں گے؟',
          'What will they eat after swimming?',
          'آئس کریم۔',
          'Ice cream.',
          's8',
        ],
      ],
    },
    mandarin: {
      q: [
        [
          '大明早上做什么？',
          'What does Daming do in the morning?',
          '他和弟弟踢足球。',
          'He plays football with his little brother.',
          's2',
        ],
        [
          '小丽想去哪里？',
          'Where does Xiaoli want to go?',
          '她想去市场。',
          'She wants to go to the market.',
          's3',
        ],
        [
          '泳衣是什么颜色的？',
          'What colour are the swimming costumes?',
          '是蓝色的。',
          'They are blue.',
          's6',
        ],
      ],
    },
  },
  broken: [
    {
      what: 'an answer that the sentence does not give',
      spoil: ({ items }) => ({
        items: changed(items, 1, { answer: { target: 'À la plage.', native: 'To the beach.' } }),
      }),
      says: 'is not found in its sentence',
    },
    {
      what: 'a question that contains its answer',
      spoil: ({ items }) => ({
        items: changed(items, 1, {
          question: {
            target: 'Léa veut aller au marché ?',
            native: 'Does Léa want to go to the market?',
          },
        }),
      }),
      says: 'already says its answer',
    },
    {
      what: 'an answer in one language only',
      spoil: ({ items }) => ({
        items: changed(items, 0, { answer: { target: 'Avec son frère.', native: '' } }),
      }),
      says: 'has no translation',
    },
    {
      what: 'a reference to a sentence that does not exist',
      spoil: ({ items }) => ({ items: changed(items, 0, { sentenceId: 'seven' }) }),
      says: 'Its sentence is not in the text',
    },
    {
      what: 'two nearly identical questions',
      spoil: ({ items }) => ({
        items: changed(items, 1, {
          question: {
            target: 'Avec qui est-ce que Tom joue au foot-ball ?',
            native: 'Who does Tom play with?',
          },
          answer: { target: 'Avec son frère.', native: 'With his brother.' },
          sentenceId: 's2',
        }),
      }),
      says: 'repeats',
    },
  ],
};
