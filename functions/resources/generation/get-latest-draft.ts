import { operation, teachers } from '#functions/http/operation.ts';
import { selectLatestDraft, showResource } from '../read-resource.ts';
import type { ResourcesEnv } from '../routes.ts';

/**
 * `GET /v1/resources/latest-draft`: the caller's newest draft, so that the caller can continue it; null if
 * there is none.
 */
export const getLatestDraft = operation<ResourcesEnv>({ may: teachers }, async ({ db, caller }) => {
  const draft = await selectLatestDraft(db, caller);
  return Response.json(draft && showResource(draft, { caller }));
});
