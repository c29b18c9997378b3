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

export const es: LanguageText = {
  speakers: ['Nina', 'Sam', 'Omar'],
  asks: {
    order: 'Pon estas frases en el orden del texto.',
    odd: '¿Qué palabra es la intrusa?',
    verb: 'Es un verbo; las otras palabras son sustantivos.',
    adjective: 'Es un adjetivo; las otras palabras son sustantivos.',
    noun: 'Es un sustantivo; las otras palabras son verbos.',
    right: 'Aquí la forma correcta es «{}».',
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
