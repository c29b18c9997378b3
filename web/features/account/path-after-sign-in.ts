/**
 * Where to go after signing in: the page that was asked for, when it is one of this site, else home.
 * A path such as `//elsewhere.example` leads away and counts as none.
 */
export function pathAfterSignIn(askedFor: string | null, home: string): string {
  return askedFor && /^\/(?![/\\])/.test(askedFor) ? askedFor : home;
}
