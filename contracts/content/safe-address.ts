import { MediaKey } from './page.ts';

/**
 * Where a link of a written page may lead: an https or mailto address, or a place on this site. Null
 * for everything else, scripts and data above all; the words then stay without a link.
 */
export function safeLink(address: string): string | null {
  const trimmed = address.trim();
  // Browsers drop control characters and read "\" as "/": an address with either is not what it seems.
  if (/[\p{Cc}\s\\]/u.test(trimmed)) return null;
  if (/^(?:https:\/\/|mailto:)/i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  return /^(?:\/(?!\/)|#)/.test(trimmed) ? trimmed : null;
}

/** The key of a picture that a page names as `media:<key>`; null for any other place. */
export function pictureKey(address: string): string | null {
  const key = MediaKey.safeParse(/^media:(.+)$/.exec(address)?.[1]);
  return key.success ? key.data : null;
}
