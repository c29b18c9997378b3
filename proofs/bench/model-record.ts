import type { LoggedCall } from '#emulators/openai/call-log.ts';
import type { Faults } from '#emulators/openai/faults.ts';
import type { PartUsage } from '#emulators/openai/usage-ledger.ts';

/** Controls the simulated model and reads its own log of requests. */
export function modelRecord(demoWriterUrl: string) {
  const at = (name: string) => new URL(`/_dev/${name}`, demoWriterUrl);
  const read = async <T>(name: string): Promise<T> => (await (await fetch(at(name))).json()) as T;
  return {
    async setPace(pace: Pick<Faults, 'ttftMs' | 'tokensPerSecond' | 'only'>): Promise<void> {
      await fetch(at('faults'), { method: 'POST', body: JSON.stringify(pace) });
    },
    calls: () => read<LoggedCall[]>('calls'),
    usage: () => read<Record<string, PartUsage>>('usage'),
    async clear(): Promise<void> {
      await fetch(at('calls'), { method: 'DELETE' });
      await fetch(at('usage'), { method: 'DELETE' });
    },
  };
}

export const callsByPart = (calls: readonly LoggedCall[]): Map<string, LoggedCall[]> =>
  Map.groupBy(calls, ({ part }) => part);

/** Returns T of a part: how long the model worked on it. The time of parallel calls counts once. */
export function modelTime(calls: readonly LoggedCall[]): number {
  let [sum, until] = [0, 0];
  for (const { arrivedAt, endedAt = arrivedAt } of calls.toSorted(byArrival)) {
    sum += Math.max(0, endedAt - Math.max(arrivedAt, until));
    until = Math.max(until, endedAt);
  }
  return sum;
}

/** Returns the maximum number of calls that waited for their headers at the same moment. */
export function waitingAtOnce(calls: readonly LoggedCall[]): number {
  const waits = ({ arrivedAt, headersAt = Number.POSITIVE_INFINITY }: LoggedCall, at: number) =>
    arrivedAt <= at && at < headersAt;
  return Math.max(
    0,
    ...calls.map(({ arrivedAt }) => calls.filter((call) => waits(call, arrivedAt)).length),
  );
}

const byArrival = (a: LoggedCall, b: LoggedCall) => a.arrivedAt - b.arrivedAt;
