import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { type FrontPage, frontPageAt, frontPages } from '#contracts/front-pages.ts';
import {
  interfaceLocales,
  type PageLocale,
  pseudoLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { wordingsOf } from '../build/catalogues.ts';
import { scriptHashes } from '../build/inline-script-hashes.ts';
import { preactAsReact } from '../build/preact-as-react.ts';
import { inlineWordings, messagesIn, wordings } from '../build/wordings.ts';
import type { DrawnPage, DrawnPages } from './draw.tsx';
import { appFilesMeta } from './fetch-app.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes `pages/{screen}.html` for each front page, and the same in `pages/{locale}` for each other language, whose
 * scripts `scripts/site-languages.ts` then puts in place. A page is the template `front.html` with the page's words, the files
 * that it loads and its rendered content. Also writes `pages/script-hashes.json`, the hashes of the inline
 * scripts, because the gateway's content security policy allows only listed scripts. In development, serves
 * the pages without content, which the script then renders.
 */
export function frontPageFiles(): Plugin {
  const template = () => readFileSync(at('front.html'), 'utf8');
  return {
    name: 'front-page-files',
    async generateBundle(_, bundle) {
      const html = template();
      for (const [locale, drawn] of await drawPages()) {
        const folder = locale === sourceLocale ? 'pages' : `pages/${locale}`;
        for (const page of frontPages) {
          const own = drawn[page.screen];
          if (!own) throw new Error(`draw.tsx has not rendered ${page.screen}.`);
          if (own.content.includes('wording:')) {
            throw new Error(`${page.screen} contains a message without its wording.`);
          }
          const source = pageHtml(html, page, tagsOf(bundle, page), own);
          this.emitFile({ type: 'asset', fileName: `${folder}/${page.screen}.html`, source });
        }
      }
      const source = JSON.stringify(scriptHashes(html));
      this.emitFile({ type: 'asset', fileName: 'pages/script-hashes.json', source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
        const page = frontPageAt(path);
        if (!page) return next();
        const script = `<script type="module" src="${server.config.base}main.tsx"></script>`;
        // Loaded by the server, because it compiles the messages.
        const { pageWords } = await server.ssrLoadModule(at('page-words.ts'));
        const html = pageHtml(template(), page, script, { content: '', words: pageWords(page) });
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(path, html));
      });
    },
  };
}

/** Fills the template. The inline script remains unchanged, so that its hash is the same on all pages. */
function pageHtml(template: string, page: FrontPage, tags: string, drawn: DrawnPage): string {
  const { content, words } = drawn;
  return template
    .replace('DESCRIPTION', () => escapedHtml(words.description))
    .replace('TITLE', () => escapedHtml(words.title))
    .replace('NO_SCRIPT', () => escapedHtml(words.noScript))
    .replace('SCREEN', () => page.screen)
    .replace('<!--files-->', () => tags)
    .replace('<!--content-->', () => content);
}

const escapedHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The elements that load the files of a page, and the list of the app's files for `fetch-app.ts`. */
function tagsOf(bundle: Rolldown.OutputBundle, { screen }: FrontPage): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const main = chunks.find((chunk) => chunk.isEntry);
  const own = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/screens/${screen}.tsx`));
  if (!main || !own) throw new Error(`The build has no chunk for the screen ${screen}.`);
  const files = withImports(bundle, [main, own]);
  const styles = new Set(files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<script type="module" src="/${main.fileName}"></script>`,
    ...files
      .filter((chunk) => chunk !== main)
      .map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" />`),
    `<meta name="${appFilesMeta}" content="${appFiles().join(' ')}" />`,
  ].join('\n    ');
}

/** The chunks and all chunks that they import statically. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  for (const chunk of chunks) add(chunk);
  return [...found];
}

/** The files that the app loads first. Empty if the app has not been built. */
function appFiles(): string[] {
  const page = at('../../dist/client/index.html');
  if (!existsSync(page)) return [];
  const html = readFileSync(page, 'utf8');
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
}

/** Builds `draw.tsx`, and runs it for each language. */
async function drawPages(): Promise<[PageLocale, DrawnPages][]> {
  const outDir = at('../../dist/front-drawing');
  await build({
    ...preactAsReact,
    configFile: false,
    root: at('.'),
    logLevel: 'error',
    publicDir: false,
    plugins: [wordings()],
    ssr: { noExternal: true },
    build: { ssr: at('draw.tsx'), outDir, emptyOutDir: true, minify: false },
  });
  const english = wordingsOf(sourceLocale);
  const ids = new Set<string>();
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const marked = readFileSync(`${outDir}/${name}`, 'utf8');
    for (const id of messagesIn(marked)) ids.add(id);
    writeFileSync(`${outDir}/${name}`, inlineWordings(marked, english));
  }
  const { drawFrontPages } = await import(`${pathToFileURL(outDir)}/draw.js?${Date.now()}`);
  return Promise.all(
    [...interfaceLocales, ...pseudoLocales].map(async (locale) => {
      const wordingOf = wordingsOf(locale);
      const wordings = Object.fromEntries([...ids].map((id) => [id, wordingOf(id)]));
      return [locale, await drawFrontPages(locale, wordings)] as [PageLocale, DrawnPages];
    }),
  );
}
