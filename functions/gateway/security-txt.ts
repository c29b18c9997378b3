import { secureAnswer } from './security-headers.ts';

export const securityTxtPath = '/.well-known/security.txt';

const validMs = 180 * 24 * 3_600_000;

/**
 * Serves security.txt (RFC 9116), which contains the contact for reporting a vulnerability, for any requested
 * host.
 */
export function securityTxt(url: URL, now = Date.now()): Response {
  const lines = [
    `Contact: mailto:security@${url.hostname}`,
    `Expires: ${new Date(now + validMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url.origin}${securityTxtPath}`,
  ];
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
  secureAnswer(headers, url);
  return new Response(`${lines.join('\n')}\n`, { headers });
}
