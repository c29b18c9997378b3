import type { LanguageText } from '../scene-text.ts';
import { birthday } from './birthday.ts';
import { cafe } from './cafe.ts';
import { cat } from './cat.ts';
import { family } from './family.ts';
import { film } from './film.ts';
import { holiday } from './holiday.ts';
import { house } from './house.ts';
import { market } from './market.ts';
import { nature } from './nature.ts';
import { phone } from './phone.ts';
import { school } from './school.ts';
import { sport } from './sport.ts';
import { town } from './town.ts';

export const ja: LanguageText = {
  speakers: ['ニーナ', 'サム', 'オマール'],
  asks: {
    order: '次の文を話の順番に並べてください。',
    odd: '仲間外れの言葉はどれですか。',
    verb: 'これは動詞です。ほかの言葉は名詞です。',
    adjective: 'これは形容詞です。ほかの言葉は名詞です。',
    noun: 'これは名詞です。ほかの言葉は動詞です。',
    right: 'この文で使う正しい形は「{}」です。もう一度、文をよく読んで確かめてください。',
  },
  scenes: {
    school,
    town,
    cafe,
    sport,
    market,
    birthday,
    phone,
    holiday,
    film,
    nature,
    cat,
    house,
    family,
  },
};
