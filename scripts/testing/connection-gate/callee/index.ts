interface Env {
  SLOW_URL: string;
  FILES: {
    put(key: string, value: string): Promise<unknown>;
    list(): Promise<{ objects: unknown[] }>;
  };
  SINGLES: Queue;
  BATCHES: Queue;
}

interface Queue {
  sendBatch(messages: { body: number }[]): Promise<void>;
}

interface Invocation {
  exports: { default: { fetch: typeof fetch } };
}

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

/**
 * For the gate's test: each queue message, and each call of the Worker to itself, makes two slow calls; a
 * message also stores a file.
 */
export default {
  async fetch(request: Request, env: Env, invocation: Invocation): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const count = Number(searchParams.get('count'));
    if (pathname === '/calls') {
      await times(count, () => fetch(env.SLOW_URL));
    } else if (pathname === '/by-itself') {
      await times(count, () => invocation.exports.default.fetch('http://self/calls?count=2'));
    } else if (pathname === '/singles' || pathname === '/batches') {
      const queue = pathname === '/singles' ? env.SINGLES : env.BATCHES;
      await queue.sendBatch(Array.from({ length: count }, (_, at) => ({ body: at })));
    } else {
      return Response.json((await env.FILES.list()).objects.length);
    }
    return new Response(null, { status: 204 });
  },

  async queue(
    batch: { queue: string; messages: readonly { body: number }[] },
    env: Env,
  ): Promise<void> {
    await Promise.all(
      batch.messages.map(async ({ body }) => {
        await times(2, () => fetch(env.SLOW_URL));
        await env.FILES.put(`${batch.queue}/${body}`, 'kept');
      }),
    );
  },
};
