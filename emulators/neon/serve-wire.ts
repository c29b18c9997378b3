import type { EmbeddedSession } from './embedded-session.ts';
import type { QueueLock } from './queue-lock.ts';
import type { ByteSocket } from './sql-database.ts';
import { WireLogin } from './wire-login.ts';
import { ClientMessages, endsIdle } from './wire-messages.ts';

interface WireDatabase {
  lock: QueueLock;
  session: EmbeddedSession;
}

/** Time limit of a transaction. A longer one is rolled back, because all other callers wait for it. */
const longestTransactionMs = 10_000;

/**
 * Serves the wire protocol for an embedded database, and implements the start-up phase, which the database
 * lacks. The lock is held from the client's first message until the server is idle, so that other clients'
 * statements cannot run inside an open transaction. If a client disconnects, its transaction is rolled back.
 */
export function serveWire(socket: ByteSocket, { lock, session }: WireDatabase): void {
  const incoming = new ClientMessages();
  const login = new WireLogin();
  let unsent: Buffer[] = [];
  let release: (() => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let hasLeft = false;
  let work: Promise<void> = Promise.resolve();

  const letGo = () => {
    clearTimeout(timer);
    release?.();
    release = null;
  };
  const abandon = async () => {
    if (!release) return;
    await session.reset().catch(() => {});
    letGo();
  };
  const inOrder = (step: () => Promise<void>) => {
    work = work.then(step).catch(async () => {
      await abandon();
      socket.close();
    });
  };
  const exchange = async (messages: Buffer) => {
    if (!release) {
      release = await lock.take();
      timer = setTimeout(() => {
        inOrder(async () => {
          await abandon();
          socket.close();
        });
      }, longestTransactionMs);
    }
    const answer = await session.carry(messages);
    socket.send(answer);
    if (endsIdle(answer)) letGo();
  };

  /** Resets the client's session settings when it disconnects, even if no transaction is open. */
  const leave = async () => {
    if (hasLeft) return;
    hasLeft = true;
    await abandon();
    await lock.run(() => session.reset());
    socket.close();
  };

  socket.onBytes((bytes) =>
    inOrder(async () => {
      for (const message of incoming.add(bytes)) {
        const said = login.answer(message);
        if (said) {
          socket.send(said.bytes);
          if (said.isOver) await leave();
        } else if (message.kind === 'typed') {
          unsent.push(message.bytes);
          // The server sends ReadyForQuery only after a simple query or a Sync, so messages are collected
          // until then.
          if (message.type === 'Q' || message.type === 'S') {
            const messages = Buffer.concat(unsent);
            unsent = [];
            await exchange(messages);
          }
        }
      }
    }),
  );
  socket.onClose(() => inOrder(leave));
}
