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

export const cy: LanguageText = {
  speakers: ['Nina', 'Sam', 'Omar'],
  asks: {
    order: 'Rho’r brawddegau hyn yn nhrefn y testun.',
    odd: 'Pa air sydd ddim yn perthyn?',
    verb: 'Berf yw hi; enwau yw’r geiriau eraill.',
    adjective: 'Ansoddair yw e; enwau yw’r geiriau eraill.',
    noun: 'Enw yw e; berfau yw’r geiriau eraill.',
    right: 'Y ffurf gywir yma yw “{}”.',
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
