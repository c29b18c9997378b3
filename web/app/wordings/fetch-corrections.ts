import { interfaceLocales } from '#language/wordings/interface-languages.ts';
import type { Wordings } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { correctionsKey } from '#ui/wordings/stored-corrections.ts';
import { http } from '../http/http.ts';

/** A browser fetches the corrections at most once in this time. */
const intervalMs = 60 * 60 * 1000;

const fetchedKey = (locale: string) => `wordings-fetched:${locale}`;

/**
 * Fetches the published corrections of the page's language and stores them for the next page. Does nothing if this browser
 * has fetched them within an hour. Stores nothing if there are none.
 */
export async function fetchCorrections(): Promise<void> {
  const { locale } = i18n;
  if (!interfaceLocales.some((one) => one === locale)) return;
  const elapsedMs = Date.now() - Number(localStorage.getItem(fetchedKey(locale)));
  if (elapsedMs >= 0 && elapsedMs < intervalMs) return;
  localStorage.setItem(fetchedKey(locale), String(Date.now()));
  const found = await http.get<Wordings>(`/v1/wordings/${locale}`, { sendOnce: true });
  const corrections = JSON.stringify(found);
  if (corrections === '{}') localStorage.removeItem(correctionsKey(locale));
  else localStorage.setItem(correctionsKey(locale), corrections);
}
