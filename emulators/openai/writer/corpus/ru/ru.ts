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

export const ru: LanguageText = {
  speakers: ['Нина', 'Сэм', 'Омар'],
  asks: {
    order: 'Расставь эти предложения в том порядке, в каком они идут в тексте.',
    odd: 'Какое слово лишнее?',
    verb: 'Это глагол, а остальные слова — существительные.',
    adjective: 'Это прилагательное, а остальные слова — существительные.',
    noun: 'Это существительное, а остальные слова — глаголы.',
    right: 'Правильная форма здесь — «{}».',
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
