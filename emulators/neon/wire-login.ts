import { credentials, isKnownRole, wrongPassword } from './credentials.ts';
import {
  askForPassword,
  type ClientMessage,
  errorResponse,
  noTls,
  welcome,
} from './wire-messages.ts';

/** The server's reply to a message of a client that has not logged in yet. */
interface Said {
  bytes: Buffer;
  /** True if the password was correct. From then on, messages are forwarded to the database. */
  isIn?: true;
  /** True if the client was rejected or is disconnecting. */
  isOver?: true;
}

/**
 * Handles a client's start-up phase as Neon's proxy does. It requests the password in clear text, because the
 * driver's pipelined start-up expects this. It reports a wrong password as 28P01. `answer` returns null for a
 * message that must be forwarded to the database.
 */
export class WireLogin {
  #parameters = new Map<string, string>();
  #isIn = false;

  answer(message: ClientMessage): Said | null {
    if (message.kind === 'tls') return { bytes: noTls };
    if (message.kind === 'start') {
      this.#parameters = message.parameters;
      return { bytes: askForPassword };
    }
    if (message.type === 'X') return { bytes: Buffer.alloc(0), isOver: true };
    if (this.#isIn) return null;
    if (message.type !== 'p') {
      return refusal('08P01', 'expected a password');
    }
    const user = this.#parameters.get('user') ?? '';
    const password = message.bytes.subarray(5, -1).toString();
    if (!isKnownRole(user, password)) return refusal('28P01', wrongPassword(user));
    const database = this.#parameters.get('database') ?? user;
    if (database !== credentials.database) {
      return refusal('3D000', `database "${database}" does not exist`);
    }
    this.#isIn = true;
    return { bytes: welcome, isIn: true };
  }
}

const refusal = (code: string, message: string): Said => ({
  bytes: errorResponse('ERROR', code, message),
  isOver: true,
});
