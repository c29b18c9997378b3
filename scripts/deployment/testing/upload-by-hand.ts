import { type Wrangler, WranglerFailed } from '../run-wrangler.ts';

/**
 * A substitute for wrangler that bundles nothing. It uploads an empty version directly to the API at
 * `apiUrl`, so that tests of the steps after the upload take milliseconds. It sets the crons to none.
 */
export function uploadByHand(apiUrl: string, accountId: string, token: string): Wrangler {
  const call = async (method: string, path: string, body: BodyInit): Promise<unknown> => {
    const response = await fetch(`${apiUrl}/accounts/${accountId}/workers/scripts/${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (!response.ok) throw new WranglerFailed(text);
    return JSON.parse(text).result;
  };
  const form = (tag: string) => {
    const parts = new FormData();
    const metadata = { keep_bindings: ['secret_text'], annotations: { 'workers/tag': tag } };
    parts.set('metadata', JSON.stringify(metadata));
    return parts;
  };
  const idOf = (result: unknown): string => String(Reflect.get(Object(result), 'id'));
  return {
    build: async () => 1,
    deploy: async ({ name }, tag) => idOf(await call('PUT', name, form(tag))),
    uploadVersion: async ({ name }, tag) => idOf(await call('POST', `${name}/versions`, form(tag))),
    deployTriggers: async ({ name }) => {
      await call('PUT', `${name}/schedules`, '[]');
    },
    close: () => {},
  };
}
