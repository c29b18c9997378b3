import { type SyllableRules, words } from './cut-by-vowels.ts';

const accented = '[άέήίόύώ]';
const consonant = '[βγδζθκλμνξπρσςτφχψ]';
const glide = '(?:ει|οι|[ιυ])';
const full = '(?:ου|αι|οι|ει|[αεοω])';
/** Two consonants behind which everybody says the ι by itself: τρι·ά·ντα, μα·θή·τρι·α. */
const heavy = '[βγδθκπτφχ][ρλ]';
/** Everyday words that say ι with the vowel behind it; others in -ιος, -ιο and -εια do not. */
const joined =
  'ήλ|ίδ|ίσ|άδ(?=ειο)|όπ(?=οι)|χίλ|τέτ|κάπ|μπάν|γαλάζ|καινούργ|καινούρ|αλήθ|φτώχ|αρρώστ|ζήλ';

/** Stems in -ιο and -ιος, which keep their ι apart in -ια too; no plural of -ι may end as one of them. */
const apart = [
  'δωμάτ|στάδ|τετράδ|κτίρ|κύρ|^όρ|σχόλ|βούλ|μύρ|τόρ|(?<!πο)τήρ|στήμ|δρόμ|νάσ|πλούσ|δημόσ|ράλ|τάλλ|τίμ|κόσμ|σπάν|^άξ',
  '^άγ|πλάγ|ναυάγ|^αίτ|τεράστ|προάστ|θαλάσσ|αιών|ογών|ουράν|^μόρ|εμπόρ|θώρ|φρούρ|αέρ|σενάρ|σεμινάρ|δολάρ|γραμμάρ|^ωράρ',
  'ήπ|ερείπ|γνήσ|ετήσ|ερήσ|αρμόδ|ισόδ|εμπόδ|ώδ|χειρίδ|κατοικίδ|ενοίκ|τόκ|σκόπ|θεμέλ|γγέλ|ρόβ|μερολόγ|ξιλόγ|μολόγ',
].join('|');

/**
 * Consonants that may begin a Greek word begin the syllable (ά·στρο). An unstressed ι is said with the
 * vowel behind it where that is stressed (παι·διά), in words of no other vowel, which therefore have no
 * accent (για, ποιος), behind a γ that begins the word (για·τί), and in the plurals of -ι (μά·τια). Else it
 * is its own syllable (κύ·ρι·ος), as ί always is (βι·βλί·α). Spelling does not show it: the lists decide.
 */
export const greek: SyllableRules = {
  nucleus: new RegExp(
    [
      `(?<=^${consonant}{1,3})(?<!${heavy})${glide}${full}(?=${consonant}{0,3}$)`,
      `(?<=^γ)${glide}${full}`,
      `(?<=^(?:${joined}))${glide}${full}`,
      `(?<=${accented}${consonant}{1,4})(?<!${heavy}|${apart})[ιυ]α$`,
      '(?<=^κυρ)ια(?=κ)',
      `(?<=${consonant})(?<!${heavy})${glide}(?:ού|αί|οί|${accented})(?<!υύ)`,
      'α[ιίυύ]|ε[ιίυύ]|ο[ιίυύ]|υ[ιί]|η[υύ]|[αάεέηήιίϊΐοόυύϋΰωώ]',
    ].join('|'),
    'u',
  ),
  onsets:
    words(`μπ ντ γκ τσ τζ βγ βδ βλ βρ γδ γλ γν γρ δρ θλ θν θρ κβ κλ κν κρ κτ μν πλ πν πρ πτ σβ σγ
    σθ σκ σλ σμ σπ στ σφ σχ τμ τρ φθ φλ φρ φτ χθ χλ χν χρ χτ στρ σκλ σπλ σπρ σκρ σφρ μπρ μπλ ντρ γκρ`),
};
