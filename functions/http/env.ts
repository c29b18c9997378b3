/** The settings every Worker has; each Worker's own file adds its bindings. */
export interface BaseEnv {
  DATABASE_URL: string;
  /** Signs access tokens and XSRF values; 32 random bytes or more. */
  SESSION_SECRET: string;
  /** Where the site is served, such as `https://lexiloom.example`; also the first allowed origin. */
  APP_ORIGIN: string;
  /** More origins that may call with credentials, separated by commas. */
  ALLOWED_ORIGINS?: string;
}
