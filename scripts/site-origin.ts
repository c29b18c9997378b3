/**
 * The origin of a site's typed address: `https://…`, or `http://` on this computer, without a path. Returns
 * null for anything else.
 */
export function siteOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, search, hash, username, origin } = new URL(text);
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return null;
  return pathname === '/' && search + hash + username === '' ? origin : null;
}
