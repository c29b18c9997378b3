/** Returns a key for a label. Labels that differ only in case have the same key. */
export const labelKey = (name: string): string => name.toLowerCase().normalize('NFC');
