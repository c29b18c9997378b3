import { sql } from 'drizzle-orm';

/** SQL for a session `s` as a file of one's own data tells it: the device and its moments, no secret. */
export const deviceJson = sql`json_build_object('device', s.device, 'signedInAt', s.created_at,
  'lastSeenAt', s.rotated_at, 'endedAt', s.ended_at)`;
