import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from './settings.ts';

const teachBase = '/teach-dev/';

/**
 * Serves the site with hot reload on `port`. One Vite server serves the app, another behind it serves the
 * teaching view (a separate entry), and the Workers serve the API.
 */
export async function startVite(port: number, workersUrl: string): Promise<() => Promise<void>> {
  const teach = await createServer({
    configFile: join(root, 'web/teach/vite.config.ts'),
    base: teachBase,
    server: { host: '127.0.0.1', port: 0, strictPort: true },
  });
  await teach.listen();
  const teachUrl = addressOf(teach);
  const app = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        '/api': workersUrl,
        '^/teach-dev/': { target: teachUrl, ws: true },
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
  };
}

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('Vite does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
