import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * ai, au and oi are one sound at the end of a word alone (pan·tai, but ba·ik), au in words such as
 * sau·da·ra and au·la, too; ng, ny, sy, kh are one letter.
 */
export const indonesian: SyllableRules = {
  nucleus: /(?:ai|au|oi)$|(?<=s)au(?=da[rg])|^au(?=[dlrt]|st)|[aeiouéè]/u,
  onsets: words('ng ny sy kh pr br tr dr kr gr fr pl bl kl gl fl'),
};
