import { Resource } from '#teaching/resources/resource.ts';

declare global {
  interface Window {
    /** Started in the head of the page, before this script arrived. */
    askedResource?: Promise<Response>;
  }
}
