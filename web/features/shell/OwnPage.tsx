import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '#ui/Spinner.tsx';
import { NotFound } from './NotFound.tsx';

/** Stands for a page that is an entry of its own: the browser must load it from the server. */
export function OwnPage() {
  const { key } = useLocation();
  // The first location of a page load: the server gave us this app for it, so asking again would loop.
  const cameFromServer = key === 'default';
  useEffect(() => {
    if (!cameFromServer) location.reload();
  }, [cameFromServer]);
  return cameFromServer ? <NotFound /> : <Spinner label="Loading" />;
}
