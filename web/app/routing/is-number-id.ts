/** Returns whether a path segment can be a numeric id. Otherwise there is nothing to fetch. */
export const isNumberId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
