/** The complete list of reasons for refusing a request, with the HTTP status of each. */
const refusals = {
  bad_request: 400,
  signed_out: 401,
  /**
   * The name or password is wrong. The message must not be "Access denied", because a client would then
   * refresh its session.
   */
  wrong_credentials: 401,
  /** The bank refused a card. */
  payment_failed: 402,
  forbidden: 403,
  /** The password is correct, but the account is suspended. There is no session to end yet. */
  suspended: 403,
  /**
   * The request comes from another site's page, or the XSRF value is missing or belongs to another session.
   */
  cross_site: 403,
  email_not_verified: 403,
  plan_required: 403,
  /** An admin is acting as another user, but only that user may do this. */
  only_oneself: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  not_usable: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof refusals;

/** The error in one field of a request. `field` is a path such as `draft.count`. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The only error that an operation throws on purpose. Any other error becomes a 500 without details. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly fields: FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    more: { fields?: FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/**
 * Returns the error for a missing resource. The same error is used for another user's resource, because the
 * two cases must be indistinguishable.
 */
export const notFound = (sentence = 'This page was not found.') =>
  new ApiError('not_found', sentence);

/**
 * Returns the error for a bad request with one invalid field. Users read the message verbatim, so the path of
 * the field is only in `fields`.
 */
export const fieldError = (field: string, message: string) =>
  new ApiError('bad_request', message, { fields: [{ field, message }] });

/**
 * Returns the error for a session that is no longer valid. The client then refreshes the session or signs
 * out.
 */
export const signedOut = () => new ApiError('signed_out', 'Access denied');

/**
 * Builds the HTTP response to a refused request: `{error, message, code, requestId}` and, for a bad request,
 * the `fields`. A 401 always has the message `Access denied`. A client deletes its stored data if `error` is
 * `forbidden`, so only the code `forbidden` may use this value.
 */
export function errorResponse(refusal: ApiError, requestId: string): Response {
  const status = refusals[refusal.code];
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (refusal.retryAfterSeconds) {
    headers.set('retry-after', String(Math.ceil(refusal.retryAfterSeconds)));
  }
  const message = refusal.code === 'forbidden' ? 'forbidden' : refusal.message;
  return Response.json(
    {
      error: message,
      message,
      code: refusal.code,
      requestId,
      ...(refusal.fields.length > 0 && { fields: refusal.fields }),
    },
    { status, headers },
  );
}
