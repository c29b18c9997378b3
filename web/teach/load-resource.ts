import type { Resource } from '#contracts/resources/resource.ts';
import { HttpError } from '#ui/http-error.ts';
import { http, tokenKey } from '../app/http/http.ts';

declare global {
  interface Window {
    /** Started in the head of the page, before this script arrived. */
    askedResource?: Promise<Response>;
  }
}

/** The id in the address `/resource/{id}`. */
const resourceIdInAddress = () => location.pathname.split('/')[2] ?? '';

/** A public resource stands in the page itself: it is there before anything is asked for. */
export function resourceInPage(): Resource | null {
  const json = document.getElementById('resource')?.textContent;
  return json ? JSON.parse(json) : null;
}

/**
 * The resource as this person may see it. The page's own early request is used when it was answered
 * well; an old access token is renewed by the client and asked with again. Throws `HttpError`.
 */
export async function requestResource(): Promise<Resource> {
  const early = await window.askedResource?.catch(() => null);
  window.askedResource = undefined;
  if (early?.ok) return early.json();
  if (early && early.status !== 401) throw await HttpError.of(early);
  return http.get<Resource>(`/v1/resources/${resourceIdInAddress()}`);
}

/** Whether somebody is signed in: then the page asks again for what only they may see and do. */
export const isSignedIn = () => localStorage.getItem(tokenKey) !== null;

/** Puts on record that the owner has shown the resource. */
export const markDisplayed = (id: string): Promise<unknown> =>
  http.post(`/v1/resources/${id}/displayed`);
