import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * r and l between consonants are syllables of their own (vl·ko·dlak); ou, au, eu are one sound, but not
 * after a prefix (na·u·čit, po·u·žít, do·u·čit) nor in mu·ze·um.
 */
export const czech: SyllableRules = {
  nucleus:
    /(?<!^(?:p(?=ou[žč])|d(?=ouč)))ou|(?<!^[nz])au|(?<!^n)eu(?!m)|[aáeéěiíoóuúůyý]|(?<=[bcčdďfghjkmnňpqřsštťvxzžrl])[rl](?=[bcčdďfghjkmnňpqsštťvxzžrl]|$)/u,
  onsets: words(`ch pr br tr dr kr hr vr př tř kř vř pl bl kl hl vl dl chr chl chv`),
};
