import { plural, t } from '@lingui/core/macro';
import { intlLocale } from './intl-locale.ts';

/** Lists texts in the language of the page: "8A, 8B and 9C". */
export const andList = (items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale()).format(items);

/** Lists alternatives in the language of the page: "le, la or les". */
export const orList = (items: readonly string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(items);

/** Returns the last item of a list that is cut short: "2 more", as in "le chat, le chien and 2 more". */
export const moreWords = (more: number): string =>
  t({
    message: plural(more, { one: '# more', other: '# more' }),
    comment: 'The last item of a list that is cut short: “le chat, le chien and 2 more”',
  });

/**
 * Lists texts in the language of the page, in English without a word before the last one: "Reading, Writing". For things of
 * one kind only, because other languages may put their word for "and" before the last one.
 */
export const plainList = (items: readonly string[]): string => plain().format(items);

/** Splits a plain list into its items, by their indexes, and the texts between them. For items that are elements. */
export const plainListParts = (length: number): (number | string)[] =>
  plain()
    .formatToParts(Array.from({ length }, (_, at) => String(at)))
    .map(({ type, value }) => (type === 'element' ? Number(value) : value));

function plain(): Intl.ListFormat {
  const locale = intlLocale();
  // In Japanese, the units of a measure have only a space between them.
  return new Intl.ListFormat(locale, { type: locale.startsWith('ja') ? 'conjunction' : 'unit' });
}
