import { pupilPageAt } from '#contracts/homework/pupil-pages.ts';
import { apiBase, callWorker } from './call-worker.ts';
import { type DrawLesson, drawOnce } from './drawn-page.ts';
import type { GatewayEnv } from './env.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import { servePupilPage } from './serve-pupil-page.ts';
import { resourceIdOf, serveResourcePage } from './serve-resource-page.ts';
import { serveSite } from './serve-site.ts';

/**
 * The entry point. Forwards the API's paths to their Workers and serves the site for all other paths. `draw`
 * renders a lesson; tests pass a fake, because the real one has to be built.
 */
export function createGateway(draw: DrawLesson) {
  const drawing = drawOnce(draw);
  return {
    async fetch(request: Request, env: GatewayEnv): Promise<Response> {
      const url = new URL(request.url);
      const { pathname } = url;
      if (pathname === apiBase || pathname.startsWith(`${apiBase}/`)) {
        return callWorker(request, url, env);
      }
      const resourceId = resourceIdOf(pathname);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (resourceId && isRead) return serveResourcePage(request, resourceId, env, drawing);
      if (isRead && pupilPageAt(pathname)) return servePupilPage(request, env);
      if (pathname === securityTxtPath && isRead) return securityTxt(url);
      return serveSite(request, env);
    },
  };
}
