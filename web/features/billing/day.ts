import { ownLocale } from '#web/app/format/own-locale.ts';

/** A day as people write it. */
export const day = (iso: string, locale = ownLocale()): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );
