/** A simulated person who makes calls in sequence. */
export interface Visitor {
  /** Sends a request and returns its body, parsed if it is JSON. Throws if the response is an error. */
  ask: (route: string, path: string, body?: unknown) => Promise<unknown>;
  /** Waits as long as a person reads or types, in seconds. */
  pause: (seconds: number) => Promise<void>;
}

/** A call and its response. */
export interface Answered {
  route: string;
  status: number;
  /** When the call was sent (in milliseconds of `performance.now()`), and how long it took. */
  begun: number;
  milliseconds: number;
  /** The id of the stored attempt if the call was a hand-in; 0 for every other call. */
  attemptId: number;
}

/** Creates a person with a separate session at `url`; `note` receives each call. */
export function createVisitor(url: string, note: (answered: Answered) => void): Visitor {
  let token = '';
  return {
    async ask(route, path, body) {
      const [method] = route.split(' ');
      const begun = performance.now();
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const milliseconds = performance.now() - begun;
      const told = answer.ok && route !== 'POST /login' && text ? JSON.parse(text) : null;
      const attemptId = Number(told?.attemptId ?? 0);
      note({ route, status: answer.status, begun, milliseconds, attemptId });
      if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text}`);
      if (route === 'POST /login') token = text;
      return told;
    },
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  };
}
