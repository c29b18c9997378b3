/** The cookie with the language of the pages. Pages and Workers write it, and the gateway reads it. */
export const languageCookie = 'language';
