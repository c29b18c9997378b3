import { sourceLocale } from '#language/wordings/interface-languages.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { whenIdle } from '../when-idle.ts';

/**
 * Fetches the corrections of the page's language when the browser is idle; the next page says them. Called on pages that
 * have time for it: neither on a lesson nor on a pupil's task. Does nothing on a page in English.
 */
export function refreshCorrections(): void {
  if (i18n.locale === sourceLocale) return;
  const fetchThem = async () => (await import('./fetch-corrections.ts')).fetchCorrections();
  // Failures are ignored, because the page has the wordings of the build.
  whenIdle(() => void fetchThem().catch(() => undefined));
}
