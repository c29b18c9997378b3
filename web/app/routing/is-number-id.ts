/** Returns whether a path segment can be a numeric id. For any other segment there is nothing to fetch. */
export const isNumberId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
