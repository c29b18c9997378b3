/** A person's calls, in sequence. */
export interface Visitor {
  /** Asks and answers the body: JSON where it is JSON. Throws where it is refused. */
  ask: (route: string, path: string, body?: unknown) => Promise<unknown>;
  /** Reads or types for so long, in seconds of the bench's own clock. */
  pause: (seconds: number) => Promise<void>;
}

/** One call as it was answered. */
export interface Answered {
  route: string;
  status: number;
  /** When it was asked, in milliseconds of `performance.now()`, and how long it took. */
  begun: number;
  milliseconds: number;
  /** The number of stored hand-ins of a task; 0 for everything else. */
  attemptId: number;
}

/** A person with their own session at `url`, whose calls are recorded one by one. */
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
