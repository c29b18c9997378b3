import { userLocale } from '#web/app/format/user-locale.ts';

/** A day as people write it. */
export const day = (iso: string, locale = userLocale()): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );
