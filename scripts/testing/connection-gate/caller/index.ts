interface Env {
  SLOW_URL: string;
  CALLEE: { fetch: typeof fetch };
}

const times = <T>(count: number, work: () => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, work);

/**
 * A Worker for the gate's test. One route makes two calls itself and eight through another Worker; the other
 * route makes six normal calls and two with a short timeout.
 */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/two-and-eight') {
      const callee = () => env.CALLEE.fetch('http://callee/calls?count=8');
      const all = await Promise.all([...times(2, () => fetch(env.SLOW_URL)), callee()]);
      return Response.json(all.map(({ status }) => status));
    }
    if (url.pathname === '/six-and-two-in-a-hurry') {
      const hurried = () => fetch(env.SLOW_URL, { signal: AbortSignal.timeout(300) });
      const all = [...times(6, () => fetch(env.SLOW_URL)), ...times(2, hurried)];
      return Response.json((await Promise.allSettled(all)).map(({ status }) => status));
    }
    return new Response(null, { status: 404 });
  },
};
