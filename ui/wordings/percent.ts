import { intlLocale } from './intl-locale.ts';

/** Returns whole per cent in the language of the page: 60 is "60%", or "60 %" in German. */
export const percentWords = (percent: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent' }).format(percent / 100);
