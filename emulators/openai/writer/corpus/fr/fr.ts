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

export const fr: LanguageText = {
  speakers: ['Nina', 'Sam', 'Omar'],
  asks: {
    order: 'Mets ces phrases dans l’ordre du texte.',
    odd: 'Quel mot est l’intrus ?',
    verb: 'C’est un verbe ; les autres sont des noms.',
    adjective: 'C’est un adjectif ; les autres sont des noms.',
    noun: 'C’est un nom ; les autres sont des verbes.',
    right: 'Ici, la forme correcte est « {} ».',
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
