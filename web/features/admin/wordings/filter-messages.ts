import * as z from 'zod/mini';
import type { CatalogueEntry } from '#contracts/wordings/catalogue.ts';
import { correctedLocales } from '#contracts/wordings/wording-correction.ts';
import type { InterfaceLocale } from '#language/wordings/interface-languages.ts';
import { correctionOf, type WordingTexts, wordingNow } from './wording-texts.ts';

export const wordingPageSize = 40;

/** The filters of the list of messages; '' means "all". The page's address contains them. */
export const WordingQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  search: z._default(z.string().check(z.maxLength(200)), ''),
  language: z._default(z.enum(['', ...correctedLocales]), ''),
  /** A file, or the folder of several. */
  place: z._default(z.string().check(z.maxLength(200)), ''),
  show: z._default(z.enum(['', 'missing', 'corrected', 'reported']), ''),
});
export type WordingQuery = z.infer<typeof WordingQuery>;

/** The languages to which the filters apply. */
export const languagesOf = ({ language }: Pick<WordingQuery, 'language'>): InterfaceLocale[] =>
  language === '' ? correctedLocales : [language];

/**
 * Returns the messages that match all filters, in the order of the catalogue. A search lists the messages first that say
 * nothing else. `reported` are the reported messages.
 */
export function filterMessages(
  texts: WordingTexts,
  query: WordingQuery,
  reported: ReadonlySet<string>,
): CatalogueEntry[] {
  const locales = languagesOf(query);
  const search = folded(query.search);
  const found = texts.messages.filter(
    (entry) =>
      isAt(entry, query.place) &&
      isShown(entry) &&
      (search === '' ||
        entry.id === query.search ||
        [entry.message, ...locales.map((locale) => wordingNow(texts, locale, entry))].some(
          (text) => text !== null && folded(text).includes(search),
        )),
  );
  if (search === '') return found;
  const isWhole = ({ message }: CatalogueEntry) => folded(message) === search;
  return [...found.filter(isWhole), ...found.filter((entry) => !isWhole(entry))];

  function isShown(entry: CatalogueEntry): boolean {
    if (query.show === 'reported') return reported.has(entry.id);
    if (query.show === 'corrected') {
      return locales.some((locale) => correctionOf(texts, locale, entry.id) !== undefined);
    }
    return query.show === '' || locales.some((locale) => wordingNow(texts, locale, entry) === null);
  }
}

const folded = (text: string): string => text.trim().toLocaleLowerCase().replace(/\s+/g, ' ');

const isAt = ({ files }: CatalogueEntry, place: string): boolean =>
  place === '' || files.some((file) => file === place || file.startsWith(`${place}/`));

/** Folders in which each folder is a screen, an activity, a task or a type of question. */
const deep = /^(?:web\/features|lessons\/(?:activities|tasks|questions))\//;

/** The folder by which a file is filtered, such as `web/features/homework`. */
export function placeOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, deep.test(file) ? 3 : 2).join('/');
}

/** Every folder with messages and their number, for a select. */
export function placesOf(messages: readonly CatalogueEntry[]): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const { files } of messages) {
    for (const place of new Set(files.map(placeOf))) {
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([value, count]) => ({ value, label: `${value} (${count})` }));
}
