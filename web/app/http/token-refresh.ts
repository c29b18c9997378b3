import { HttpError } from '#ui/http-error.ts';

interface RefreshDependencies {
  readToken: () => string | null;
  storeToken: (token: string) => void;
  /** The XSRF token of the session, or null when this browser has no session. */
  secret: () => string | null;
  ask: (secret: string) => Promise<Response>;
  /** Runs the work while no other tab runs its own. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Makes the function that gets a new access token. Calls that come while one is under way wait for it;
 * a token that another tab has stored since is taken as it is, because a second refresh would meet a
 * rotated secret. Throws `HttpError` when the session is over, or with status 0 when nobody answered.
 */
export function createTokenRefresh(
  world: RefreshDependencies,
): (stale: string | null) => Promise<string> {
  let underWay: Promise<string> | null = null;

  const newerThan = (stale: string | null) => {
    const stored = world.readToken();
    return stored && stored !== stale ? stored : null;
  };

  async function renew(stale: string | null): Promise<string> {
    const already = newerThan(stale);
    if (already) return already;
    const secret = world.secret();
    if (!secret) throw new HttpError(401, { error: 'Access denied', message: 'Access denied' });
    const response = await world.ask(secret).catch(() => null);
    if (!response) throw new HttpError(0, null);
    const token = response.ok ? await response.text() : '';
    if (token) {
      world.storeToken(token);
      return token;
    }
    // Without Web Locks another tab may have been first while this answer was on its way.
    const meanwhile = newerThan(stale);
    if (meanwhile) return meanwhile;
    throw await HttpError.of(response);
  }

  return (stale) => {
    const newer = newerThan(stale);
    if (newer) return Promise.resolve(newer);
    underWay ??= world
      .alone(() => renew(stale))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}
