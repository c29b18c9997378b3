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

export const en: LanguageText = {
  speakers: ['Nina', 'Sam', 'Omar'],
  asks: {
    order: 'Put these sentences in the order of the text.',
    odd: 'Which word is the odd one out?',
    verb: 'It is a verb; the others are nouns.',
    adjective: 'It is an adjective; the others are nouns.',
    noun: 'It is a noun; the others are verbs.',
    right: 'The right form here is “{}”.',
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
