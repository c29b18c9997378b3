/** The complete response. */
export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  /** Time from the request to the last byte, in milliseconds. */
  ms: number;
  /** Lines written to the error log during the request. */
  logged: readonly string[];
}

/** Maximum response time in milliseconds, even on a busy machine and with a body of a megabyte. */
export const longestMs = 10_000;

/** Log lines that report an unexpected error. */
const unforeseen = /"event":"(?:request failed|deferred work failed)"/;
const script = /<script|onerror=|onload=|javascript:alert/i;
/** Text that only a Worker's internals contain, such as stack traces and database errors. */
const inside =
  /\n\s+at .+:\d+|node_modules|\.ts:\d+|Failed query|drizzle|NeonDbError|syntax error at or near|violates \w+ constraint|invalid input syntax|^\s*at async/i;
/** Content types whose body is never executed or shown as a page. */
const data = /^(?:application\/(?:json|x-ndjson|octet-stream)|text\/plain|audio\/|image\/|video\/)/;

/**
 * Returns, as sentences, the problems of a response that are never acceptable, whatever the request was;
 * empty if there are none.
 */
export function faultsOf({ status, headers, text, ms, logged }: Answered): string[] {
  const faults: string[] = [];
  const told = logged.filter((line) => unforeseen.test(line));
  if (status >= 500) faults.push(`answered ${status}`);
  if (told.length > 0) faults.push(`logged ${told.join(' ').slice(0, 600)}`);
  if (ms > longestMs) faults.push(`took ${Math.round(ms)} ms`);
  if (status >= 400 && inside.test(text)) faults.push(`tells of its inside: ${text.slice(0, 300)}`);
  const type = headers.get('content-type') ?? '';
  if (text !== '' && !data.test(type)) faults.push(`answered as "${type}"`);
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('lets a browser guess');
  if (!/default-src 'none'/.test(headers.get('content-security-policy') ?? '')) {
    faults.push('could run as a page');
  }
  for (const [name, value] of headers) {
    if (script.test(value)) faults.push(`reflects a script in ${name}`);
    if (name === 'set-cookie' && value.includes('owned')) faults.push('sets a cookie of others');
  }
  if (headers.get('access-control-allow-origin') === 'https://evil.example') {
    faults.push('lets another site read');
  }
  return faults;
}
