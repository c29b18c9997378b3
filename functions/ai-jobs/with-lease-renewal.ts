import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Job, leaseSeconds } from './lease-job.ts';

/** Says "still at it". False when the job is somebody else's by now, or was asked for anew. */
export async function renewLease(db: Database, job: Job): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update resource_parts
    set leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where resource_id = ${job.resourceId} and part = ${job.part} and status = 'running'
      and generation = ${job.generation} and attempts = ${job.attempt}
    returning 1`);
  return rows.length > 0;
}

/** Renews the lease all the while `work` runs. A renewal that fails is tried again at the next beat. */
export async function withLeaseRenewal<T>(
  db: Database,
  job: Job,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(
    () => void renewLease(db, job).catch(() => undefined),
    (leaseSeconds * 1_000) / 3,
  );
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
