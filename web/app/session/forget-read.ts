import { mutate } from 'swr';

/** Clears this page's request cache, and fetches the displayed data again. */
export const forgetRead = () => mutate(() => true, undefined, { revalidate: true });
