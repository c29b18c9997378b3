/** Returns a key that is equal for labels differing only in case. */
export const labelKey = (name: string): string => name.toLowerCase().normalize('NFC');
