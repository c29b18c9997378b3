/** Changes after which `GET /v1/me` answers something else, as `METHOD /path`. */
const user = [
  /^PATCH \/v1\/me$/,
  /^(?:POST|PUT) \/v1\/teacher-profiles\//,
  /^(?:POST|PATCH|DELETE) \/v1\/organisation(?:\/|$)/,
  /^(?:POST|PUT) \/subscriptions\//,
  /^POST \/v1\/classrooms\/[^/]+\/pupils$/,
  /^DELETE \/v1\/pupils\/[^/]+$/,
];

/** Of these, changes of what stands in the access token: the name, the country, what the plan includes. */
const claims = [
  /^PATCH \/v1\/me$/,
  /^POST \/v1\/organisation(?:\/owner|\/invited\/[^/]+)?$/,
  /^DELETE \/v1\/organisation(?:\/members\/[^/]+)?$/,
  /^(?:POST|PUT) \/subscriptions\//,
];

const isOneOf = (known: readonly RegExp[], call: string) => known.some((one) => one.test(call));

/**
 * Whether a call that has succeeded changes one's own record, or the claims of one's token, which are then
 * fetched again. `proofs/rights-walk/user-changes.db.test.ts` compares both before and after every change
 * that the API has.
 */
export const changesUser = (call: string): boolean => isOneOf(user, call);
export const changesClaims = (call: string): boolean => isOneOf(claims, call);
