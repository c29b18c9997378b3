const ownScreens = ['review', 'preview', 'activities', 'lesson-plan', 'worksheet', 'resource'];

/**
 * True if the address is a screen of the same resource, including the create-homework screen. Going to such a
 * screen does not count as leaving the resource.
 */
export function isScreenOf(resourceId: string, pathname: string): boolean {
  if (pathname === '/create-homework') return true;
  const [, screen = '', ...rest] = pathname.split('/');
  return ownScreens.includes(screen) && rest.at(-1) === encodeURIComponent(resourceId);
}
