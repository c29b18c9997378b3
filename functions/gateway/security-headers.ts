import { strictTransport } from '../http/headers.ts';

/** Where browsers tell what the policy kept a page from doing. */
const reportsPath = '/api/csp-report';

/** Sets what every answer carries, of the site and of the API alike. */
export function secureAnswer(headers: Headers, url: URL): void {
  headers.set('x-content-type-options', 'nosniff');
  if (url.protocol === 'https:') headers.set('strict-transport-security', strictTransport);
}

/** An API answer is data: were it ever shown as a page, it could load and run nothing. */
export function secureData(headers: Headers, url: URL): void {
  secureAnswer(headers, url);
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  headers.set('referrer-policy', 'no-referrer');
  if (headers.get('content-type') === 'application/json') {
    headers.set('content-type', 'application/json; charset=utf-8');
  }
}

interface PageSecurity {
  /** Hashes of the scripts that stand in the page itself; nothing else inline may run. */
  inlineScripts?: readonly string[];
  /** Origins of the sites that may show the page in a frame; without any, nobody may. */
  frameAncestors?: readonly string[];
}

/** Sets the headers of a page (reliability 6.8). */
export function securePage(
  headers: Headers,
  url: URL,
  { inlineScripts = [], frameAncestors = [] }: PageSecurity = {},
): void {
  const isFramed = frameAncestors.length > 0;
  secureAnswer(headers, url);
  headers.set(
    'content-security-policy',
    [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScripts].join(' '),
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' blob:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${isFramed ? frameAncestors.join(' ') : "'none'"}`,
      "require-trusted-types-for 'script'",
      // Nothing of ours makes a policy, so nobody else may.
      "trusted-types 'none'",
      // Firefox and Safari know the first of these, Chrome prefers the second.
      `report-uri ${reportsPath}`,
      'report-to csp',
    ].join('; '),
  );
  headers.set('reporting-endpoints', `csp="${reportsPath}"`);
  // It knows no list of sites, and old browsers would heed it beside one.
  if (!isFramed) headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('referrer-policy', referrerPolicy(url.pathname));
  headers.set('permissions-policy', permissionsPolicy(url.pathname));
}

/** Mailed links lead here, older ones with the secret in their path, which must not travel on in a Referer. */
function referrerPolicy(path: string): string {
  const isMailed = ['/newpassword', '/auth', '/invitation'].some((page) => path.startsWith(page));
  return isMailed ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

/**
 * A teacher may record a reading. The app moves between screens without loading a page again, so the
 * microphone goes with the app's page; the page that a class sees never has it.
 */
function permissionsPolicy(path: string): string {
  const microphone = path.startsWith('/resource/') ? '()' : '(self)';
  return `microphone=${microphone}, camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
}
