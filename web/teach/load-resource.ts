import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { http } from '../app/http/http.ts';
import { tokenKey } from '../app/storage-keys.ts';

/** The id in the address `/resource/{id}`. */
const resourceIdInAddress = () => location.pathname.split('/')[2] ?? '';

/**
 * The public resource embedded in the page, available before any request; null if no resource is embedded.
 */
export function resourceInPage(): Resource | null {
  const json = document.getElementById('resource')?.textContent;
  return json ? JSON.parse(json) : null;
}

/**
 * Fetches the resource as this user may see it. Reuses the page's early request if it succeeded. Otherwise
 * sends a new request through the client, which renews an expired access token and retries. Throws
 * `HttpError`.
 */
export async function requestResource(): Promise<Resource> {
  const early = await window.askedResource?.catch(() => null);
  window.askedResource = undefined;
  if (early?.ok) return early.json();
  if (early && early.status !== 401) throw await HttpError.of(early);
  return http.get<Resource>(`/v1/resources/${resourceIdInAddress()}`);
}

/** True if a user is signed in. The page then fetches the data and actions that only this user may access. */
export const isSignedIn = () => localStorage.getItem(tokenKey) !== null;

/** Records that a teacher has displayed the resource. */
export const markDisplayed = (id: string): Promise<unknown> =>
  http.post(`/v1/resources/${id}/displayed`);
