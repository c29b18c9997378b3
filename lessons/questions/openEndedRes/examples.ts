import { changed, type Examples } from '../example-texts.ts';
import type { OpenEndedContent } from './content.ts';
import type { OpenEndedReply } from './index.ts';

export const examples: Examples<OpenEndedContent, OpenEndedReply> = {
  replies: {
    french: {
      q: [
        {
          q: ["Qu'est-ce que tu fais le samedi ?", 'What do you do on Saturdays?'],
          p: [
            ['Le samedi, je …', 'On Saturdays I …'],
            ['avec mes amis', 'with my friends'],
            ["l'après-midi", 'in the afternoon'],
          ],
          a: [
            'Le samedi, je joue au tennis avec mes amis.',
            'On Saturdays I play tennis with my friends.',
          ],
        },
        {
          q: ['Quel sport est-ce que tu préfères ?', 'Which sport do you prefer?'],
          p: [
            ['Je préfère …', 'I prefer …'],
            ["parce que c'est …", 'because it is …'],
          ],
          a: [
            "Je préfère la natation parce que c'est amusant.",
            'I prefer swimming because it is fun.',
          ],
        },
      ],
    },
    japanese: {
      q: [
        {
          q: ['土曜日に何をしますか。', 'What do you do on Saturdays?'],
          p: [
            ['友だちと', 'with friends'],
            ['～をします', 'I do …'],
          ],
          a: ['友だちとテニスをします。', 'I play tennis with friends.'],
        },
      ],
    },
    arabic: {
      q: [
        {
          q: ['ماذا تفعل في عطلة نهاية الأسبوع؟', 'What do you do at the weekend?'],
          p: [
            ['مع أصدقائي', 'with my friends'],
            ['أحب أن …', 'I like to …'],
          ],
          a: ['أحب أن ألعب التنس مع أصدقائي.', 'I like to play tennis with my friends.'],
        },
      ],
    },
    urdu: {
      q: [
        {
          q: ['تم ہفتے کے دن کیا کرتے ہو؟', 'What do you do on Saturdays?'],
          p: [
            ['دوستوں کے ساتھ', 'with friends'],
            ['مجھے … پسند ہے', 'I like …'],
          ],
          a: ['میں دوستوں کے ساتھ کرکٹ کھیلتی ہوں۔', 'I play cricket with friends.'],
        },
      ],
    },
    mandarin: {
      q: [
        {
          q: ['星期六你喜欢做什么？', 'What do you like to do on Saturdays?'],
          p: [
            ['和朋友一起', 'with friends'],
            ['我喜欢…', 'I like to …'],
          ],
          a: ['我喜欢和朋友一起打篮球。', 'I like to play basketball with friends.'],
        },
      ],
    },
  },
  broken: [
    {
      what: 'a model answer that uses none of the phrases',
      spoil: ({ items }) => ({
        items: changed(items, 0, {
          modelAnswer: { target: 'Je dors beaucoup.', native: 'I sleep a lot.' },
        }),
      }),
      says: 'uses none of the useful phrases',
    },
    {
      what: 'only one phrase',
      spoil: ({ items }) => ({
        items: changed(items, 0, {
          usefulPhrases: [{ target: 'avec mes amis', native: 'with my friends' }],
        }),
      }),
      says: 'two to six useful phrases',
    },
    {
      what: 'no model answer',
      spoil: ({ items }) => ({
        items: changed(items, 0, { modelAnswer: { target: '', native: '' } }),
      }),
      says: 'A pair is empty',
    },
    {
      what: 'the same question twice',
      spoil: ({ items }) => ({ items: [...items, ...changed(items.slice(0, 1), 0, { id: 'i9' })] }),
      says: 'repeats',
    },
    {
      what: 'a web address',
      spoil: ({ items }) => ({
        items: changed(items, 0, {
          question: { target: 'Regarde www.exemple.fr ?', native: 'Look?' },
        }),
      }),
      says: 'web or e-mail address',
    },
  ],
};
