interface Env {
  SLOW_URL: string;
  CALLEE: { fetch: typeof fetch };
}

const times = <T>(count: number, work: () => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, work);

/** For the test of the gate: two calls of its own and eight of another Worker, and a caller in a hurry. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/two-and-eight') {
      const callee = () => env.CALLEE.fetch('http://callee/calls?count=8');
      const all = await Promise.all([...times(2, () => fetch(env.SLOW_URL)), callee()]);
      return Response.json(all.map(({ status }) => status));
    }
    if (url.pathname === '/in-a-hurry') {
      const signal = AbortSignal.timeout(Number(url.searchParams.get('ms')));
      const all = await Promise.allSettled(times(8, () => fetch(env.SLOW_URL, { signal })));
      return Response.json(all.map(({ status }) => status));
    }
    return new Response(null, { status: 404 });
  },
};
