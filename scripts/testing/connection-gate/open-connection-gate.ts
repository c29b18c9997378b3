import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Maximum number of connections of one top-level event that may wait for their headers at once
 * (developers.cloudflare.com/workers/platform/limits, "Simultaneous open connections").
 */
const connectionsPerEvent = 6;

/** The counts and waiting times of a group of calls. */
export interface GateCount {
  calls: number;
  /** Number of calls that had to wait for a connection. */
  waits: number;
  /** Number of calls whose caller gave up before they got a connection. */
  gaveUp: number;
  longestWaitMs: number;
}

/** All events of one name, such as `queue lexiloom-questions`. */
interface EventCount extends GateCount {
  events: number;
  maxCallsPerEvent: number;
  /** The highest number of connections that one event used at once. */
  maxAtOnce: number;
}

export interface GateReport extends EventCount {
  byEvent: Record<string, EventCount>;
  /** Counts by the target of the call: `/sql`, `/v1/chat/completions`, `MEDIA.put`. */
  byCall: Record<string, GateCount>;
}

export interface ConnectionGate {
  /** The URL where gated Workers request their connections. */
  url: string;
  report(): GateReport;
  /** Resets the counts; running events keep their connections. */
  clear(): void;
  close(): Promise<void>;
}

interface Ticket {
  event: TopLevelEvent;
  call: string;
  askedAt: number;
  response: ServerResponse;
  isHeld: boolean;
}

interface TopLevelEvent {
  name: string;
  held: number;
  waiting: Ticket[];
  calls: number;
}

/**
 * Grants connections to the Workers that `gatedConfigs` wrapped, as Cloudflare does and workerd does not: six
 * for each top-level event, in the order of the requests. Connections are counted outside the Workers,
 * because the Workers of one event are isolates without shared memory.
 */
export async function openConnectionGate(): Promise<ConnectionGate> {
  const events = new Map<string, TopLevelEvent>();
  const tickets = new Map<string, Ticket>();
  /**
   * Connections whose return arrived before their request, because these two HTTP requests may arrive in the
   * wrong order.
   */
  const returned = new Set<string>();
  let counts = new GateCounts();

  function eventOf(id: string, name: string): TopLevelEvent {
    const known = events.get(id);
    if (known) return known;
    const event = { name, held: 0, waiting: [], calls: 0 };
    events.set(id, event);
    return event;
  }

  function grant(ticket: Ticket): void {
    ticket.isHeld = true;
    ticket.event.held += 1;
    counts.granted(ticket);
    ticket.response.writeHead(204).end();
  }

  function take(asked: URLSearchParams, response: ServerResponse): void {
    const of = (name: string) => asked.get(name) ?? '';
    const id = of('ticket');
    if (returned.delete(id)) {
      response.writeHead(204).end();
      return;
    }
    const event = eventOf(of('event'), of('name'));
    const ticket = { event, call: of('call'), askedAt: performance.now(), response, isHeld: false };
    tickets.set(id, ticket);
    // The Worker ended while it was waiting.
    response.once('close', () => {
      if (!response.writableFinished && tickets.has(id)) giveBack(id);
    });
    event.calls += 1;
    counts.asked(ticket);
    if (event.held < connectionsPerEvent) grant(ticket);
    else event.waiting.push(ticket);
  }

  function giveBack(id: string): void {
    const ticket = tickets.get(id);
    if (!ticket) {
      returned.add(id);
      return;
    }
    tickets.delete(id);
    const { event } = ticket;
    if (ticket.isHeld) {
      event.held -= 1;
      const next = event.waiting.shift();
      if (next) grant(next);
    } else {
      event.waiting.splice(event.waiting.indexOf(ticket), 1);
      counts.gaveUp(ticket);
      ticket.response.writeHead(204).end();
    }
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://gate');
    if (pathname === '/take') return take(searchParams, response);
    giveBack(searchParams.get('ticket') ?? '');
    response.writeHead(204).end();
  });
  // Keep-alive is off, because a connection closed at the wrong moment would fail a call that succeeds on
  // Cloudflare.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    report: () => counts.report(),
    clear() {
      counts = new GateCounts();
      for (const [id, event] of events) if (event.held === 0) events.delete(id);
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The calls at a gate, by event and by call. */
class GateCounts {
  readonly #all = noEvents();
  readonly #byEvent = new Map<string, EventCount>();
  readonly #byCall = new Map<string, GateCount>();
  readonly #seen = new Set<TopLevelEvent>();

  asked(ticket: Ticket): void {
    const { event } = ticket;
    for (const count of this.#of(ticket)) count.calls += 1;
    for (const count of [this.#all, this.#event(event.name)]) {
      if (!this.#seen.has(event)) count.events += 1;
      count.maxCallsPerEvent = Math.max(count.maxCallsPerEvent, event.calls);
    }
    this.#seen.add(event);
    if (event.held < connectionsPerEvent) return;
    for (const count of this.#of(ticket)) count.waits += 1;
  }

  granted(ticket: Ticket): void {
    for (const count of [this.#all, this.#event(ticket.event.name)]) {
      count.maxAtOnce = Math.max(count.maxAtOnce, ticket.event.held);
    }
    this.#waited(ticket);
  }

  gaveUp(ticket: Ticket): void {
    for (const count of this.#of(ticket)) count.gaveUp += 1;
    this.#waited(ticket);
  }

  report(): GateReport {
    const byName = <T>(counts: Map<string, T>) =>
      Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)));
    return structuredClone({
      ...this.#all,
      byEvent: byName(this.#byEvent),
      byCall: byName(this.#byCall),
    });
  }

  #waited(ticket: Ticket): void {
    const ms = performance.now() - ticket.askedAt;
    for (const count of this.#of(ticket)) count.longestWaitMs = Math.max(count.longestWaitMs, ms);
  }

  #of({ event, call }: Ticket): GateCount[] {
    return [this.#all, this.#event(event.name), entryOf(this.#byCall, call, noCalls)];
  }

  #event(name: string): EventCount {
    return entryOf(this.#byEvent, name, noEvents);
  }
}

const noCalls = (): GateCount => ({ calls: 0, waits: 0, gaveUp: 0, longestWaitMs: 0 });
const noEvents = (): EventCount => ({ ...noCalls(), events: 0, maxCallsPerEvent: 0, maxAtOnce: 0 });

function entryOf<T>(map: Map<string, T>, key: string, create: () => T): T {
  const known = map.get(key);
  if (known) return known;
  const created = create();
  map.set(key, created);
  return created;
}
