/** A written syllable of everyday French that is not said: consonants and a mute e, as in ta-ble, jau-nes. */
const mute = /^[^aeiouyàâäæéèêëîïôöœùûüÿ]*(?:[qg]u)?es?$/iu;

/**
 * How often a word is clapped when it is said. Written French counts a last syllable with a mute e, which
 * is heard in songs and verse alone; a word of one syllable is always said. (Grevisse, Le bon usage, § 30.)
 */
export function spokenClaps(language: string, parts: readonly string[]): number {
  const last = parts.at(-1) ?? '';
  const isMute = language === 'fr' && parts.length > 1 && mute.test(last);
  return parts.length - (isMute ? 1 : 0);
}
