import { useEffect } from 'react';

/**
 * Opens another page in place of this one as soon as `address` is not null. Until then, shows the form, which
 * is hidden while a token is stored (`front.html`), because a user who is signed in never needs it.
 */
export function useLeaveFor(address: string | null): void {
  useEffect(() => {
    if (address === null) delete document.documentElement.dataset.signedIn;
    else location.replace(address);
  }, [address]);
}
