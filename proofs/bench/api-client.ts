import { Draft } from '#contracts/resources/draft.ts';
import { Progress, Resource, WritingEvent } from '#contracts/resources/resource.ts';
import { demoPassword } from '#db/seed/accounts.ts';

/** Signs in and returns a client with the API calls that a bench needs, over real HTTP. */
export async function signInTo(origin: string, userName = 'teacher@lexiloom.test') {
  const signedIn = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  if (!signedIn.ok) throw new Error(`Sign-in: ${signedIn.status} ${await signedIn.text()}`);
  return apiClient(origin, await signedIn.text());
}

/** Returns an API client for the owner of an access token. */
export function apiClient(origin: string, token: string) {
  async function call(
    method: string,
    path: string,
    json?: unknown,
    signal?: AbortSignal,
  ): Promise<Response> {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  return {
    token,
    call,
    async createResource(draft: Partial<Draft>): Promise<Resource> {
      const answer = await call('POST', '/v1/resources', { draft: Draft.parse(draft) });
      return Resource.parse(await answer.json());
    },
    /**
     * Generates the text. `seen` receives each event with the milliseconds since the request. Aborting
     * `signal` has the same effect as leaving the page.
     */
    async write(
      id: string,
      seen: (event: WritingEvent, ms: number) => void = () => {},
      signal?: AbortSignal,
    ) {
      const began = performance.now();
      const answer = await call('POST', `/v1/resources/${id}/generate`, {}, signal);
      let rest = '';
      const decoder = new TextDecoder();
      for await (const bytes of answer.body ?? []) {
        const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter(Boolean)) {
          seen(WritingEvent.parse(JSON.parse(line)), performance.now() - began);
        }
      }
    },
    /** Waits until no part for which `counts` returns true is queued or running. */
    async settle(
      id: string,
      counts: (part: string) => boolean = () => true,
      withinMs = 120_000,
    ): Promise<Progress> {
      const end = performance.now() + withinMs;
      for (;;) {
        const answer = await call('GET', `/v1/resources/${id}/progress`);
        const progress = Progress.parse(await answer.json());
        const busy = progress.parts.filter(
          ({ part, status }) => counts(part) && /queued|running/.test(status),
        );
        if (busy.length === 0) return progress;
        if (performance.now() > end) {
          throw new Error(`Still making ${busy.map(({ part }) => part).join(', ')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },
  };
}

export type ApiClient = ReturnType<typeof apiClient>;
