import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { preactAsReact } from '../build/preact-as-react.ts';
import { wordings } from '../build/wordings.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A browser in which nothing is stored, for the first render of a lesson outside a browser. */
const noBrowser =
  'const localStorage={getItem:()=>null},location={hash:"",pathname:"/",search:""};';

/**
 * Replaces dynamic imports by an empty module. The first render never waits for one, and the bundle would
 * otherwise contain every activity.
 */
function withoutLaterParts(): Plugin {
  const empty = '\0later';
  return {
    name: 'without-later-parts',
    resolveDynamicImport: () => empty,
    resolveId: (id) => (id === empty ? id : null),
    load: (id) => (id === empty ? 'export default {}' : null),
  };
}

/**
 * The views of the lesson page, bundled for the gateway, which renders public lessons with them (decision 0223).
 * `scripts/build-lesson-drawing.ts` writes the result.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [wordings(), withoutLaterParts()],
  ...preactAsReact,
  ssr: { target: 'webworker', noExternal: true },
  build: {
    ssr: at('render.tsx'),
    minify: true,
    write: false,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: { banner: noBrowser },
    },
  },
});
