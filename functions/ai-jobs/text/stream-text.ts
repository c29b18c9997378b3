import { sql } from 'drizzle-orm';
import { sendJobs } from '#contracts/ai-jobs.ts';
import type { PartProblem, PartStatus, WritingEvent } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { jsonAs, jsonListOf, jsonOf, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { resourceParts } from '#db/schema/resources.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { Sentence } from '#language/text/text.ts';
import { failPart } from '../finish-job.ts';
import type { JobContext } from '../job-context.ts';
import { isDue, leaseJob, waitForRoom, withLeaseRenewal } from '../lease-job.ts';
import { delaySecondsOf } from '../next-try.ts';
import { reserveFor, selectJobSize } from '../reserve-for.ts';
import { overCap } from '../run-job.ts';
import { refuseForToday } from '../spend.ts';
import { wordsIn } from './check-text.ts';
import { type Emit, sentenceEvent } from './text-page.ts';
import { writeText } from './write-text.ts';

const lookEveryMs = 400;
/** The number of polls in ten minutes. Writing a text takes one or two minutes. */
const maxPolls = (10 * 60_000) / lookEveryMs;
/** While the model is thinking, a line is sent at this interval, so that proxies do not close the stream. */
const heartbeatMs = 10_000;
/**
 * Cloudflare ends an invocation 30 seconds after its reader disconnects. Unfinished writing stops earlier, so
 * that it can still record its cost and return the text to the queue.
 */
const handOverMs = 20_000;

/**
 * Streams the writing of a text as NDJSON, one `WritingEvent` per line. The first caller writes. All other
 * callers poll the stored text, and one of them takes over if the writer dies. When the writer's own reader
 * disconnects, the writing soon finishes here or is continued by the queue.
 */
export function streamText(
  context: JobContext,
  resourceId: string,
  waitUntil: (work: Promise<unknown>) => void,
  { left, handOverAfterMs = handOverMs }: { left?: AbortSignal; handOverAfterMs?: number } = {},
): Response {
  const encoder = new TextEncoder();
  let open = true;
  let beat: ReturnType<typeof setInterval> | undefined;
  let handOver: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    if (!open) return;
    open = false;
    clearInterval(beat);
    handOver = setTimeout(() => context.model.stop(), handOverAfterMs);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The heartbeat repeats the last message. A fixed "is writing" would replace the reason for a delay.
      let told = 'The AI is writing…';
      const emit = (event: WritingEvent) => {
        if (event.type === 'waiting') told = event.message;
        if (event.type === 'sentence') told = 'The AI is writing…';
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      };
      beat = setInterval(() => emit({ type: 'waiting', message: told }), heartbeatMs);
      left?.addEventListener('abort', leave, { once: true });
      const work = writeOrFollow(context, resourceId, emit, () => open)
        .catch((error: unknown) => {
          log('error', 'text generation failed', { resourceId, ...describeError(error) });
          const message =
            'The writing was interrupted. It will continue automatically; reload in a minute.';
          emit({ type: 'problem', problem: { code: 'model_down', message } });
        })
        .finally(() => {
          clearInterval(beat);
          clearTimeout(handOver);
          if (open) controller.close();
          open = false;
        });
      waitUntil(work);
    },
    // Newer runtimes report a disconnected reader through the request's signal instead (workerd issue 6832).
    cancel: leave,
  });
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * Loops until the text is finished or has failed. Leases the job if it is free; otherwise polls the text as
 * long as someone is reading.
 */
async function writeOrFollow(
  context: JobContext,
  resourceId: string,
  emit: (event: WritingEvent) => void,
  isRead: () => boolean,
): Promise<void> {
  const size = await selectJobSize(context.db, { resourceId, part: 'text' });
  const amount = reserveFor('text', context.models, size);
  // Send each sentence to a reader only once, even if another Worker takes over the writing.
  const shown = new Set<string>();
  const once = (event: WritingEvent) => {
    if (event.type === 'sentence') {
      if (shown.has(event.id)) return;
      shown.add(event.id);
    }
    emit(event);
  };
  for (;;) {
    const part = { resourceId, part: 'text' };
    const lease = await leaseJob(context.db, part, amount, context.dailyLimitMicros);
    if (lease.kind === 'leased') {
      const { job } = lease;
      context.model.payUpTo(amount);
      const retry = await withLeaseRenewal(context, job, () => writeText(context, job, once));
      if (!retry) return;
      // Let the queue retry the text even if all readers stop polling.
      const message = { resourceId, part: 'text', generation: job.generation };
      await sendJobs(context.queues, [message], delaySecondsOf(retry));
    }
    if (lease.kind === 'crowded') await waitForRoom(context.db, part);
    if (lease.kind === 'over_cap') await failPart(context.db, part, overCap);
    if (lease.kind === 'over_limit') {
      await failPart(context.db, part, await refuseForToday(context, lease.limit));
    }
    if (!isRead()) return;
    const end = await followText(
      (seen) => selectStreamState(context.db, resourceId, seen),
      once,
      (isWaiting) => context.sleep(isWaiting ? lookEveryMs * 10 : lookEveryMs),
      isRead,
      maxPolls,
    );
    if (end === 'ended') return;
  }
}

interface StreamState {
  status: PartStatus;
  /** True if no Worker has the job: it is waiting, or its Worker died. */
  free: boolean;
  problem: PartProblem | null;
  title: string;
  language: string;
  sentences: Sentence[];
}

/**
 * Selects the state of a text and its sentences, omitting the first `seen`. Null if there is no such text.
 */
async function selectStreamState(
  db: Database,
  resourceId: string,
  seen: number,
): Promise<StreamState | null> {
  const state = jsonOf<StreamState>({
    status: sql`p.status`,
    problem: storedIn('p', resourceParts.problem),
    title: sql`r.title`,
    free: sql`(p.status = 'queued' and ${isDue})
      or (p.status = 'running' and p.leased_until < now())`,
    language: sql`r.text ->> 'target'`,
    sentences: jsonListOf(jsonAs<Sentence>(sql`s.sentence`), {
      from: sql`jsonb_array_elements(r.text -> 'sentences') with ordinality as s (sentence, place)
        where s.place > ${seen}`,
      by: sql`s.place`,
    }),
  });
  const from = sql`resource_parts p join resources r on r.id = p.resource_id
    where p.resource_id = ${resourceId} and p.part = 'text' and r.removed_at is null`;
  return (await readJson(db, selectJson(state, { from }))) ?? null;
}

/**
 * Emits a stored text that another Worker is writing or has finished. Returns `ended` after the last event,
 * or `free` if no Worker is writing and the caller should take over.
 */
async function followText(
  look: (seen: number) => Promise<StreamState | null>,
  emit: Emit,
  pause: (isWaiting: boolean) => Promise<void>,
  isRead: () => boolean,
  maxPolls: number,
): Promise<'ended' | 'free'> {
  const sentences: Sentence[] = [];
  for (let looks = 0; looks < maxPolls && isRead(); looks += 1) {
    const standing = await look(sentences.length);
    if (!standing) return 'ended';
    for (const sentence of standing.sentences) {
      sentences.push(sentence);
      emit(sentenceEvent(sentence));
    }
    if (standing.status === 'ready' || standing.status === 'needs-edit') {
      emit({
        type: 'done',
        title: standing.title,
        words: wordsIn(standing.language, sentences),
      });
      return 'ended';
    }
    if (standing.status === 'failed') {
      if (standing.problem) emit({ type: 'problem', problem: standing.problem });
      return 'ended';
    }
    if (standing.free) return 'free';
    const waits = standing.status === 'queued';
    if (waits && standing.problem) emit({ type: 'waiting', message: standing.problem.message });
    await pause(waits);
  }
  return 'ended';
}
