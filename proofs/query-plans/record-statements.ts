import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { neonConfig } from '@neondatabase/serverless';
import * as z from 'zod';
import { planKey, type RecordedStatement } from './recorded-statement.ts';
import { senderOf } from './sender-of.ts';

const One = z.object({ query: z.string(), params: z.array(z.unknown()).default([]) });
const Sent = z.union([z.object({ queries: z.array(One) }), One]);

/** Number of stack frames to capture. The driver and the query builder alone take about twenty. */
const framesKept = 60;

/**
 * Writes each kind of statement that this process sends from now on to a file in `folder`, as one line of
 * JSON each. It hooks into the driver, so that new queries are recorded automatically.
 */
export function recordStatements(folder: string): void {
  const file = join(folder, `${process.pid}.jsonl`);
  const heard = new Set<string>();
  const { fetchFunction: send } = neonConfig;
  neonConfig.fetchFunction = async (address: string, init: RequestInit) => {
    const from = senderOf(stackHere());
    const answer: Response = await send(address, init);
    // Rejected statements have no plan.
    if (from !== null && answer.ok) {
      for (const statement of statementsIn(String(init.body), from)) {
        const key = planKey(statement);
        if (heard.has(key)) continue;
        heard.add(key);
        appendFileSync(file, `${JSON.stringify(statement)}\n`);
      }
    }
    return answer;
  };
}

function stackHere(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = framesKept;
  const { stack = '' } = new Error('sent');
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

function statementsIn(body: string, from: string): RecordedStatement[] {
  const sent = Sent.parse(JSON.parse(body));
  const all = 'queries' in sent ? sent.queries : [sent];
  return all.map(({ query, params }) => ({ from, query, params }));
}
