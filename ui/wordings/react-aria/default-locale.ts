const { lang, dir } = document.documentElement;

/**
 * Replaces the locale and direction that React Aria takes from the browser by those of the page
 * (`web/build/react-aria-words.ts`). Its components compare letters by the locale, and mirror arrow keys and places by the
 * direction.
 */
const pageLocale = { locale: lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' };

export const getDefaultLocale = () => pageLocale;
export const useDefaultLocale = getDefaultLocale;
