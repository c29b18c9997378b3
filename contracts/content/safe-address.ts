import { MediaKey } from './page.ts';

/**
 * Returns the target of a link in a page: an https or mailto URL, or a path on this site. Returns null for
 * all other targets, such as scripts and data URLs; the link text is then shown without a link.
 */
export function safeLink(address: string): string | null {
  const trimmed = address.trim();
  // Browsers drop control characters and parse "\" as "/", so a URL that contains either may have a different
  // target than it appears to have.
  if (/[\p{Cc}\s\\]/u.test(trimmed)) return null;
  if (/^(?:https:\/\/|mailto:)/i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  return /^(?:\/(?!\/)|#)/.test(trimmed) ? trimmed : null;
}

/**
 * Returns the key of a picture that a page references as `media:<key>`; null for any other picture source.
 */
export function pictureKey(address: string): string | null {
  const key = MediaKey.safeParse(/^media:(.+)$/.exec(address)?.[1]);
  return key.success ? key.data : null;
}
