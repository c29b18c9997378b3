import type { ServerResponse } from 'node:http';
import { timeNow } from '../call-log.ts';
import { pause } from '../exchange.ts';
import type { Faults } from '../faults.ts';
import { type Reply, usageOf } from './answer-chat.ts';

/**
 * Timers are no more precise than this number of milliseconds, so at a fast pace several tokens are sent
 * together.
 */
const minWaitMs = 10;
const tokensAtOnce = 16;

/**
 * Streams a reply as server-sent events, with the requested pace and faults. Returns true if the whole reply
 * was sent, including the usage.
 */
export async function streamReply(
  response: ServerResponse,
  reply: Reply,
  faults: Faults,
  includeUsage = false,
): Promise<boolean> {
  if (!(await pause(response, faults.ttftMs ?? 0))) return false;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  reply.call.headersAt = timeNow();
  const write = faults.roughStream ? roughly(response) : (line: string) => response.write(line);
  const send = (choices: unknown[], usage: unknown = null) =>
    write(
      `data: ${JSON.stringify({
        id: 'chatcmpl-demo',
        object: 'chat.completion.chunk',
        created: Math.floor(Date.now() / 1000),
        model: reply.model,
        choices,
        usage,
        obfuscation: 'x'.repeat(choices.length * 7),
      })}\n\n`,
    );
  const sendDelta = (delta: object, finish: string | null = null) =>
    send([{ index: 0, delta, finish_reason: finish, logprobs: null }]);

  if (reply.comments) response.write(': PROCESSING\n\n');
  sendDelta({ role: 'assistant', content: '', refusal: null });
  if (!(await pause(response, faults.thinkMs ?? 0))) return false;
  for (const piece of piecesOf(reply.thoughts?.text ?? '')) {
    sendDelta(reply.thoughts ? { [reply.thoughts.field]: piece } : {});
  }
  // An empty delta is not content. Clients must not treat it as the start of the reply.
  sendDelta({ content: '' });
  const field = reply.refusal ? 'refusal' : 'content';
  const stopAt = faults.stall ? Math.ceil(reply.tokens.length / 2) : reply.tokens.length;
  let charactersLeft = faults.cutAfterChars ?? Number.POSITIVE_INFINITY;
  const began = performance.now();
  let sent = 0;
  for (let at = 0; at < stopAt; ) {
    const due = faults.tokensPerSecond
      ? Math.ceil(((performance.now() - began) / 1000) * faults.tokensPerSecond) + 1
      : at + tokensAtOnce;
    const piece = reply.tokens.slice(at, Math.min(due, stopAt)).join('');
    at = Math.max(at, Math.min(due, stopAt));
    if (piece) sendDelta({ [field]: piece.slice(0, charactersLeft) });
    sent += piece.length;
    if (reply.firstSentenceEnd !== null && sent >= reply.firstSentenceEnd) {
      reply.call.firstSentenceAt ??= timeNow();
    }
    charactersLeft -= piece.length;
    if (charactersLeft <= 0) {
      await flushed(response);
      response.destroy();
      return false;
    }
    const wait = faults.tokensPerSecond ? minWaitMs : 0;
    if (wait > 0 && !(await pause(response, wait))) return false;
    if (wait === 0) await new Promise((next) => setImmediate(next));
    if (response.destroyed) return false;
  }
  if (faults.stall) {
    await pause(response, 2 ** 31 - 1);
    return false;
  }
  sendDelta({}, reply.finish);
  if (includeUsage) send([], usageOf(reply));
  response.end('data: [DONE]\n\n');
  return true;
}

/** Splits the text into pieces of five characters, so that even a tag such as `<think>` is split. */
const piecesOf = (text: string): string[] => text.match(/.{1,5}/gs) ?? [];

const flushed = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    response.write('\n', () => resolve());
  });

/**
 * Writes events in the less regular form of other servers and proxies: lines end in CRLF, comments separate
 * events, and the bytes are split in the middle of an event, a line or a character.
 */
function roughly(response: ServerResponse): (event: string) => void {
  return (event) => {
    const bytes = Buffer.from(`: keep-alive\r\n\r\n${event.replaceAll('\n', '\r\n')}`);
    const cut = Math.max(1, Math.floor(bytes.length / 2));
    for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut)]) response.write(piece);
  };
}
