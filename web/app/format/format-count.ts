import { userLocale } from './user-locale.ts';

/** "1 class", "1,200 classes": a number as the reader writes it, with the word for so many. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(userLocale())} ${count === 1 ? one : many}`;
