import type { Browser, Page } from '@playwright/test';

/** The kinds of work that a thread does while the page responds to an input. */
export const workKinds = ['script', 'style', 'layout', 'paint', 'collect', 'rest'] as const;
export type WorkKind = (typeof workKinds)[number];

/**
 * CPU time of the page's main thread in ms, by kind. `raster` is the time of all other threads together,
 * `answer` the time between the input and the frame that shows its effect, and `answerScript` the script time
 * within `answer`.
 */
export type Work = Record<WorkKind | 'raster' | 'answer' | 'answerScript', number>;

const kindOf: Record<string, WorkKind> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  'v8.run': 'script',
  'V8.GC_MC_INCREMENTAL': 'collect',
  MinorGC: 'collect',
  MajorGC: 'collect',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/**
 * Runs `work` and adds up its CPU time in the page, by kind. Unlike the time until something is painted, CPU
 * time does not depend on how busy the machine is.
 */
export async function traceWork(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Work> {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'toplevel',
      '__metadata',
    ],
  });
  await work();
  const trace: unknown = JSON.parse(String(await browser.stopTracing()));
  return workIn((trace as { traceEvents: TraceEvent[] }).traceEvents);
}

/** Returns the work in a trace. The time of an event excludes the events nested in it. */
export function workIn(events: readonly TraceEvent[]): Work {
  const total: Work = {
    script: 0,
    style: 0,
    layout: 0,
    paint: 0,
    collect: 0,
    rest: 0,
    raster: 0,
    answer: 0,
    answerScript: 0,
  };
  const page = pageThread(events);
  const [from, to] = answerIn(events, page?.tid);
  const threads = Map.groupBy(
    events.filter(({ ph, tdur, pid }) => ph === 'X' && tdur !== undefined && pid === page?.pid),
    ({ tid }) => tid,
  );
  for (const [tid, spans] of threads) {
    spans.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    const open: { end: number; kind: WorkKind }[] = [];
    for (const { name, ts, dur = 0, tdur = 0 } of spans) {
      while (open.length > 0 && ts >= (open.at(-1)?.end ?? 0)) open.pop();
      const outer = open.at(-1)?.kind;
      const kind = kindOf[name] ?? outer ?? 'rest';
      open.push({ end: ts + dur, kind });
      if (tid === page?.tid) {
        const answers = ts + dur > from && ts < to;
        total[kind] += tdur / 1000;
        if (outer) total[outer] -= tdur / 1000;
        if (answers && kind === 'script') total.answerScript += tdur / 1000;
        if (answers && outer === 'script') total.answerScript -= tdur / 1000;
        else if (answers) total.answer += tdur / 1000;
      } else if (!outer) total.raster += tdur / 1000;
    }
  }
  return total;
}

/**
 * Returns the period from the release of the button, or the press of the key, to the end of the next frame.
 */
function answerIn(events: readonly TraceEvent[], tid: number | undefined): [number, number] {
  const here = events.filter((event) => event.tid === tid).sort((a, b) => a.ts - b.ts);
  const inputs = here.filter(
    ({ name, args }) =>
      name === 'EventDispatch' && /^(pointerup|click|keydown)$/.test(args?.data?.type ?? ''),
  );
  const last = inputs.at(-1);
  const frame = here.find(({ name, ts }) => name === 'Commit' && ts > (last?.ts ?? 0));
  return [inputs[0]?.ts ?? 0, (frame?.ts ?? 0) + (frame?.dur ?? 0)];
}

/**
 * Returns the main thread of the page: of all processes, the thread that did most of the layout and paint
 * work.
 */
function pageThread(events: readonly TraceEvent[]) {
  const most = new Map<string, { pid: number; tid: number; us: number }>();
  for (const { name, pid, tid, tdur = 0 } of events) {
    if (kindOf[name] === undefined) continue;
    const thread = most.get(`${pid}:${tid}`) ?? { pid, tid, us: 0 };
    thread.us += tdur;
    most.set(`${pid}:${tid}`, thread);
  }
  return [...most.values()].sort((a, b) => b.us - a.us)[0];
}
