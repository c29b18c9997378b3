import { mutate } from 'swr';

/** Clears this page's request cache, and refetches what it shows. */
export const forgetRead = () => mutate(() => true, undefined, { revalidate: true });
