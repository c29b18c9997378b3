import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobContext } from './job-context.ts';
import { type Job, leaseSeconds } from './lease-job.ts';

/** Extends the lease. False when the job is another Worker's by now, or was started again. */
export async function renewLease(db: Database, job: Job): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update resource_parts
    set leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where resource_id = ${job.resourceId} and part = ${job.part} and status = 'running'
      and generation = ${job.generation} and attempts = ${job.attempt}
    returning 1`);
  return rows.length > 0;
}

/**
 * Renews the lease for as long as `work` runs. A renewal that fails is tried again at the next beat; one
 * that says the job is no longer ours ends the calls under way, so that nobody pays for them any longer.
 */
export async function withLeaseRenewal<T>(
  { db, model }: Pick<JobContext, 'db' | 'model'>,
  job: Job,
  work: () => Promise<T>,
): Promise<T> {
  const renew = async () => {
    const isOurs = await renewLease(db, job).catch(() => true);
    if (!isOurs) model.stop();
  };
  const beat = setInterval(() => void renew(), (leaseSeconds * 1_000) / 3);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
