import { AsyncLocalStorage } from 'node:async_hooks';

/** The options of a gated Worker, which `gatedConfigs` writes into the Worker's entry file. */
export interface GateOptions {
  /** The address of the gate. */
  url: string;
  worker: string;
  /** Queues that deliver one message per batch in production, but more locally. */
  singleMessageQueues: readonly string[];
}

interface Invocation {
  waitUntil(work: Promise<unknown>): void;
  exports?: Record<string, Callable>;
}

/** A service binding, or the Worker itself through `ctx.exports`. */
interface Callable {
  fetch: typeof fetch;
}

interface Message {
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
}

interface Batch {
  queue: string;
  messages: readonly Message[];
}

/** The default export of a Worker. */
interface Worker {
  fetch?(request: Request, env: object, invocation: Invocation): Promise<Response> | Response;
  queue?(batch: Batch, env: object, invocation: Invocation): Promise<void>;
  scheduled?(controller: object, env: object, invocation: Invocation): Promise<void>;
}

/** A request from outside, a queue's batch or a cron, including all calls that it causes. */
interface TopLevelEvent {
  id: string;
  name: string;
  gateUrl: string;
  waitUntil(work: Promise<unknown>): void;
}

/** The header that passes the event to called Workers, as `id name`. */
const eventHeader = 'x-top-level-event';
const currentEvent = new AsyncLocalStorage<TopLevelEvent>();
const ungatedFetch = globalThis.fetch;

/** The binding methods that occupy a connection until they respond, by the binding's class. */
const countedCalls: Readonly<Record<string, readonly string[]>> = {
  R2Bucket: ['head', 'get', 'put', 'delete', 'list'],
  Queue: ['send', 'sendBatch'],
  WorkerQueue: ['send', 'sendBatch'],
  KvNamespace: ['get', 'getWithMetadata', 'put', 'delete', 'list'],
};

/**
 * Adds a limit to `worker` that Cloudflare has and workerd does not: all calls of one top-level event share
 * six connections that may wait for response headers. A call's timeout also runs while the call waits for a
 * connection.
 */
export function gated(worker: Worker, options: GateOptions): Worker {
  const { fetch, queue, scheduled } = worker;
  const run = <T>(name: string, id: string, invocation: Invocation, work: () => T): T => {
    const waitUntil = (promise: Promise<unknown>) => invocation.waitUntil(promise);
    return currentEvent.run({ id, name, gateUrl: options.url, waitUntil }, work);
  };
  const begin = <T>(name: string, invocation: Invocation, work: () => T): T =>
    run(name, crypto.randomUUID(), invocation, work);
  const isOneByOne = ({ queue: name }: Batch) => options.singleMessageQueues.includes(name);

  return {
    ...(fetch && {
      fetch(request, env, invocation) {
        const work = () => fetch.call(worker, request, gatedEnv(env), gatedInvocation(invocation));
        const mark = request.headers.get(eventHeader);
        if (!mark) return begin(`request ${options.worker}`, invocation, work);
        const [id = '', ...name] = mark.split(' ');
        return run(name.join(' '), id, invocation, work);
      },
    }),
    ...(queue && {
      async queue(batch, env, invocation) {
        const consume = (some: Batch) =>
          begin(`queue ${batch.queue}`, invocation, () =>
            queue.call(worker, some, gatedEnv(env), gatedInvocation(invocation)),
          );
        if (!isOneByOne(batch)) return consume(batch);
        await Promise.all(
          batch.messages.map(async (message) => {
            // Each message is consumed as its own batch, so only failed messages are retried.
            await consume({ queue: batch.queue, messages: [message] }).catch((error) => {
              console.error(error);
              message.retry();
            });
          }),
        );
      },
    }),
    ...(scheduled && {
      scheduled: (controller, env, invocation) =>
        begin(`cron ${options.worker}`, invocation, () =>
          scheduled.call(worker, controller, gatedEnv(env), gatedInvocation(invocation)),
        ),
    }),
  };
}

globalThis.fetch = (input, init) => {
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  // Calls for Stripe objects of the same kind are counted together, regardless of their ids.
  const call = pathname.replaceAll(/\/[a-z]+_\w+/g, '/:id');
  return connected(call, () => ungatedFetch(input, init), signal);
};

/** Makes a call as soon as its event has a connection for it. */
async function connected<T>(
  call: string,
  send: () => Promise<T>,
  signal?: AbortSignal | null,
): Promise<T> {
  const event = currentEvent.getStore();
  if (!event) return send();
  const ticket = crypto.randomUUID();
  const ask = async (verb: string, init?: RequestInit) => {
    const asked = new URLSearchParams({ ticket, call, event: event.id, name: event.name });
    await ungatedFetch(`${event.gateUrl}/${verb}?${asked}`, init);
  };
  try {
    await ask('take', signal ? { signal } : {});
    return await send();
  } finally {
    event.waitUntil(ask('give-back'));
  }
}

const gatedBindings = new WeakMap<object, object>();

const gatedEnv = (env: object): object =>
  new Proxy(env, { get: (target, name) => gatedBinding(String(name), Reflect.get(target, name)) });

function gatedBinding(name: string, binding: unknown): unknown {
  if (typeof binding !== 'object' || binding === null) return binding;
  const known = gatedBindings.get(binding);
  if (known) return known;
  const kind = binding.constructor.name;
  const wrapped = countedCalls[kind]
    ? gatedStore(name, binding, countedCalls[kind])
    : isCallable(binding)
      ? marked(binding)
      : binding;
  gatedBindings.set(binding, wrapped);
  return wrapped;
}

const isCallable = (binding: object): binding is Callable =>
  /^(?:Fetcher|.*ServiceStub)$/.test(binding.constructor.name);

const gatedStore = (binding: string, store: object, counted: readonly string[]): object =>
  new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!counted.includes(String(name))) return value.bind(target);
      return (...given: unknown[]) =>
        connected(`${binding}.${String(name)}`, async () => value.apply(target, given));
    },
  });

/** Sends the current event to the Worker behind `callable` with each call. */
const marked = (callable: Callable): Callable =>
  new Proxy(callable, {
    get(target, name) {
      // Any other name may be a method of the Worker, so it must be called on `target`. Using `bind` would
      // call a method named `bind` on the Worker.
      if (name !== 'fetch') return (...given: unknown[]) => Reflect.get(target, name)(...given);
      return (input: RequestInfo | URL, init?: RequestInit) => {
        const event = currentEvent.getStore();
        if (!event) return target.fetch(input, init);
        const request = new Request(input, init);
        request.headers.set(eventHeader, `${event.id} ${event.name}`);
        return target.fetch(request);
      };
    },
  });

const gatedInvocation = (invocation: Invocation): Invocation =>
  new Proxy(invocation, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'exports' && target.exports) {
        return new Proxy(target.exports, {
          get: (all, one) => {
            const entrypoint = Reflect.get(all, one);
            return entrypoint && marked(entrypoint);
          },
        });
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
