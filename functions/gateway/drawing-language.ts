import { type PageLocale, sourceLocale } from '#language/wordings/interface-languages.ts';
import type { DrawingLanguage } from './drawn-page.ts';
import type { GatewayEnv } from './env.ts';

/** The wordings of rendered lessons that this isolate has read. A deployment starts new isolates. */
const known = new Map<PageLocale, DrawingLanguage>();

/**
 * Reads the wordings for rendering a lesson in a language. Returns undefined for English, which the views contain, and
 * null if the site has no wordings in the language: the lesson is then not rendered, because its page would have to
 * replace every word.
 */
export async function readDrawingLanguage(
  locale: PageLocale,
  url: URL,
  env: GatewayEnv,
): Promise<DrawingLanguage | undefined | null> {
  if (locale === sourceLocale) return undefined;
  const found = known.get(locale);
  if (found) return found;
  const address = new URL(`/pages/${locale}/lesson-wordings.json`, url);
  const file = await env.ASSETS.fetch(new Request(address));
  if (!file.ok || !file.headers.get('content-type')?.includes('json')) {
    await file.body?.cancel();
    return null;
  }
  const wordings = (await file.json()) as DrawingLanguage['wordings'];
  const language = { locale, wordings };
  known.set(locale, language);
  return language;
}
