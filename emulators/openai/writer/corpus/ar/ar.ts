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

export const ar: LanguageText = {
  speakers: ['نينا', 'سام', 'عمر'],
  asks: {
    order: 'رتب هذه الجمل حسب ترتيبها في النص.',
    odd: 'ما الكلمة التي لا تنتمي إلى المجموعة؟',
    verb: 'هذه الكلمة فعل، والكلمات الأخرى أسماء.',
    adjective: 'هذه الكلمة صفة، والكلمات الأخرى أسماء.',
    noun: 'هذه الكلمة اسم، والكلمات الأخرى أفعال.',
    right: 'الصيغة الصحيحة هنا هي «{}».',
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
