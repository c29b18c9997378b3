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

export const de: LanguageText = {
  speakers: ['Nina', 'Sam', 'Omar'],
  asks: {
    order: 'Bring diese Sätze in die Reihenfolge des Textes.',
    odd: 'Welches Wort passt nicht dazu?',
    verb: 'Es ist ein Verb; die anderen Wörter sind Nomen.',
    adjective: 'Es ist ein Adjektiv; die anderen Wörter sind Nomen.',
    noun: 'Es ist ein Nomen; die anderen Wörter sind Verben.',
    right: 'Hier ist die richtige Form „{}“.',
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
