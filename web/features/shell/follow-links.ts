import { useEffect } from 'react';

/** The address for a navigation without a page load. Null if the browser should handle the click. */
function innerAddress(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin) return null;
  // Let the browser handle links within the page and links to files.
  if (url.pathname === here.pathname && url.search === here.search && url.hash) return null;
  if (/\.\w+$/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Makes plain links to the app's screens navigate without a page load, so UI components can use plain links
 * and need no router.
 */
export function useFollowLinks(
  isOurs: (pathname: string) => boolean,
  navigate: (to: string) => void,
): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = innerAddress(event, location);
      if (to === null || !isOurs(new URL(to, location.origin).pathname)) return;
      event.preventDefault();
      navigate(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [isOurs, navigate]);
}
