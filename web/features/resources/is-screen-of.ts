const ownScreens = ['review', 'preview', 'activities', 'lesson-plan', 'worksheet', 'resource'];

/**
 * Whether an address shows this same resource: going there is going on with it, not leaving it. From a
 * screen of a resource, setting homework is setting this one.
 */
export function isScreenOf(resourceId: string, pathname: string): boolean {
  if (pathname === '/create-homework') return true;
  const [, screen = '', ...rest] = pathname.split('/');
  return ownScreens.includes(screen) && rest.at(-1) === encodeURIComponent(resourceId);
}
