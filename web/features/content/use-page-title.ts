import { useEffect } from 'react';

/** Names the browser's tab after the page that is read, once it is known which one that is. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Lexiloom`;
  }, [title]);
}
