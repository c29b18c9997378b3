import type { SyllableRules } from './cut-by-vowels.ts';

/**
 * Every vowel is a syllable; the last consonant before it goes with it. Letters of two signs are read from
 * the left: e·gész·ség has sz and s, not s and zs. The names of countries are cut
 * before their ország, and a z before the s of -ság and -ség (i·gaz·ság). */
export const hungarian: SyllableRules = {
  nucleus: /[aáeéiíoóöőuúüű]/u,
  onsets: new Set(),
  letter: /dzs|cs|dz|gy|ly|ny|sz|ty|zs|./u,
  seam: /(?<=[aáeéiíoóöőuúüű].{0,3})(?=ország)|(?<=[aáeéiíoóöőuúüű]z)(?=s[áé]g)/iu,
};
