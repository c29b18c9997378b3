/** The vowel that a consonant of an Indic script has without a sign, until it is known to be heard. */
export const unwrittenA = 'ə';

/** A nasal vowel, ~, is still a vowel. */
export const isVowel = (sound: string | undefined): boolean =>
  sound !== undefined && /^[aāiīuūeoəô~]/u.test(sound);

/**
 * Hindi and Punjabi: an unwritten a is dropped at the end and, read from there, in VC_CV (Ohala's rule for
 * Hindi).
 */
export function asInHindi(sounds: readonly string[]): string[] {
  const out = [...sounds];
  if (out.length > 2 && out.at(-1) === unwrittenA) out.pop();
  for (let at = out.length - 3; at >= 2; at -= 1) {
    const nasal = out[at + 1] === 'ṁ' || out[at - 1] === '=';
    if (betweenVowels(out, at) && !nasal) out.splice(at, 1);
  }
  return out;
}

/**
 * Bengali drops it at the end after one consonant alone, and keeps it after two. Inside a word it goes in
 * VC_CV too, but before a written vowel only (আমরা āmrā, but নববর্ষ nôbôbôrshô), and not where it is heard.
 */
export function asInBengali(sounds: readonly string[]): string[] {
  const single = sounds.length > 2 && isVowel(sounds.at(-3));
  const out = sounds.at(-1) === unwrittenA && single ? sounds.slice(0, -1) : [...sounds];
  for (let at = out.length - 3; at >= 2; at -= 1) {
    const free = betweenVowels(out, at) && out[at + 2] !== unwrittenA;
    if (free && !isHeard(out, at)) out.splice(at, 1);
  }
  return out;
}

const betweenVowels = (sounds: readonly string[], at: number): boolean =>
  sounds[at] === unwrittenA &&
  isVowel(sounds[at - 2]) &&
  !isVowel(sounds[at - 1]) &&
  !isVowel(sounds[at + 1]) &&
  isVowel(sounds[at + 2]);

/** The endings of verbs, and the cases that begin with a consonant: কর|তে kôrte, সকল|কে sôkôlke. */
const ending = '[tbl]en?|chhen?|ke|der';
/** A noun keeps its own vowel before the cases in -e and -er (শহরে shôhôre). */
const nounEnd = new RegExp(`^(?!(?:${ending})$)[^aāiīuūeoəô]+er?$`, 'u');
/** The -tā of abstract nouns (জনতা jônôtā) and the -no of এখনো ekhôno. */
const fullEnd = /^(?:tā|no)$/u;
/** Learned words in -nā; those of everyday life drop it (খেলনা khelnā). */
const learned = /^(?:ghəṭ|rəch|tul|sūch|bed|chet|kām|sādh)$/u;
/** The adjectives in -ik, which lengthen the vowel before (মানব, মানবিক mānôbik; but পিকনিক piknik) … */
const longBefore = /(?:ā|ai|au)[^aāiīuūeoəô]+$/u;
const adjectiveIk = /^[^aāiīuūeoəô]+ik(?!e$|[āiīuūo])/u;
/** … but no English words, and those in -īy (ভারতীয় bhārôtīy), but none of রাজ (রাজকীয় rājkīy). */
const english = /^(?:pāb|plās)$/u;
const adjectiveIy = /^[^aāiīuūeoəô]+īy/u;
/** Learned words in -ī, whose endings also everyday words have (পাগলী pāglī), and ভালবাসা bhālôbāsā. */
const wholeWord =
  /^(?:(?:jən|rəj|jīb|lekh)-nī|(?:rəm|dhər)-ṇī|(?:\S+ā)?nəg-rī|(?:pəd|mādh)-bī|(?:bhār|māl|jub)-tī|bhāl-b[āe]s)/u;
/** The prefixes উপ- and অপ-, অব-, and গত- of গতকাল. */
const prefix = /^(?:up|ôp|ôb|gət)$/u;

/** Whether Bengali says an unwritten a that the letters around it would let go. */
function isHeard(sounds: readonly string[], at: number): boolean {
  const before = sounds.slice(0, at).join('');
  const after = sounds.slice(at + 1).join('');
  if (sounds[at - 1] === 'h' || sounds[at + 1] === 'h' || prefix.test(before)) return true;
  if (longBefore.test(before) && adjectiveIk.test(after)) return !english.test(before);
  const parted = `${before}-${after}`;
  if (before !== '' && before !== 'rāj' && adjectiveIy.test(after)) return true;
  if (wholeWord.test(parted)) return true;
  return nounEnd.test(after) || fullEnd.test(after) || (after === 'nā' && learned.test(before));
}
