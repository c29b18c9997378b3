import type { RateLimiter } from './refuse-flood.ts';

/** The settings every Worker has; each Worker's own file adds its bindings. */
export interface BaseEnv {
  DATABASE_URL: string;
  /** Signs access tokens and XSRF values; 32 random bytes or more. */
  SESSION_SECRET: string;
  /** Where the site is served, such as `https://lexiloom.example`; also the first allowed origin. */
  APP_ORIGIN: string;
  /** More origins that may call with credentials, separated by commas. */
  ALLOWED_ORIGINS?: string;
  /** In front of the rows of `attempts`, where a Worker has operations with `flood`. */
  SUBJECT_FLOOD?: RateLimiter;
  ADDRESS_FLOOD?: RateLimiter;
}
