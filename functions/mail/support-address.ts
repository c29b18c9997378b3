/** Where people write to us: the site's own host. `origin` is `APP_ORIGIN`. */
export const supportAddress = (origin: string): string => `support@${new URL(origin).hostname}`;
