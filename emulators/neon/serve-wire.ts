import type { QueueLock } from './queue-lock.ts';
import type { ByteSocket } from './sql-database.ts';
import { askForPassword, ClientMessages, endsIdle, noTls, welcome } from './wire-messages.ts';

interface WireDatabase {
  lock: QueueLock;
  /** Hands the client's messages to the database and answers the server's bytes. */
  exchange: (messages: Uint8Array) => Promise<Uint8Array>;
  rollBack: () => Promise<void>;
}

/** A transaction held longer than this is rolled back: everybody else waits behind it. */
const longestTransactionMs = 10_000;

/**
 * Speaks the wire protocol for an embedded database, which has no start-up of its own. The lock is
 * held from the first message until the server is idle, so that an open transaction meets nobody
 * else's statements; a client that vanishes has its transaction rolled back.
 */
export function serveWire(socket: ByteSocket, database: WireDatabase): void {
  const incoming = new ClientMessages();
  let unsent: Buffer[] = [];
  let release: (() => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const letGo = () => {
    clearTimeout(timer);
    release?.();
    release = null;
  };
  const abandon = async () => {
    if (!release) return;
    await database.rollBack().catch(() => {});
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
      release = await database.lock.take();
      timer = setTimeout(() => {
        inOrder(async () => {
          await abandon();
          socket.close();
        });
      }, longestTransactionMs);
    }
    const answer = await database.exchange(messages);
    socket.send(answer);
    if (endsIdle(answer)) letGo();
  };

  socket.onBytes((bytes) =>
    inOrder(async () => {
      for (const message of incoming.add(bytes)) {
        if (message.kind === 'tls') socket.send(noTls);
        else if (message.kind === 'start') socket.send(askForPassword);
        else if (message.type === 'p') socket.send(welcome);
        else if (message.type === 'X') socket.close();
        else {
          unsent.push(message.bytes);
          // Only a simple query and a Sync make the server answer ReadyForQuery.
          if (message.type === 'Q' || message.type === 'S') {
            const messages = Buffer.concat(unsent);
            unsent = [];
            await exchange(messages);
          }
        }
      }
    }),
  );
  socket.onClose(() => inOrder(abandon));
}
