import type { RateLimiter } from './refuse-flood.ts';

/** The settings common to all Workers. Each Worker's own file adds its bindings. */
export interface BaseEnv {
  DATABASE_URL: string;
  /** Signs access tokens and XSRF values; 32 random bytes or more. */
  SESSION_SECRET: string;
  /**
   * The origin of the site, such as `https://lexiloom.example`. It is also the first of the allowed origins.
   */
  APP_ORIGIN: string;
  /** More origins that may send requests with credentials, separated by commas. */
  ALLOWED_ORIGINS?: string;
  /**
   * Limits floods of requests before they reach the table `attempts`. Only needed by Workers that have
   * operations with `flood`.
   */
  SUBJECT_FLOOD?: RateLimiter;
  ADDRESS_FLOOD?: RateLimiter;
}
