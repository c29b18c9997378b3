import { changed, type Examples } from '../example-texts.ts';
import type { WhoSaidWhatContent } from './content.ts';
import type { WhoSaidWhatReply } from './index.ts';

export const examples: Examples<WhoSaidWhatContent, WhoSaidWhatReply> = {
  replies: {
    french: {
      w: [
        ['Tom', 'Je fais du sport avec mon frère.', 'I do sport with my brother.', 's2'],
        ['Léa', 'Je veux aller au marché.', 'I want to go to the market.', 's3'],
        ['Léa', "Je n'ai pas de maillot.", 'I have no swimming costume.', 's5'],
        ['Tom', 'Ma sœur a un sac.', 'My sister has a bag.', 's6'],
      ],
    },
    japanese: {
      w: [
        ['ケン', '朝、サッカーをします。', 'I play football in the morning.', 's2'],
        ['リサ', '市場へ行きたいです。', 'I want to go to the market.', 's3'],
      ],
    },
    arabic: {
      w: [
        ['سامي', 'ألعب مع أخي.', 'I play with my brother.', 's2'],
        ['ليلى', 'أريد أن أذهب إلى السوق.', 'I want to go to the market.', 's3'],
      ],
    },
    urdu: {
      w: [
        ['علی', 'میں بھائی کے ساتھ کھیلتا ہوں۔', 'I play with my brother.', 's2'],
        ['سارہ', 'میں بازار جانا چاہتی ہوں۔', 'I want to go to the market.', 's3'],
        ['سارہ', 'میرے پاس لباس نہیں ہے۔', 'I do not have a costume.', 's5'],
      ],
    },
    mandarin: {
      w: [
        ['大明', '早上我踢足球。', 'I play football in the morning.', 's2'],
        ['小丽', '我想去市场。', 'I want to go to the market.', 's3'],
        ['小丽', '我没有泳衣。', 'I have no swimming costume.', 's5'],
      ],
    },
  },
  broken: [
    {
      what: 'a speaker who is not in the text',
      spoil: (right) => ({ ...right, items: changed(right.items, 0, { speaker: 'Paul' }) }),
      says: 'Nobody called “Paul”',
    },
    {
      what: 'a speaker who says nothing in the set',
      spoil: (right) => ({
        ...right,
        items: right.items.filter(({ speaker }) => speaker === 'Tom'),
      }),
      says: 'Léa says nothing',
    },
    {
      what: 'a sentence of another speaker as evidence',
      spoil: (right) => ({ ...right, items: changed(right.items, 0, { sentenceId: 's3' }) }),
      says: 'is said by Léa, not by Tom',
    },
    {
      what: 'a quotation from the text at level B1',
      spoil: (right) => ({
        ...right,
        items: changed(right.items, 1, {
          statement: {
            target: 'Moi, je voudrais aller au marché avec toi.',
            native: 'I would like to go to the market with you.',
          },
        }),
      }),
      request: { level: 'B1.2' },
      says: 'copied from the text',
    },
    {
      what: 'an empty side',
      spoil: (right) => ({
        ...right,
        items: changed(right.items, 0, { statement: { target: '', native: 'I do sport.' } }),
      }),
      says: 'has no translation',
    },
  ],
};
