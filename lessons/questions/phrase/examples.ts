import { changed, type Examples } from '../example-texts.ts';
import type { PhraseContent } from './content.ts';
import type { PhraseReply } from './index.ts';

export const examples: Examples<PhraseContent, PhraseReply> = {
  replies: {
    french: {
      p: [
        ['s1', "qu'est-ce que tu fais", 'what are you doing'],
        ['s2', 'je joue au football', 'I play football'],
        ['s3', 'je voudrais aller', 'I would like to go'],
        ['s5', "je n'ai pas", 'I do not have'],
        ['s7', 'très gentille', 'very kind'],
      ],
    },
    japanese: {
      p: [
        ['s1', '何をしますか', 'what are you doing'],
        ['s3', '市場へ行きたい', 'would like to go to the market'],
        ['s4', '開いています', 'is open'],
        ['s7', 'とても親切', 'very kind'],
      ],
    },
    arabic: {
      p: [
        ['s1', 'ماذا تفعل', 'what are you doing'],
        ['s2', 'ألعب كرة القدم', 'I play football'],
        ['s5', 'ليس عندي', 'I do not have'],
        ['s7', 'شكرا جزيلا', 'thank you very much'],
      ],
    },
    urdu: {
      p: [
        ['s1', 'کیا کر رہے ہو', 'what are you doing'],
        ['s2', 'فٹبال کھیلتا ہوں', 'I play football'],
        ['s3', 'میں بازار جانا چاہتی ہوں', 'I want to go to the market'],
        ['s5', 'اچھا خیال ہے', 'good idea'],
        ['s7', 'بہت شکریہ', 'thank you very much'],
      ],
    },
    mandarin: {
      p: [
        ['s1', '你做什么', 'what are you doing'],
        ['s3', '和你一起', 'with you'],
        ['s5', '好主意', 'good idea'],
        ['s6', '蓝色的泳衣', 'blue swimming costumes'],
      ],
    },
  },
  broken: [
    {
      what: 'a phrase that is not in its sentence',
      spoil: ({ items }) => ({ items: changed(items, 1, { target: 'je joue au tennis' }) }),
      says: 'is not in its sentence',
    },
    {
      what: 'a phrase that ends within a word',
      spoil: ({ items }) => ({ items: changed(items, 1, { target: 'joue au foot' }) }),
      says: 'word for word',
    },
    {
      what: 'a reference to a sentence that does not exist',
      spoil: ({ items }) => ({ items: changed(items, 0, { sentenceId: 's99' }) }),
      says: 'Its sentence is not in the text',
    },
    {
      what: 'a phrase without a translation',
      spoil: ({ items }) => ({ items: changed(items, 0, { native: '' }) }),
      says: 'has no translation',
    },
    {
      what: 'the same phrase twice',
      spoil: ({ items }) => ({ items: [...items, ...changed(items.slice(0, 1), 0, { id: 'i9' })] }),
      says: 'repeats',
    },
    {
      what: 'a translation in the wrong script',
      spoil: ({ items }) => ({ items: changed(items, 0, { native: '何をしますか' }) }),
      says: 'does not look like English',
    },
    { what: 'no items', spoil: () => ({ items: [] }), says: 'nothing here' },
  ],
};
