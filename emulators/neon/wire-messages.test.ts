import { expect, test } from 'vitest';
import { ClientMessages, endsIdle, wireMessage } from './wire-messages.ts';

const start = Buffer.concat([Buffer.from([0, 0, 0, 9, 0, 3, 0, 0]), Buffer.from('\0')]);
const query = wireMessage('Q', Buffer.from('select 1\0'));

test('splits messages correctly, wherever the byte stream is divided into packets', () => {
  const bytes = Buffer.concat([start, query, query]);
  for (let step = 1; step <= bytes.length; step++) {
    const incoming = new ClientMessages();
    const kinds: string[] = [];
    for (let at = 0; at < bytes.length; at += step) {
      for (const message of incoming.add(bytes.subarray(at, at + step))) {
        kinds.push(message.kind === 'typed' ? message.type : message.kind);
      }
    }
    expect(kinds).toEqual(['start', 'Q', 'Q']);
  }
});

test('distinguishes a TLS request from the start message', () => {
  const tls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  expect(new ClientMessages().add(Buffer.concat([tls, start])).map(({ kind }) => kind)).toEqual([
    'tls',
    'start',
  ]);
});

test.each([
  ['I', true],
  ['T', false],
  ['E', false],
])('treats a response that ends with ReadyForQuery %s as idle: %s', (status, idle) => {
  const answer = Buffer.concat([
    wireMessage('C', Buffer.from('SELECT 1\0')),
    wireMessage('Z', Buffer.from(status)),
  ]);
  expect(endsIdle(answer)).toBe(idle);
});
