import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The state of the link: it passes bytes on, delays them, or withholds them. */
type Mood = { is: 'well' } | { is: 'slow'; delayMs: number } | { is: 'silent' };

export interface WeakLink {
  port: number;
  set(mood: Mood): void;
  close(): void;
}

/**
 * Puts a link in front of a port on this machine. When slow, it delays each direction by half of `delayMs`,
 * so that a round trip takes `delayMs` longer. When silent, it accepts all bytes but delivers none until it
 * is well again.
 */
export async function openWeakLink(targetPort: number): Promise<WeakLink> {
  let mood: Mood = { is: 'well' };
  let heal: () => void = () => {};
  let silence = Promise.resolve();
  const sockets = new Set<Socket>();
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.setNoDelay(true);
    let before = Promise.resolve();
    // Bytes are delivered in the order of their arrival, even if the link's state has changed since.
    const carry = (deliver: () => void) => {
      const due = performance.now() + (mood.is === 'slow' ? mood.delayMs / 2 : 0);
      before = before.then(async () => {
        const wait = due - performance.now();
        if (wait > 0) await sleep(wait);
        await silence;
        deliver();
      });
    };
    from.on('data', (bytes) => carry(() => to.destroyed || to.write(bytes)));
    from.on('end', () => carry(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      carry(() => to.destroy());
    });
  };
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    join(client, target);
    join(target, client);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(wanted) {
      mood = wanted;
      heal();
      if (wanted.is !== 'silent') return;
      silence = new Promise((resolve) => {
        heal = resolve;
      });
    },
    close() {
      heal();
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
