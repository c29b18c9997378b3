/** What `RESOURCE_FRAME_ANCESTORS` says: the sites that may frame a lesson, and what in it is no such site. */
interface FrameAncestors {
  origins: string[];
  /** As they are written; while there is one, nobody may frame anything. */
  wrong: string[];
}

/** Reads origins that are parted by commas or spaces. */
export function parseFrameAncestors(text: string): FrameAncestors {
  const given = text.split(/[\s,]+/).filter((one) => one !== '');
  const origins = given.map(originOf);
  return {
    origins: [...new Set(origins.filter((one) => one !== null))],
    wrong: given.filter((_, at) => origins[at] === null),
  };
}

/**
 * The origin of a site with https, or with http on one's own computer; null for a path, a wildcard and
 * anything that would mean something else inside a content security policy.
 */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, search, hash, username, origin } = new URL(text);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) return null;
  if (!isLoopback && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname)) return null;
  return pathname === '/' && search + hash + username === '' && !/[?#]$/.test(text) ? origin : null;
}
