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

export const pt: LanguageText = {
  speakers: ['Nina', 'Sam', 'Omar'],
  asks: {
    order: 'Põe estas frases na ordem do texto.',
    odd: 'Qual é a palavra intrusa?',
    verb: 'É um verbo; as outras palavras são nomes.',
    adjective: 'É um adjetivo; as outras palavras são nomes.',
    noun: 'É um nome; as outras palavras são verbos.',
    right: 'Aqui a forma correta é «{}».',
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
