/** Messages of PostgreSQL's wire protocol 3.0 (https://www.postgresql.org/docs/current/protocol.html). */

const sslRequest = 80877103;

/** Builds a message from its type letter, its length (which includes the length field) and its body. */
export function wireMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Requests the password in clear text, as Neon's pipelined start-up expects. */
export const askForPassword = wireMessage('R', Buffer.from([0, 0, 0, 3]));

/**
 * All messages that a server sends after a correct password: authentication success, settings, cancel key,
 * idle status.
 */
export const welcome = Buffer.concat([
  wireMessage('R', Buffer.from([0, 0, 0, 0])),
  ...Object.entries({
    server_version: '18.0',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => wireMessage('S', Buffer.from(`${name}\0${value}\0`))),
  wireMessage('K', Buffer.alloc(8)),
  wireMessage('Z', Buffer.from('I')),
]);

/** Builds a server's error response with the fields that every error has. */
export const errorResponse = (severity: string, code: string, message: string): Buffer =>
  wireMessage('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`));

/** The server's reply to a request for TLS, which it does not support. */
export const noTls = Buffer.from('N');

export type ClientMessage =
  | { kind: 'tls' }
  | { kind: 'start'; parameters: Map<string, string> }
  | { kind: 'typed'; type: string; bytes: Buffer };

/** Splits a client's bytes into messages; an incomplete message waits for the next bytes. */
export class ClientMessages {
  #waiting: Buffer = Buffer.alloc(0);
  #started = false;

  add(bytes: Buffer): ClientMessage[] {
    this.#waiting = Buffer.concat([this.#waiting, bytes]);
    const messages: ClientMessage[] = [];
    for (let next = this.#next(); next; next = this.#next()) messages.push(next);
    return messages;
  }

  #next(): ClientMessage | null {
    // The first message has no type letter, for historical reasons.
    const head = this.#started ? 1 : 0;
    if (this.#waiting.length < head + (this.#started ? 4 : 8)) return null;
    const length = this.#waiting.readInt32BE(head) + head;
    if (this.#waiting.length < length) return null;
    const bytes = this.#waiting.subarray(0, length);
    this.#waiting = this.#waiting.subarray(length);
    if (this.#started) return { kind: 'typed', type: String.fromCharCode(bytes[0] ?? 0), bytes };
    if (bytes.readInt32BE(4) === sslRequest) return { kind: 'tls' };
    this.#started = true;
    return { kind: 'start', parameters: readParameters(bytes.subarray(8)) };
  }
}

/**
 * Parses the names and values in a start-up message. Each is terminated by a zero byte, and so is the whole
 * list.
 */
function readParameters(bytes: Buffer): Map<string, string> {
  const words = bytes.toString().split('\0');
  const parameters = new Map<string, string>();
  for (let at = 0; words[at]; at += 2) parameters.set(words[at] ?? '', words[at + 1] ?? '');
  return parameters;
}

/** Returns true if the last ReadyForQuery message in a server's bytes reports that no transaction is open. */
export function endsIdle(bytes: Uint8Array): boolean {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let status = '';
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] === 'Z'.charCodeAt(0)) status = String.fromCharCode(answer[at + 5] ?? 0);
  }
  return status === 'I';
}
