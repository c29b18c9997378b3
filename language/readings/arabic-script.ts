import {
  type ArabicLanguage,
  consonantOf,
  type LetterWithDiacritics,
  readMarked,
} from './arabic-letters.ts';
import { lengthen, sayFinalH, sayGlide } from './arabic-sounds.ts';

/** Sun letters. Before a sun letter, the l of the Arabic article is pronounced like that letter. */
const sun = /^[تثدذرزسشصضطظلن]/u;
const vowelAtEnd = /[aiueoāīū]$/u;

/**
 * Romanises a vowelled word for learners: `مَدْرَسَة` -> `madrasa`, `الشَّمْس` -> `ash-shams`. Undefined for
 * a word without diacritics, because its vowels are unknown. Also undefined for a word with a letter of
 * another script.
 */
export function romaniseArabicScript(
  language: ArabicLanguage,
  vowelled: string,
): string | undefined {
  if (!/[\u064b-\u0652\u0670آ]/u.test(vowelled)) return undefined;
  const marked = readMarked(language, vowelled);
  const letters = language === 'ar' ? spellOut(marked) : marked;
  const sounds: string[] = [];
  for (const at of letters.keys()) {
    if (!say(language, letters, at, sounds)) return undefined;
  }
  // An initial hamza is written only to carry its vowel, and is silent.
  return (
    sounds
      .join('')
      .normalize('NFC')
      .replace(/^ʾ(?=\p{L})/u, '') || undefined
  );
}

/** Appends the sounds of one letter; false if it is not a letter of the language. */
function say(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
  sounds: string[],
): boolean {
  const here = letters[at];
  if (!here) return false;
  const { letter, vowel, ending, doubled } = here;
  const before = sounds.at(-1) ?? '';
  if (letter === 'آ') return sounds.push('ʾā'.slice(language === 'ar' ? 0 : 1)) > 0;
  if (letter === 'ا' || letter === 'ٱ') return sayAlef(letters, at, sounds, language);
  if (letter === 'ى') return before === 'an' || before === 'ā' || lengthen(sounds, 'a', 'ā');
  if (letter === 'ة') return sounds.push(vowel || ending ? `t${vowel}${ending}` : addA(before)) > 0;
  if (letter === 'ل' && isArticle(language, letters, at)) {
    const next = letters[at + 1];
    const meets = next?.doubled && sun.test(next.letter);
    return sounds.push(`${meets ? consonantOf(language, next.letter) : 'l'}-`) > 0;
  }
  if (/[ويیےېۍ]/u.test(letter)) return sayGlide(language, letters, at, sounds);
  const closed = sayFinalH(language, letters, at, before);
  if (closed !== undefined) return sounds.push(closed) > 0;
  // Urdu ؤ: جاؤ jāʾo, جاؤُں jāʾū̃.
  if (language === 'ur' && letter === 'ؤ') return sounds.push('ʾ', vowel === 'u' ? 'ū' : 'o') > 0;
  const consonant = consonantOf(language, letter);
  if (consonant === undefined) return false;
  // لِلُّغَة lil-lugha: after the prefix لِ, only two of three lams are written.
  if (isArticleInLam(language, letters, at)) sounds.push('l-');
  // For a doubled sun letter, the article already includes the first consonant.
  const twice = doubled && !sounds.at(-1)?.endsWith('-');
  sounds.push(twice ? consonant + consonant : consonant);
  if (vowel || ending) sounds.push(vowel || ending);
  return true;
}

const addA = (before: string): string => (vowelAtEnd.test(before) ? '' : 'a');

function sayAlef(
  letters: readonly LetterWithDiacritics[],
  at: number,
  sounds: string[],
  language: ArabicLanguage,
): boolean {
  const vowel = letters[at]?.vowel || letters[at]?.ending;
  const before = sounds.at(-1) ?? '';
  if (before === 'an') return true;
  if (vowel)
    return before === 'a' && vowel === 'ā' ? lengthen(sounds, 'a', 'ā') : sounds.push(vowel) > 0;
  if (language === 'ar') {
    // The article loses its a after a prefix: وَالبَيْت wal-bayt.
    if (isArticle(language, letters, at + 1) || isLamOfRelative(letters, at + 1))
      return at > 0 || sounds.push('a') > 0;
    if (isSilentAlef(letters, at, before)) return true;
    // الاجْتِماع al-ijtimāʿ: the alef after the article starts the noun and carries a vowel.
    if (at === 0 || before.endsWith('-')) return sounds.push(openingVowel(letters.slice(at))) > 0;
  }
  // Here the alef is silent, because the next letter represents the vowel: ایک ek, اوسْت ust.
  if (at === 0 && carriesGlide(letters)) return true;
  return lengthen(sounds, 'a', 'ā');
}

/** Matches the letters that may precede the article: و ف ب ك, or two of them. */
const prefixes = /^[أوف]?[وفبك]?$/u;

const lettersBefore = (letters: readonly LetterWithDiacritics[], end: number) =>
  letters
    .slice(0, Math.max(0, end))
    .map(({ letter }) => letter)
    .join('');

/**
 * True for the ل of the article, which has no vowel. The ل can be part of ال at the start of a word or after
 * a prefix, or stand alone after the prefix لِ.
 */
function isArticle(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  lam: number,
): boolean {
  const l = letters[lam];
  if (language !== 'ar' || l?.letter !== 'ل' || l.vowel || l.doubled || lam + 2 >= letters.length) {
    return false;
  }
  const before = letters[lam - 1];
  const prefix = lettersBefore(letters, lam - 1);
  if (before?.letter === 'ل') return before.vowel === 'i' && /^[أوف]?$/u.test(prefix);
  return /^[اٱ]$/u.test(before?.letter ?? '') && prefixes.test(prefix);
}

/**
 * True for the first letter of a noun that starts with l, after لِ. False for God's name and الَّذي, whose
 * article is inseparable.
 */
function isArticleInLam(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
): boolean {
  const before = letters[at - 1];
  if (language !== 'ar' || letters[at]?.letter !== 'ل' || !letters[at].doubled) return false;
  if (before?.letter !== 'ل' || before.vowel !== 'i') return false;
  if (!/^[أوف]?$/u.test(lettersBefore(letters, at - 1))) return false;
  return !/^(?:هم?|ذي|ذين|ذان|تي|تان|تين)$/u.test(lettersBefore(letters.slice(at + 1), 9));
}

/** True for the doubled ل after the alef in الَّذي and similar words, and in God's name. */
function isLamOfRelative(letters: readonly LetterWithDiacritics[], lam: number): boolean {
  const l = letters[lam];
  if (l?.letter !== 'ل' || !l.doubled || !prefixes.test(lettersBefore(letters, lam - 1))) {
    return false;
  }
  return lam === 1 || /^[ذته]$/u.test(letters[lam + 1]?.letter ?? '');
}

/**
 * True for a silent alef. An alef is silent after the ū of a plural (كَتَبُوا katabū) and after i or u. It is
 * also silent at the start of a word that has a prefix (وَابْنُهُ wabnuhu), because there it only carries a
 * vowel.
 */
function isSilentAlef(
  letters: readonly LetterWithDiacritics[],
  at: number,
  before: string,
): boolean {
  const previous = letters[at - 1];
  const next = letters[at + 1];
  if (!previous) return false;
  if (!next) return previous.letter === 'و' && !previous.vowel && !previous.doubled;
  if (/^[iu]$/u.test(before)) return true;
  const prefixed = /^[أو]?[وف]$/u.test(lettersBefore(letters, at)) && before === 'a';
  // وَاتَّصَلَ wattaṣala: a verb whose t is doubled after the alef.
  const opensWithTwo = next.vowelless || (next.letter === 'ت' && next.doubled);
  return prefixed && opensWithTwo && at + 2 < letters.length;
}

const nouns = /^[اٱ](?:بن|سم|مر[أؤئ]|ثن)/u;

/**
 * Returns the initial vowel of a word that starts with two consonants: u if it is a verb whose next vowel is
 * u (اُكْتُبْ uktub), otherwise i.
 */
function openingVowel(letters: readonly LetterWithDiacritics[]): string {
  const [, first, second] = letters;
  if (first?.doubled) return 'i';
  if (!first || first.vowel || !second) return 'ā';
  // A vowel letter follows and makes the initial vowel long.
  if (/^[وي]$/u.test(first.letter) && !first.vowelless) return first.letter === 'و' ? 'u' : 'i';
  const noun = nouns.test(lettersBefore(letters, letters.length));
  return second.vowel === 'u' && !noun ? 'u' : 'i';
}

function carriesGlide(letters: readonly LetterWithDiacritics[]): boolean {
  const [, glide, next] = letters;
  if (!glide || !/^[ویيےې]$/u.test(glide.letter)) return false;
  return !glide.vowel && !glide.doubled && next?.letter !== 'ا';
}

/**
 * Arabic words that are pronounced with a long a, although their spelling does not show it. The group
 * captures the letter before the long a. Textbooks omit the dagger alef that would represent it.
 */
const hiddenA: readonly RegExp[] = [
  /^[أوفبكل]{0,2}(ه)(?:ذا|ذه|ذان|ذين|ؤلاء|كذا)$/du,
  /^[أوفبكل]{0,2}(ذ)لكم?ا?$/du,
  /^[وف]?(ل)كن(?:ي|ني|نا|ك|كم|ه|ها|هم|هن)?$/du,
  /^[أوفبكل]{0,2}أ(ل)ئك$/du,
  /^(?:[وفبكل]{0,2}ا?ل)?إ(ل)ه(?:ي|نا|ك|كم|ه|ها|هم)?$/du,
  /^(?:[وفبكل]{0,2}ا?ل)?رح(م)ن$/du,
];
/** God's name, after its two lams are merged. */
const godsName = /^(?:[أوفبكت]{0,2}ا|[أوف]?ل)(ل)هم?$/du;
/**
 * God's name and relative pronouns. They are written with the l of the article and an l of their own, but
 * only one doubled l is pronounced.
 */
const twoLams = /^([أوفبكت]{0,2}ا)لل(?:هم?|ذان|ذين|تان|تين|اتي|واتي|ائي)$/u;

/**
 * Returns the letters of an Arabic word as pronounced, if its spelling hides a vowel or has silent letters.
 */
function spellOut(written: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  const letters = plainArticle(joinLams(dropMuteWaw(written)));
  const word = bare(letters);
  const [start] = [...hiddenA, godsName].flatMap((each) => each.exec(word)?.indices?.[1] ?? []);
  const here = start === undefined ? undefined : letters[start];
  if (start === undefined || !here || !/^a?$/u.test(here.vowel)) return letters;
  const next = letters[start + 1];
  // لَهُم (to them) is not God's name, and لَكُنَّ (to you) is not the word "but".
  const another =
    here.letter === 'ل' &&
    ((next?.letter === 'ك' && next.vowel === 'u') || (godsName.test(word) && !here.doubled));
  return another ? letters : letters.with(start, { ...here, vowel: 'ā' });
}

const bare = (letters: readonly LetterWithDiacritics[]) =>
  letters
    .map(({ letter }) => letter)
    .join('')
    .replaceAll('ٱ', 'ا');

function joinLams(letters: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  const first = twoLams.exec(bare(letters))?.[1]?.length;
  const second = first === undefined ? undefined : letters[first + 1];
  if (first === undefined || !second) return letters;
  return letters.toSpliced(first, 2, { ...second, doubled: true });
}

/**
 * Removes the vowel from the l of the article in الِاسْم al-ism. There, the l has the i of the following
 * alef, and learners' romanisation writes this i for the alef instead.
 */
function plainArticle(letters: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  const lam = /^[أوفبكل]{0,2}[ال](?=لا)/u.exec(bare(letters))?.[0].length;
  const l = lam === undefined ? undefined : letters[lam];
  if (lam === undefined || l?.vowel !== 'i' || letters[lam + 2]?.vowel) return letters;
  return letters.with(lam, { ...l, vowel: '' });
}

/** Drops the silent و of أُولَئِكَ. */
function dropMuteWaw(letters: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  return /أولئك$/u.test(bare(letters)) ? letters.toSpliced(-4, 1) : letters;
}
