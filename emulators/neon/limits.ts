/** Limits of one HTTP request to the stand-in; a test can set each field. */
export interface HttpLimits {
  /** Bytes of a request's body; more is 413. */
  maxRequestBytes: number;
  /** Bytes of an answer's rows as JSON; more is 507. */
  maxResponseBytes: number;
  /** Milliseconds that a request may take; more is 504. Null, as Neon's own, for no limit. */
  timeLimitMs: number | null;
}

/**
 * Neon's own limits. 64 MiB both ways (github.com/neondatabase/website/pull/2434 of November 2024, and the
 * message "response is too large (max is 67108864 bytes)" that users quote in 2026). The proxy still has an
 * option `sql_over_http_timeout` of 15 s, which its newest published handler does not read
 * (neondatabase/neon `proxy/src/serverless/sql_over_http.rs`), so a statement may take as long as it likes.
 */
export const neonLimits: HttpLimits = {
  maxRequestBytes: 67_108_864,
  maxResponseBytes: 67_108_864,
  timeLimitMs: null,
};
