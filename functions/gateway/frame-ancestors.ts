/** The parsed `RESOURCE_FRAME_ANCESTORS`: the sites that may frame a lesson, and the invalid entries. */
interface FrameAncestors {
  origins: string[];
  /** The invalid entries, as written. If there is an invalid entry, no site may frame a lesson. */
  wrong: string[];
}

/** Parses origins separated by commas or spaces. */
export function parseFrameAncestors(text: string): FrameAncestors {
  const given = text.split(/[\s,]+/).filter((one) => one !== '');
  const origins = given.map(originOf);
  return {
    origins: [...new Set(origins.filter((one) => one !== null))],
    wrong: given.filter((_, at) => origins[at] === null),
  };
}

/**
 * Returns the origin of a site that uses https, or http on localhost. Returns null for a path, a wildcard and
 * any other text that has a special meaning in a content security policy.
 */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, search, hash, username, origin } = new URL(text);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) return null;
  if (!isLoopback && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname)) return null;
  return pathname === '/' && search + hash + username === '' && !/[?#]$/.test(text) ? origin : null;
}
