import { changed, type Examples } from '../example-texts.ts';
import type { VocabContent } from './content.ts';
import type { VocabReply } from './index.ts';

export const examples: Examples<VocabContent, VocabReply> = {
  replies: {
    french: {
      v: [
        ['le matin', 'the morning', 'N', 'matin'],
        ['jouer', 'to play', 'V', 'joue'],
        ['le frère', 'the brother', 'N', 'frère'],
        ['le marché', 'the market', 'N', 'marché'],
        ['la piscine', 'the swimming pool', 'N', 'piscine'],
        ['ouvert', 'open', 'A', 'ouverte'],
        ['le maillot de bain', 'the swimming costume', 'N', 'maillot de bain'],
        ['gentil', 'kind', 'A', 'gentille'],
      ],
    },
    japanese: {
      v: [
        ['土曜日', 'Saturday', 'N', '土曜日'],
        ['弟', 'little brother', 'N', '弟'],
        ['市場', 'market', 'N', '市場'],
        ['行く', 'to go', 'V', '行きたい'],
        ['水着', 'swimming costume', 'N', '水着'],
        ['親切', 'kind', 'A', '親切'],
      ],
    },
    arabic: {
      v: [
        ['الصباح', 'the morning', 'N', 'الصباح'],
        ['أخ', 'brother', 'N', 'أخي'],
        ['السوق', 'the market', 'N', 'السوق'],
        ['مفتوح', 'open', 'A', 'مفتوح'],
        ['فكرة', 'idea', 'N', 'فكرة'],
        ['حقيبة', 'bag', 'N', 'حقيبتها'],
      ],
    },
    urdu: {
      v: [
        ['صبح', 'morning', 'N', 'صبح'],
        ['بھائی', 'brother', 'N', 'بھائی'],
        ['کھیلنا', 'to play', 'V', 'کھیلتا'],
        ['بازار', 'market', 'N', 'بازار'],
        ['تیراکی', 'swimming', 'N', 'تیراکی'],
        ['نیلا', 'blue', 'A', 'نیلے'],
        ['مہربان', 'kind', 'A', 'مہربان'],
      ],
    },
    mandarin: {
      v: [
        ['星期六', 'Saturday', 'N', '星期六'],
        ['弟弟', 'little brother', 'N', '弟弟'],
        ['足球', 'football', 'N', '足球'],
        ['市场', 'market', 'N', '市场'],
        ['游泳池', 'swimming pool', 'N', '游泳池'],
        ['泳衣', 'swimming costume', 'N', '泳衣'],
        ['吃', 'to eat', 'V', '吃'],
      ],
    },
  },
  broken: [
    {
      what: 'more words on one side than on the other',
      spoil: ({ items }) => ({ items: changed(items, 2, { native: '' }) }),
      says: 'has no translation',
    },
    {
      what: 'a duplicate word',
      spoil: ({ items }) => ({ items: changed(items, 2, { target: 'Le matin' }) }),
      says: 'repeats',
    },
    {
      what: 'a missing word that the teacher requested',
      spoil: (right) => right,
      request: { vocabulary: [{ target: 'la plage', native: 'the beach' }] },
      says: '“la plage”, which the teacher asked for, is missing',
    },
    {
      what: 'a position that no longer exists in the text',
      spoil: ({ items }) => ({ items: changed(items, 0, { tokenId: 's1.t99' }) }),
      says: 'no longer in the text',
    },
    {
      what: 'words unrelated to the text',
      spoil: ({ items }) => ({
        items: items.map(({ id, native }) => ({ id, native, target: `zut ${id}` })),
      }),
      says: 'Fewer than half',
    },
    {
      what: 'markup',
      spoil: ({ items }) => ({ items: changed(items, 0, { target: '<b>matin</b>' }) }),
      says: 'markup',
    },
  ],
};
