import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { patternOf, pupilPages } from '#contracts/homework/pupil-pages.ts';
import { root } from './settings.ts';

const teachBase = '/teach-dev/';
const pupilBase = '/pupil-dev/';
/** The proxy compares with the whole URL, so a query may follow the path. */
const pupilUrls = pupilPages.map(({ path }) => patternOf(path).replace(/\$$/, '(?:\\?|$)'));

/**
 * Serves the site with hot reload on `port`. One Vite server serves the app, two behind it serve the teaching
 * view and the pupils' side (separate entries), and the Workers serve the API.
 */
export async function startVite(port: number, workersUrl: string): Promise<() => Promise<void>> {
  const teach = await startEntry('web/teach/vite.config.ts', teachBase);
  const pupil = await startEntry('web/pupil/vite.config.ts', pupilBase);
  const pupilPage = {
    target: addressOf(pupil),
    rewrite: () => `${pupilBase}pupil.html`,
  };
  const app = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        '/api': workersUrl,
        '^/teach-dev/': { target: addressOf(teach), ws: true },
        '^/(resource|text_translation)/': {
          target: addressOf(teach),
          rewrite: () => `${teachBase}resource.html`,
        },
        '^/pupil-dev/': { target: addressOf(pupil), ws: true },
        ...Object.fromEntries(pupilUrls.map((url) => [url, pupilPage])),
      },
    },
  });
  await app.listen();
  return async () => {
    await app.close();
    await teach.close();
    await pupil.close();
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

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('Vite does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
