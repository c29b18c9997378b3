/** A word in Latin letters, with their accents and the signs of romanisations (ʾ ʿ ʹ). */
export const isLatinReading = (reading: string): boolean =>
  /\p{sc=Latin}/u.test(reading) &&
  /^(?:[\p{sc=Latin}'’‘\u02b9-\u02bf -]|[\u0300-\u036f])+$/u.test(reading.normalize('NFC'));
