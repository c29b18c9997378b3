import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { median, quantile, row } from './report.ts';

/** Number of runs at the start that fill the caches and are not counted. */
const warmUps = 3;

interface How {
  /** Number of counted runs of each statement. */
  runs: number;
  /** Tables that no statement should scan completely. Complete scans are reported. */
  longTables: readonly string[];
}

/** Returns the time of each statement in the database, one line each; the goal is in milliseconds. */
export async function measureStatements(
  db: Database,
  statements: readonly (readonly [name: string, goal: number, statement: SQL])[],
  how: How,
): Promise<string[]> {
  const lines = [];
  for (const [name, goal, statement] of statements) {
    const { execution, planning, sequential } = await explain(db, statement, how);
    const time = median(execution);
    lines.push(
      row(name, [
        `${time.toFixed(2)} ms`,
        `p90 ${quantile(execution, 0.9).toFixed(2)}`,
        `goal ${goal}${time > goal ? ' OVER' : ''}`,
        `planning ${median(planning).toFixed(2)}`,
        sequential ? 'SEQUENTIAL SCAN' : '',
      ]),
    );
  }
  return lines;
}

/**
 * Returns execution and planning times in ms, and whether a long table is scanned completely. `PLANS=1`
 * prints the plan.
 */
async function explain(db: Database, statement: SQL, { runs, longTables }: How) {
  const execution: number[] = [];
  const planning: number[] = [];
  let plan = '';
  for (let run = 0; run < runs + warmUps; run += 1) {
    const { rows } = await db.execute<{ 'QUERY PLAN': unknown }>(
      sql`explain (analyze, timing off, format json) ${statement}`,
    );
    const told = rows[0]?.['QUERY PLAN'];
    plan = typeof told === 'string' ? told : JSON.stringify(told);
    const [times] = JSON.parse(plan) as [{ 'Execution Time': number; 'Planning Time': number }];
    if (run < warmUps) continue;
    execution.push(times['Execution Time']);
    planning.push(times['Planning Time']);
  }
  if (process.env.PLANS) console.log(plan);
  const sequential = new RegExp(`"Seq Scan"[^}]*?"(${longTables.join('|')})"`, 's');
  return { execution, planning, sequential: sequential.test(plan) };
}
