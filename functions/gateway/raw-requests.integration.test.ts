import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWorkers, type TestWorkers } from '#scripts/testing/start-test-workers.ts';

let workers: TestWorkers;
beforeAll(async () => {
  workers = await startTestWorkers();
});
afterAll(() => workers.close());

const longestMs = 8_000;

/**
 * Sends raw bytes, then closes the sending side if `ends` is true. Reads until the server stops sending.
 * Returns '' if the server disconnects without a response.
 */
function sendRaw(bytes: string, ends: boolean): Promise<string> {
  const { hostname, port } = new URL(workers.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      ends ? socket.end(bytes, 'latin1') : socket.write(bytes, 'latin1'),
    );
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(longestMs, () => {
      answer ||= 'no answer';
      end();
    });
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.setTimeout(150);
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: lexiloom.test\r\n${headers}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/login HTTP/1.1\r\nHost: lexiloom.test\r\nContent-Type: application/json\r\n${headers}Connection: close\r\n\r\n${body}`;
const credentials = '{"userName":"a","password":"b"}';

test.each([
  ['a path with .. segments', get('/../../../../etc/passwd')],
  ['one with encoded .. segments', get('/api/%2e%2e/%2e%2e/etc/passwd')],
  ['one with doubly encoded .. segments', get('/api/v1/media/%252e%252e%252fsecrets')],
  ['one with the other slash', get('/api\\..\\..\\etc\\passwd')],
  ['double slashes', get('//evil.example/%2e%2e')],
  ['a NUL in the path', get('/api/v1/resources/a%00b')],
  ['half a surrogate pair in the path', get('/api/v1/resources/%E0%A4')],
  ['a script in the path', get('/api/v1/resources/%3Cscript%3Ealert(1)%3C/script%3E')],
  ['a script as a lesson', get('/resource/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')],
  [
    'a script next to a lesson',
    get('/resource/abc?tour=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E'),
  ],
  ['a script as a page', get('/%3Cscript%3Ealert(1)%3C/script%3E')],
  ['a line break in the path', get('/api/v1/me%0d%0aSet-Cookie:%20owned=1')],
  ['an absolute URL as the path', get('http://evil.example/api/v1/me')],
  ['another host', get('/api/v1/me', 'X-Forwarded-Host: evil.example\r\n')],
  ['a path of 60 000 characters', get(`/api/v1/resources/${'a'.repeat(60_000)}`)],
  ['a header of 60 000 characters', get('/api/v1/me', `X-A: ${'a'.repeat(60_000)}\r\n`)],
  ['a thousand headers', get('/api/v1/me', 'X-A: b\r\n'.repeat(1_000))],
  ['an invalid cookie', get('/api/v1/me', 'Cookie: =;=;;%%%=\x01\r\n')],
  ['a header with a NUL', get('/api/v1/me', 'X-A: a\0b\r\n')],
  ['two lengths', post(`Content-Length: 5\r\nContent-Length: 31\r\n`, credentials)],
  [
    'a length and pieces',
    post(
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
      '0\r\n\r\nGET /api/v1/me HTTP/1.1\r\n',
    ),
  ],
  ['a length below zero', post('Content-Length: -1\r\n', credentials)],
  ['a piece of no size', post('Transfer-Encoding: chunked\r\n', 'zz\r\n')],
  ['a body that is cut', post('Content-Length: 31\r\n', '{"userName":')],
  [
    'an uncompressed body labelled as gzip',
    post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'),
  ],
  ['a made-up method', 'BREW /api/v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n'],
  ['no host', 'GET /api/v1/me HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('survives %s and serves the next request', async (name, bytes) => {
  const answer = await sendRaw(bytes, name === 'a body that is cut');
  expect(answer).not.toBe('no answer');
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  // Invalid HTTP never reaches a Worker. In that case the runtime itself responds, without a request id.
  if (/x-request-id/i.test(head)) expect(head).not.toMatch(/^HTTP\/1\.1 5/);
  expect(head).not.toMatch(/set-cookie: owned|access-control-allow-origin: .*evil/i);
  expect(answer).not.toMatch(/root:x:0|\n\s+at .+:\d+|node_modules/);
  if (/<script>alert/i.test(body)) expect(head).toMatch(/content-type: application\/json/i);
  const next = await fetch(`${workers.url}/api/v1/me`);
  expect(next.status).toBe(401);
  await next.arrayBuffer();
});
