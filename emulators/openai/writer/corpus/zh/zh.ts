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

export const zh: LanguageText = {
  speakers: ['尼娜', '萨姆', '奥马尔'],
  asks: {
    order: '请按课文的顺序排列这些句子。',
    odd: '哪个词和其他的不一样？',
    verb: '它是动词，其他的是名词。',
    adjective: '它是形容词，其他的是名词。',
    noun: '它是名词，其他的是动词。',
    right: '这里原来的说法有一个错误，请仔细看一看：改正以后，正确的说法应该是“{}”。',
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
