import { equalInConstantTime, hashSecret } from '#functions/http/secrets.ts';

/**
 * Whether the request carries the bypass secret (design 10.8). Both sides are hashed first, so that the
 * comparison tells nothing of the secret, its length included. Without a configured secret nobody may.
 */
export async function mayBypass(
  request: Request,
  configured: string | undefined,
): Promise<boolean> {
  const sent = request.headers.get('x-lexiloom-bypass');
  if (!sent || !configured) return false;
  const hash = configured.startsWith('sha256:')
    ? configured.slice('sha256:'.length)
    : await hashSecret(configured);
  return equalInConstantTime(await hashSecret(sent), hash);
}
