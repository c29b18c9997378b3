import { changed, type Examples } from '../example-texts.ts';
import type { QuestionAndAnswerReply } from '../question-and-answer.ts';
import type { InferenceContent } from './content.ts';

export const examples: Examples<InferenceContent, QuestionAndAnswerReply> = {
  replies: {
    french: {
      q: [
        [
          'Est-ce que Tom est sportif ?',
          'Is Tom sporty?',
          'Oui, il fait du sport.',
          'Yes, he does sport.',
          's2',
        ],
        [
          'Pourquoi Léa est-elle contente ?',
          'Why is Léa pleased?',
          'Elle peut nager avec Tom.',
          'She can swim with Tom.',
          's7',
        ],
        [
          'Quel temps fait-il, à ton avis ?',
          'What is the weather like, do you think?',
          'Il fait chaud.',
          'It is hot.',
          's8',
        ],
      ],
    },
    japanese: {
      q: [
        [
          'リサさんはうれしいですか。',
          'Is Lisa happy?',
          'はい、うれしいです。',
          'Yes, she is happy.',
          's7',
        ],
        [
          '天気はどうですか。',
          'What is the weather like?',
          '暑いと思います。',
          'I think it is hot.',
          's8',
        ],
      ],
    },
    arabic: {
      q: [
        [
          'هل يحب سامي الرياضة؟',
          'Does Sami like sport?',
          'نعم، يحبها كثيرا.',
          'Yes, he likes it a lot.',
          's2',
        ],
        [
          'كيف الطقس في رأيك؟',
          'What is the weather like, do you think?',
          'الطقس حار.',
          'The weather is hot.',
          's8',
        ],
      ],
    },
    urdu: {
      q: [
        [
          'کیا علی کو کھیل پسند ہیں؟',
          'Does Ali like sports?',
          'ہاں، بہت پسند ہیں۔',
          'Yes, he likes them a lot.',
          's2',
        ],
        [
          'تمہارے خیال میں موسم کیسا ہے؟',
          'What is the weather like, do you think?',
          'گرمی ہے۔',
          'It is hot.',
          's8',
        ],
      ],
    },
    mandarin: {
      q: [
        [
          '大明喜欢运动吗？',
          'Does Daming like sport?',
          '是的，他很喜欢。',
          'Yes, he likes it a lot.',
          's2',
        ],
        [
          '你觉得天气怎么样？',
          'What is the weather like, do you think?',
          '我觉得很热。',
          'I think it is hot.',
          's8',
        ],
      ],
    },
  },
  broken: [
    {
      what: 'an answer that is written in the text',
      spoil: ({ items }) => ({
        items: changed(items, 1, {
          answer: {
            target: 'Ma sœur a deux maillots bleus',
            native: 'My sister has two blue costumes',
          },
        }),
      }),
      says: 'is written in the text',
    },
    {
      what: 'evidence from a sentence that does not exist',
      spoil: ({ items }) => ({ items: changed(items, 0, { evidence: { sentenceId: '' } }) }),
      says: 'Its sentence is not in the text',
    },
    {
      what: 'a question without an answer',
      spoil: ({ items }) => ({ items: changed(items, 0, { answer: { target: '', native: '' } }) }),
      says: 'A pair is empty',
    },
    {
      what: 'an answer that is far too long',
      spoil: ({ items }) => ({
        items: changed(items, 0, { answer: { target: 'oui '.repeat(100), native: 'Yes.' } }),
      }),
      says: 'too long',
    },
  ],
};
