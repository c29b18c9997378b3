import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '#ui/Spinner.tsx';
import { pageHistory } from '../../app/routing/history.ts';
import { lazyScreen } from './lazy-screen.ts';

export const NotFound = lazyScreen(() => import('./NotFound.tsx'));

/** The navigation state of the start page while the session ends there (`Header.tsx`). */
export const signingOut = 'signing out';

/**
 * A placeholder for a page outside this app. It makes the browser load the page from the server, unless a
 * sign-out is in progress, which loads a page itself.
 */
export function OwnPage() {
  const { key, state } = useLocation();
  // The server has responded to this address with this app, so a reload would loop.
  const cameFromServer = pageHistory().isOpened({ key });
  const reloads = !cameFromServer && state !== signingOut;
  useEffect(() => {
    if (reloads) location.reload();
  }, [reloads]);
  return cameFromServer ? <NotFound /> : <Spinner label={t`Loading`} />;
}
