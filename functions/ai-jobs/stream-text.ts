import type { WritingEvent } from '#contracts/resources/resource.ts';
import { describeError, log } from '#functions/http/log.ts';
import { failPart } from './fail-part.ts';
import { followText, readStanding } from './follow-text.ts';
import { noSize } from './job-size.ts';
import { keepLease } from './keep-lease.ts';
import { leaseJob } from './lease-job.ts';
import { reserveFor } from './reserve-for.ts';
import { overCap } from './run-job.ts';
import type { Workshop } from './workshop.ts';
import { writeText } from './write-text.ts';

const lookEveryMs = 400;
/** Ten minutes of looking; a text takes one or two. */
const mostLooks = (10 * 60_000) / lookEveryMs;
/** A line now and then keeps proxies from closing a stream in which the model thinks. */
const stillThereMs = 10_000;

/**
 * Answers the writing of a text as NDJSON, one `WritingEvent` a line. Whoever comes first writes;
 * everyone else follows what is stored, and takes over should the writer die. A reader who leaves
 * does not stop the writing.
 */
export function streamText(
  shop: Workshop,
  resourceId: string,
  waitUntil: (work: Promise<unknown>) => void,
): Response {
  const encoder = new TextEncoder();
  let open = true;
  let beat: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const emit = (event: WritingEvent) => {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      };
      beat = setInterval(
        () => emit({ type: 'waiting', message: 'The AI is writing…' }),
        stillThereMs,
      );
      const work = writeOrFollow(shop, resourceId, emit)
        .catch((error: unknown) => {
          log('error', 'writing failed', { resourceId, ...describeError(error) });
          const message = 'The writing was interrupted. It goes on by itself; reload in a minute.';
          emit({ type: 'problem', problem: { code: 'model_down', message } });
        })
        .finally(() => {
          clearInterval(beat);
          if (open) controller.close();
          open = false;
        });
      waitUntil(work);
    },
    cancel() {
      open = false;
      clearInterval(beat);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Until the text is ended one way or the other: take it if it is free, else look at it. */
async function writeOrFollow(
  shop: Workshop,
  resourceId: string,
  emit: (event: WritingEvent) => void,
): Promise<void> {
  const amount = reserveFor('text', shop.models, noSize);
  // A reader sees each sentence once, however often the writer changes.
  const shown = new Set<string>();
  const once = (event: WritingEvent) => {
    if (event.type === 'sentence') {
      if (shown.has(event.id)) return;
      shown.add(event.id);
    }
    emit(event);
  };
  for (;;) {
    const lease = await leaseJob(shop.db, { resourceId, part: 'text' }, amount);
    if (lease.kind === 'leased') {
      return keepLease(shop.db, lease.job, () => writeText(shop, lease.job, once));
    }
    if (lease.kind === 'over_cap') {
      await failPart(shop.db, { resourceId, part: 'text' }, overCap);
    }
    const end = await followText(
      (seen) => readStanding(shop.db, resourceId, seen),
      once,
      () => shop.sleep(lookEveryMs),
      mostLooks,
    );
    if (end === 'ended') return;
  }
}
