import { type SyllableRules, words } from './cut-by-vowels.ts';

const accented = '[άέήίόύώ]';

/**
 * Consonants that may begin a Greek word begin the syllable (ά·στρο). An unstressed ι before a stressed
 * vowel is said with it (παι·διά), as in ή·λιος and Κυ·ρια·κή; elsewhere it is its own syllable (κύ·ρι·ος).
 */
export const greek: SyllableRules = {
  nucleus: new RegExp(
    `(?<=^ήλ)ι[οε]|(?<=^κυρ)ια(?=κ)|(?:ει|οι|ι|υ)(?:ού|αί|οί|${accented})(?<!υύ)|α[ιίυύ]|ε[ιίυύ]|ο[ιίυύ]|υ[ιί]|η[υύ]|[αάεέηήιίϊΐοόυύϋΰωώ]`,
    'u',
  ),
  onsets:
    words(`μπ ντ γκ τσ τζ βγ βδ βλ βρ γδ γλ γν γρ δρ θλ θν θρ κβ κλ κν κρ κτ μν πλ πν πρ πτ σβ σγ
    σθ σκ σλ σμ σπ στ σφ σχ τμ τρ φθ φλ φρ φτ χθ χλ χν χρ χτ στρ σκλ σπλ σπρ σκρ σφρ μπρ μπλ ντρ γκρ`),
};
