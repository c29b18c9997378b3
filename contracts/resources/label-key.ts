/** What the names of two folders, or two tags, have in common that differ in nothing but capitals. */
export const labelKey = (name: string): string => name.toLowerCase().normalize('NFC');
