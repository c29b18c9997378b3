import { mutate } from 'swr';

/** Drops all that this page has read, and reads again what stands on it. */
export const forgetRead = () => mutate(() => true, undefined, { revalidate: true });
