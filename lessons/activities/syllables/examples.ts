import { changed, type Examples } from '../../questions/example-texts.ts';
import type { SyllablesContent } from './content.ts';
import type { SyllablesReply } from './question.ts';

export const examples: Examples<SyllablesContent, SyllablesReply> = {
  replies: {
    french: {
      w: [
        ['Sa·lut'],
        ['sa·me·di'],
        ['ma·tin'],
        ['foot·ball'],
        ['frère'],
        ['pis·cine'],
        ['i·dée'],
        ['mail·lot'],
      ],
    },
    japanese: {
      w: [
        ['土曜日', 'ど·よ·う·び'],
        ['弟', 'お·と·う·と'],
        ['サ·ッ·カ·ー'],
        ['親切', 'し·ん·せ·つ'],
      ],
    },
    arabic: {
      w: [
        ['مغلق', 'مُغْ·لَق'],
        ['مفتوح', 'مَفْ·تُوح'],
        ['فكرة', 'فِكْ·رَة'],
      ],
    },
    urdu: { w: [['با·زار'], ['لباس', 'لِ·باس'], ['مہربان', 'مِہر·بان'], ['تیراکی', 'تَی·را·کی']] },
    mandarin: { w: [['星·期·六'], ['弟·弟'], ['足·球'], ['游·泳·池']] },
  },
  broken: [
    {
      what: 'parts that form another word',
      spoil: ({ items }) => ({ items: changed(items, 2, { parts: ['ma', 'tins'] }) }),
      says: 'does not add up to “matin”',
    },
    {
      what: 'an empty part',
      spoil: ({ items }) => ({ items: changed(items, 2, { parts: ['ma', '', 'tin'] }) }),
      says: 'has an empty part',
    },
    {
      what: 'a word without parts',
      spoil: ({ items }) => ({ items: changed(items, 2, { parts: [] }) }),
      says: 'has an empty part',
    },
    {
      what: 'a part that begins with an accent',
      spoil: ({ items }) => ({ items: changed(items, 4, { parts: ['fre', '\u0300re'] }) }),
      says: 'starts with a mark',
    },
    {
      what: 'a word that is not in the text',
      spoil: ({ items }) => ({
        items: changed(items, 2, { word: 'maison', parts: ['mai', 'son'] }),
      }),
      says: 'is not in the text',
    },
    {
      what: 'a reading of another word',
      spoil: ({ items }) => ({ items: changed(items, 2, { reading: 'soir', parts: ['soir'] }) }),
      says: '“soir” does not add up to “matin”',
    },
    {
      what: 'a duplicate word',
      spoil: ({ items }) => ({ items: [...items, ...changed(items.slice(0, 1), 0, { id: 'i9' })] }),
      says: 'listed twice',
    },
  ],
};
