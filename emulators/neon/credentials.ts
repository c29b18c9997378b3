import { ProxyRefusal } from './proxy-refusal.ts';

/** The only role and database of the emulator; its `DATABASE_URL` contains them. */
export const credentials = { user: 'lexiloom', password: 'lexiloom', database: 'lexiloom' };

/**
 * Checks the connection string of a request as Neon's proxy does, with the same error messages
 * (neondatabase/neon `proxy/src/serverless/{error,http_util,backend}.rs`, read November 2026). Unlike Neon,
 * it accepts an IP address as the host, because the emulator's host name does not include a project name.
 */
export function checkConnectionString(header: string | undefined): void {
  if (header === undefined) {
    throw new ProxyRefusal(400, 'invalid header: neon-connection-string');
  }
  const url = parse(header);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new ProxyRefusal(400, 'incorrect scheme');
  }
  const user = decodeURIComponent(url.username);
  if (user === '') throw new ProxyRefusal(400, 'missing username');
  if (url.password === '') {
    throw new ProxyRefusal(400, 'missing authentication credentials: required password');
  }
  if (!isKnownRole(user, decodeURIComponent(url.password))) {
    throw new ProxyRefusal(400, wrongPassword(user));
  }
  const database = decodeURIComponent(url.pathname.slice(1).split('/')[0] ?? '');
  if (database !== credentials.database) throw unknownDatabase(database);
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new ProxyRefusal(400, 'invalid connection string: relative URL without a base');
  }
}

export const isKnownRole = (user: string, password: string): boolean =>
  user === credentials.user && password === credentials.password;

export const wrongPassword = (user: string): string =>
  `password authentication failed for user '${user}'`;

/**
 * Returns the error for an unknown database. Its status is 500, not 400, because the proxy's own connection
 * to PostgreSQL fails.
 */
const unknownDatabase = (database: string) =>
  new ProxyRefusal(500, `database "${database}" does not exist`, {
    severity: 'FATAL',
    code: '3D000',
    file: 'postinit.c',
    routine: 'InitPostgres',
  });
