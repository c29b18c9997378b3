import { changed, type Examples } from '../example-texts.ts';
import type { VocabInContextContent } from './content.ts';
import type { VocabInContextReply } from './index.ts';

export const examples: Examples<VocabInContextContent, VocabInContextReply> = {
  replies: {
    french: {
      v: [
        ['s2', 'frère', 'brother'],
        ['s4', 'fermé', 'closed'],
        ['s5', 'maillot de bain', 'swimming costume'],
        ['s7', 'gentille', 'kind'],
      ],
    },
    japanese: {
      v: [
        ['s1', '土曜日', 'Saturday'],
        ['s3', '市場', 'market'],
        ['s6', '青い', 'blue'],
      ],
    },
    arabic: {
      v: [
        ['s2', 'كرة القدم', 'football'],
        ['s4', 'مغلق', 'closed'],
        ['s7', 'لطيفة', 'kind'],
      ],
    },
    urdu: {
      v: [
        ['s2', 'فٹبال', 'football'],
        ['s4', 'بند', 'closed'],
        ['s7', 'مہربان', 'kind'],
      ],
    },
    mandarin: {
      v: [
        ['s1', '星期六', 'Saturday'],
        ['s4', '游泳池', 'swimming pool'],
        ['s6', '蓝色', 'blue'],
      ],
    },
  },
  broken: [
    {
      what: 'a word that is not in its sentence',
      spoil: ({ items }) => ({ items: changed(items, 0, { target: 'cousin' }) }),
      says: 'is not in its sentence',
    },
    {
      what: 'the wrong word marked',
      spoil: ({ items }) => ({ items: changed(items, 0, { tokenIds: ['s2.t0'] }) }),
      says: 'is not marked in its sentence',
    },
    {
      what: 'no word marked',
      spoil: ({ items }) => ({ items: changed(items, 0, { tokenIds: [] }) }),
      says: 'is not marked',
    },
    {
      what: 'a reference to a sentence that does not exist',
      spoil: ({ items }) => ({ items: changed(items, 0, { sentenceId: 's0' }) }),
      says: 'Its sentence is not in the text',
    },
    {
      what: 'a word without a translation',
      spoil: ({ items }) => ({ items: changed(items, 0, { native: ' ' }) }),
      says: 'has no translation',
    },
  ],
};
