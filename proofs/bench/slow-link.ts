import { connect, createServer, type Socket } from 'node:net';

/** The properties of a link: round trip in ms, rates in kbit/s. */
export interface LinkSpeed {
  roundTripMs: number;
  downKbps: number;
  upKbps: number;
}

/** Lighthouse's "slow 4G", applied to real packets (performance.md 1.2). */
export const slow4g: LinkSpeed = { roundTripMs: 150, downKbps: 1638, upKbps: 750 };

const segmentBytes = 1460;

interface Parcel {
  at: number;
  deliver: () => void;
}

/**
 * One direction of the link. All connections share its rate, and data leaves strictly in order: separate
 * timers would reorder segments, which TLS rejects with an error.
 */
function direction(kbps: number, delayMs: number) {
  const queue: Parcel[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    const now = performance.now();
    while (queue[0] && queue[0].at <= now + 0.2) queue.shift()?.deliver();
    if (queue[0]) timer = setTimeout(run, Math.max(0, queue[0].at - now));
  };
  return (bytes: number, deliver: () => void) => {
    const milliseconds = (bytes * 8) / kbps;
    freeAt = Math.max(freeAt, performance.now()) + milliseconds;
    queue.push({ at: freeAt + delayMs, deliver });
    if (!timer) timer = setTimeout(run, 0);
  };
}

/**
 * Puts a slow link in front of a port on this machine. A connection opens after one round trip, as with a TCP
 * handshake. Returns the link's port and a function that closes it.
 */
export async function openSlowLink(targetPort: number, speed: LinkSpeed) {
  const down = direction(speed.downKbps, speed.roundTripMs / 2);
  const up = direction(speed.upKbps, speed.roundTripMs / 2);
  const sockets = new Set<Socket>();
  const carry = (link: typeof down, data: Buffer, to: Socket) => {
    for (let at = 0; at < data.length; at += segmentBytes) {
      const segment = data.subarray(at, at + segmentBytes);
      link(segment.length, () => to.destroyed || to.write(segment));
    }
  };
  const server = createServer((client) => {
    client.setNoDelay(true);
    sockets.add(client);
    const early: Buffer[] = [];
    let site: Socket | undefined;
    const opening = setTimeout(() => {
      const opened = connect(targetPort, '127.0.0.1');
      opened.setNoDelay(true);
      sockets.add(opened);
      site = opened;
      for (const data of early) carry(up, data, opened);
      opened.on('data', (data) => carry(down, data, client));
      opened.on('end', () => down(0, () => client.end()));
      opened.on('error', () => client.destroy());
    }, speed.roundTripMs);
    client.on('data', (data) => {
      if (site) carry(up, data, site);
      else early.push(data);
    });
    client.on('close', () => {
      clearTimeout(opening);
      sockets.delete(client);
      const opened = site;
      if (opened) up(0, () => opened.destroy());
    });
    client.on('error', () => client.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(closed));
    },
  };
}
