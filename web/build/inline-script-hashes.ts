import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The hashes of a page's inline scripts, as a content security policy lists them. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/**
 * Writes the hashes of a page's inline scripts into `file` of the build. The gateway reads it from the site's
 * assets (`functions/gateway/script-hashes.ts`), because the content security policy allows only listed scripts.
 */
export function inlineScriptHashes(page: string, file: string): Plugin {
  return {
    name: 'inline-script-hashes',
    writeBundle({ dir = '.' }, bundle) {
      const html = bundle[page];
      if (html?.type !== 'asset') return;
      writeFileSync(join(dir, file), JSON.stringify(scriptHashes(String(html.source))));
    },
  };
}
