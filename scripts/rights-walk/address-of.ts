import type { SampleCall } from './sample-calls.ts';

/** A route with a sample's ids in its path and its query behind: `GET /v1/homeworks/7?page=1`. */
export function addressOf(route: string, { path = [], query = {} }: SampleCall): string {
  let at = -1;
  const filled = route.replaceAll(/:\w+/g, () => {
    at += 1;
    return encodeURIComponent(String(path[at]));
  });
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}
