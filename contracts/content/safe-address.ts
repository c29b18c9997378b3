import { MediaKey } from './page.ts';

/**
 * Returns the target of a link in a page: an https or mailto URL, or a path on this site. Null for everything
 * else, particularly scripts and data URLs; the words are then shown without a link.
 */
export function safeLink(address: string): string | null {
  const trimmed = address.trim();
  // Browsers drop control characters and parse "\" as "/": a URL with either is not what it appears to be.
  if (/[\p{Cc}\s\\]/u.test(trimmed)) return null;
  if (/^(?:https:\/\/|mailto:)/i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  return /^(?:\/(?!\/)|#)/.test(trimmed) ? trimmed : null;
}

/** Returns the key of a picture that a page references as `media:<key>`; null for any other source. */
export function pictureKey(address: string): string | null {
  const key = MediaKey.safeParse(/^media:(.+)$/.exec(address)?.[1]);
  return key.success ? key.data : null;
}
