import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type FrontPage, frontPages } from '#contracts/front-pages.ts';
import { root } from './settings.ts';

const teachBase = '/teach-dev/';
const frontBase = '/front-dev/';

/**
 * Serves the site with hot reload on `port`. One Vite server serves the app, others behind it serve the
 * teaching view and the front pages (separate entries), and the Workers serve the API.
 */
export async function startVite(port: number, workersUrl: string): Promise<() => Promise<void>> {
  const teach = await serveEntry('web/teach/vite.config.ts', teachBase);
  const front = await serveEntry('web/front/vite.config.ts', frontBase);
  const teachUrl = addressOf(teach);
  const frontUrl = addressOf(front);
  const app = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        '/api': workersUrl,
        '^/teach-dev/': { target: teachUrl, ws: true },
        '^/front-dev/': { target: frontUrl, ws: true },
        ...Object.fromEntries(frontPages.map((page) => [pathPattern(page), frontUrl])),
        '^/(resource|text_translation)/': {
          target: teachUrl,
          rewrite: () => `${teachBase}resource.html`,
        },
      },
    },
  });
  await app.listen();
  return async () => {
    await app.close();
    await teach.close();
    await front.close();
  };
}

/** Starts the Vite server of another entry on a free port. */
async function serveEntry(configFile: string, base: string): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(root, configFile),
    base,
    server: { host: '127.0.0.1', port: 0, strictPort: true },
  });
  await server.listen();
  return server;
}

/** The pattern of a front page's address, with an optional query. */
const pathPattern = ({ path }: FrontPage) => `^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`;

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('Vite does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
