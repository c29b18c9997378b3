import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const setting = fileURLToPath(new URL('../app/forms/zod-without-eval.ts', import.meta.url));

/**
 * Sets Zod up in front of whatever module of ours uses it first, so that the library comes with the
 * screens that need it and not with every page.
 */
export function zodFirst(): Plugin {
  return {
    name: 'zod-first',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || id === setting) return null;
      if (!/^import (?!type).* from 'zod';$/m.test(code)) return null;
      return { code: `import ${JSON.stringify(setting)}; ${code}`, map: null };
    },
  };
}
