import type { WalkedRoute } from './every-route.ts';
import type { SampleCall } from './sample-calls.ts';

/** The complete response of a call. */
export interface Told {
  status: number;
  text: string;
  headers: Headers;
}

/** The URL of a route with the given path ids and query. */
export function addressOf(route: string, { path = [], query = {} }: SampleCall): string {
  const [method = '', pattern = ''] = route.split(' ');
  let at = -1;
  const filled = pattern.replaceAll(/:\w+/g, () => {
    at += 1;
    return encodeURIComponent(String(path[at]));
  });
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return `${method} ${filled}${asked.size > 0 ? `?${asked}` : ''}`;
}

/** Sends a sample call with a user's token; null means signed out. */
export async function sendSample(
  { route, call }: WalkedRoute,
  sample: SampleCall,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<Told> {
  const answer = await call(addressOf(route, sample), {
    headers,
    ...(token !== null && { token }),
    ...(sample.body !== undefined && !route.startsWith('GET ') && { json: sample.body }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
