import type { PageLocale } from '#language/wordings/interface-languages.ts';
import type { GatewayEnv } from './env.ts';
import { fileInLanguage } from './page-language.ts';

/**
 * Reads the hashes of a page's inline scripts, which the build wrote into the site's file at `path`. Returns
 * none if the file is missing or not valid: the inline scripts are then blocked, and the page's own script does
 * their work later.
 */
export async function readScriptHashes(
  path: string,
  locale: PageLocale,
  url: URL,
  env: GatewayEnv,
): Promise<string[]> {
  const file = await fileInLanguage(path, locale, url, env);
  // If the file is missing, the site may respond with a page.
  if (!file.ok || !file.headers.get('content-type')?.includes('json')) {
    await file.body?.cancel();
    return [];
  }
  const hashes: unknown = await file.json().catch(() => null);
  return Array.isArray(hashes) ? hashes.map(String) : [];
}
