import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** The result of requesting a URL repeatedly for a while. */
export interface Pressed {
  perSecond: number;
  /** In milliseconds. */
  p99: number;
  /** CPU time of the process per request, in ms; NaN if no `pid` was given. */
  cpu: number;
}

/**
 * Sends requests continuously, `connections` at a time. `pid` is the process that responds. Throws if a
 * response has a status other than `status`, because the measurement is then invalid.
 */
export async function press(
  name: string,
  options: autocannon.Options,
  { pid, status = 200 }: { pid?: number; status?: number } = {},
): Promise<Pressed> {
  const before = pid ? cpuOf(pid) : Number.NaN;
  const run = await autocannon(options);
  const answered = Object.keys(run.statusCodeStats ?? {});
  if (run.errors > 0 || answered.some((code) => code !== String(status))) {
    throw new Error(
      `${name} answered ${answered.join(', ')}, not ${status}; ${run.errors} errors.`,
    );
  }
  const after = pid ? cpuOf(pid) : Number.NaN;
  return {
    perSecond: run.requests.average,
    p99: run.latency.p99,
    cpu: (after - before) / run.requests.total,
  };
}

/** Returns the CPU time of a process so far, in ms: user and system ticks of 10 ms (proc(5)). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
