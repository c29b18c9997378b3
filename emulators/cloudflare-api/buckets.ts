import * as z from 'zod';
import { type ApiCall, type Handler, ok, refuse } from './exchange.ts';

const NewBucket = z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/) });

/** R2's jurisdictions: https://developers.cloudflare.com/r2/reference/data-location/ (November 2026). */
const jurisdictions = ['default', 'eu', 'us', 'fedramp'];

/** A bucket is visible only in its own jurisdiction, which the caller passes in a header. */
const jurisdictionOf = ({ headers }: ApiCall) => headers.get('cf-r2-jurisdiction') ?? 'default';

export const bucketKey = (name: string, jurisdiction: unknown): string =>
  `${typeof jurisdiction === 'string' ? jurisdiction : 'default'}/${name}`;

export const getBucket: Handler = (call) => {
  const name = call.params.bucket ?? '';
  const jurisdiction = jurisdictionOf(call);
  if (!call.account.buckets.has(bucketKey(name, jurisdiction))) {
    return refuse(404, 10006, 'The specified bucket does not exist.');
  }
  return ok({ name, jurisdiction, creation_date: '2026-11-25T00:00:00.000Z' });
};

export const createBucket: Handler = (call) => {
  const asked = NewBucket.safeParse(call.json);
  const jurisdiction = jurisdictionOf(call);
  if (!asked.success) return refuse(400, 10005, 'The bucket name is not valid.');
  if (!jurisdictions.includes(jurisdiction)) {
    return refuse(400, 10012, `The jurisdiction '${jurisdiction}' is not valid.`);
  }
  const key = bucketKey(asked.data.name, jurisdiction);
  if (call.account.buckets.has(key)) {
    return refuse(409, 10004, 'The bucket you tried to create already exists, and you own it.');
  }
  call.account.buckets.add(key);
  return ok({ name: asked.data.name, jurisdiction });
};
