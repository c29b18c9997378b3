import type * as z from 'zod/mini';
import { bypassedHeader, bypassHeader } from '#functions/http/headers.ts';
import { limitNetworkRate } from '#functions/http/limit-rate.ts';
import { answerJson, operation } from '#functions/http/operation.ts';
import { equalInConstantTime, hashSecret } from '#functions/http/secrets.ts';
import { selectVisibleResource, showResource } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';
import type { ResourcesEnv } from './routes.ts';

/**
 * `GET /v1/resources/:id`: the whole resource, if the caller may see it. Omits the answers for a pupil whose
 * homework tests them. One round trip.
 *
 * A network that repeatedly sends wrong bypass secrets gets 429. If the bypass secret was right, a response
 * header confirms it: the gateway does not know the secret, but allows some sites to frame a page requested
 * with it (decision 0208).
 */
export const getResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: 'anyone', params: ResourceParams },
  async ({ params, db, caller, env, request }) => {
    const reader = { caller, bypass: await mayBypass(request, env.RESOURCE_BYPASS_SECRET) };
    if (!reader.bypass && request.headers.has(bypassHeader)) {
      await limitNetworkRate(db, 'bypass', request);
    }
    const shown = showResource(await selectVisibleResource(db, params.id, reader), reader);
    if (!reader.bypass) return shown;
    const answer = answerJson(JSON.stringify(shown));
    answer.headers.set(bypassedHeader, 'yes');
    return answer;
  },
);

/**
 * True if the request has the right bypass secret (design 10.8). Both secrets are hashed first, so that the
 * comparison leaks nothing about the configured secret, not even its length. False if no secret is
 * configured.
 */
async function mayBypass(request: Request, configured: string | undefined): Promise<boolean> {
  const sent = request.headers.get(bypassHeader);
  if (!sent || !configured) return false;
  const hash = configured.startsWith('sha256:')
    ? configured.slice('sha256:'.length)
    : await hashSecret(configured);
  return equalInConstantTime(await hashSecret(sent), hash);
}
