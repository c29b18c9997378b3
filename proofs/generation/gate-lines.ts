import type {
  GateCount,
  GateReport,
} from '#scripts/testing/connection-gate/open-connection-gate.ts';

/** Returns the counts of a connection gate, for the end of a report. */
export function gateLines(report: GateReport): string[] {
  const { events, calls, maxAtOnce, maxCallsPerEvent } = report;
  const waited = ({ waits, gaveUp, longestWaitMs }: GateCount) =>
    `${waits} waited, ${longestWaitMs.toFixed(0)} ms at most, ${gaveUp} gave up`;
  const worst = Object.entries(report.byEvent).sort(([, a], [, b]) => b.waits - a.waits);
  return [
    `  gate: ${events} events, ${calls} calls, ${maxCallsPerEvent} of one event at most, ` +
      `${maxAtOnce} at once, ${waited(report)}`,
    ...worst
      .filter(([, { waits }]) => waits > 0)
      .map(
        ([name, of]) =>
          `    ${name}: ${of.events} events, ${of.calls} calls, ${of.maxAtOnce} at once, ${waited(of)}`,
      ),
    ...Object.entries(report.byCall)
      .filter(([, { waits }]) => waits > 0)
      .map(([name, of]) => `    ${name}: ${of.calls} calls, ${waited(of)}`),
  ];
}
