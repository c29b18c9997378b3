import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { frontPages } from '#contracts/front-pages.ts';
import { pupilPages } from '#contracts/homework/pupil-pages.ts';
import { pathPattern } from '#contracts/path-pattern.ts';
import { root } from './settings.ts';

const teachBase = '/teach-dev/';
const pupilBase = '/pupil-dev/';
const frontBase = '/front-dev/';

/**
 * Serves the site with hot reload on `port`. One Vite server serves the app, others behind it serve the
 * separate entries (the teaching view, the pupils' side and the front pages), and the Workers serve the API.
 */
export async function startVite(port: number, workersUrl: string): Promise<() => Promise<void>> {
  const teach = await startEntry('web/teach/vite.config.ts', teachBase);
  const pupil = await startEntry('web/pupil/vite.config.ts', pupilBase);
  const front = await startEntry('web/front/vite.config.ts', frontBase);
  const pupilPage = { target: addressOf(pupil), rewrite: () => `${pupilBase}pupil.html` };
  const app = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        '/api': workersUrl,
        '^/teach-dev/': { target: addressOf(teach), ws: true },
        '^/pupil-dev/': { target: addressOf(pupil), ws: true },
        '^/front-dev/': { target: addressOf(front), ws: true },
        '^/(resource|text_translation)/': {
          target: addressOf(teach),
          rewrite: () => `${teachBase}resource.html`,
        },
        ...Object.fromEntries(pupilPages.map(({ path }) => [urlsOf(path), pupilPage])),
        ...Object.fromEntries(frontPages.map(({ path }) => [urlsOf(path), addressOf(front)])),
      },
    },
  });
  await app.listen();
  return async () => {
    await app.close();
    await teach.close();
    await pupil.close();
    await front.close();
  };
}

/** Starts the Vite server of a separate entry on a free port. */
async function startEntry(configFile: string, base: string): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(root, configFile),
    base,
    server: { host: '127.0.0.1', port: 0, strictPort: true },
  });
  return server.listen();
}

/** The proxy compares patterns with the whole URL, so a query may follow the path. */
const urlsOf = (path: string) => pathPattern(path).replace(/\$$/, '(?:\\?|$)');

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('Vite does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
