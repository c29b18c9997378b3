const ownScreens = ['review', 'preview', 'activities', 'lesson-plan', 'worksheet', 'resource'];

/**
 * True if an address belongs to the same resource, so that going there does not leave it. From a resource's
 * screen, the create-homework screen counts as the same resource.
 */
export function isScreenOf(resourceId: string, pathname: string): boolean {
  if (pathname === '/create-homework') return true;
  const [, screen = '', ...rest] = pathname.split('/');
  return ownScreens.includes(screen) && rest.at(-1) === encodeURIComponent(resourceId);
}
