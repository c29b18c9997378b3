/** Limits of one HTTP request to the emulator; a test can set each field. */
export interface HttpLimits {
  /** Maximum size of a request body in bytes. A larger body gets 413. */
  maxRequestBytes: number;
  /** Maximum size of a response's rows as JSON, in bytes. A larger response becomes 507. */
  maxResponseBytes: number;
  /**
   * Maximum duration of a request in milliseconds. A longer request gets 504. Null means no limit, which is
   * Neon's setting.
   */
  timeLimitMs: number | null;
}

/**
 * Neon's own limits: 64 MiB in both directions (github.com/neondatabase/website/pull/2434 of November 2024,
 * and the message "response is too large (max is 67108864 bytes)" that users quote in 2026).
 *
 * A statement may take any amount of time. The proxy still has an option `sql_over_http_timeout` of 15 s, but
 * its newest published handler does not read it (neondatabase/neon `proxy/src/serverless/sql_over_http.rs`).
 */
export const neonLimits: HttpLimits = {
  maxRequestBytes: 67_108_864,
  maxResponseBytes: 67_108_864,
  timeLimitMs: null,
};
