import { strictTransport } from '../http/headers.ts';

/** Browsers report violations of the policy to this path. */
const reportsPath = '/api/csp-report';

/** Sets the headers that every response has, for both the site and the API. */
export function secureAnswer(headers: Headers, url: URL): void {
  headers.set('x-content-type-options', 'nosniff');
  if (url.protocol === 'https:') headers.set('strict-transport-security', strictTransport);
}

/**
 * Sets the headers of a data response. Even if a browser displayed the response as a page, the page could not
 * load or run anything.
 */
export function secureData(headers: Headers, url: URL): void {
  secureAnswer(headers, url);
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  headers.set('referrer-policy', 'no-referrer');
  if (headers.get('content-type') === 'application/json') {
    headers.set('content-type', 'application/json; charset=utf-8');
  }
}

interface PageSecurity {
  /** Hashes of the page's own inline scripts; no other inline script may run. */
  inlineScripts?: readonly string[];
  /** Hashes of the page's own inline styles. */
  inlineStyles?: readonly string[];
  /** Origins of the sites that may frame the page. If empty, no site may. */
  frameAncestors?: readonly string[];
  /** The Trusted Types policies of the page's own script. If empty, it may create none. */
  trustedTypes?: readonly string[];
}

/** Sets the headers of a page (reliability 6.8). */
export function securePage(
  headers: Headers,
  url: URL,
  {
    inlineScripts = [],
    inlineStyles = [],
    frameAncestors = [],
    trustedTypes = [],
  }: PageSecurity = {},
): void {
  const isFramed = frameAncestors.length > 0;
  secureAnswer(headers, url);
  headers.set(
    'content-security-policy',
    [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScripts].join(' '),
      ["style-src 'self'", ...inlineStyles].join(' '),
      "font-src 'self'",
      "img-src 'self' blob:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${isFramed ? frameAncestors.join(' ') : "'none'"}`,
      "require-trusted-types-for 'script'",
      // Most of our code creates no policies, so allow none.
      `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
      // Firefox and Safari support `report-uri`; Chrome prefers `report-to`.
      `report-uri ${reportsPath}`,
      'report-to csp',
    ].join('; '),
  );
  headers.set('reporting-endpoints', `csp="${reportsPath}"`);
  // `x-frame-options` does not support a list of sites, and old browsers would apply it in addition to our
  // list.
  if (!isFramed) headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('referrer-policy', referrerPolicy(url.pathname));
  headers.set('permissions-policy', permissionsPolicy(url.pathname));
}

/**
 * Returns the referrer policy of a page. The pages opened by links in emails send no Referer, because older
 * links have the secret in their path.
 */
function referrerPolicy(path: string): string {
  const isMailed = ['/newpassword', '/auth', '/invitation'].some((page) => path.startsWith(page));
  return isMailed ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

/**
 * Allows the microphone on the app's pages: a teacher may record a reading, and the app changes screens
 * without reloading the page. The page shown to a class never has access to the microphone.
 */
function permissionsPolicy(path: string): string {
  const microphone = path.startsWith('/resource/') ? '()' : '(self)';
  return `microphone=${microphone}, camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
}
