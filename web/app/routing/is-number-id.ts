/** Whether a part of an address can be a number's id; there is nothing to ask the server for otherwise. */
export const isNumberId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
