const ownScreens = ['review', 'preview', 'activities', 'lesson-plan', 'worksheet', 'resource'];

/**
 * True if the address is a screen of the same resource, so that going there does not count as leaving it. The
 * create-homework screen counts as one too.
 */
export function isScreenOf(resourceId: string, pathname: string): boolean {
  if (pathname === '/create-homework') return true;
  const [, screen = '', ...rest] = pathname.split('/');
  return ownScreens.includes(screen) && rest.at(-1) === encodeURIComponent(resourceId);
}
