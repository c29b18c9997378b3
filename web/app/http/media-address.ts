import { http } from './http.ts';

/** The address of a stored sound or picture. Keys are content hashes: an address never changes. */
export const mediaAddress = (key: string) => http.address(`/v1/media/${encodeURIComponent(key)}`);
