/**
 * The regular expression for the addresses of a path in React Router's notation, as a source without flags.
 * Each parameter (`:id`, or `:id?` if it is optional) is a named group. A slash at the end is allowed, as in the
 * app's router; use the flag `i`, because the router also ignores upper and lower case.
 */
export const pathPattern = (path: string): string =>
  `^${path.replace(/\/$/, '').replaceAll(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/?#]+))$2')}/?$`;
