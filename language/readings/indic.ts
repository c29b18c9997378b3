type IndicLanguage = 'hi' | 'bn' | 'pa';

/**
 * Start of each script's Unicode block. The three blocks list their letters in the same order (ISCII), so one
 * table of offsets is enough.
 */
const blocks: Record<IndicLanguage, number> = { hi: 0x900, bn: 0x980, pa: 0xa00 };

const consonants: Record<number, string> = {
  21: 'k',
  22: 'kh',
  23: 'g',
  24: 'gh',
  25: 'ṅ',
  26: 'ch',
  27: 'chh',
  28: 'j',
  29: 'jh',
  30: 'ñ',
  31: 'ṭ',
  32: 'ṭh',
  33: 'ḍ',
  34: 'ḍh',
  35: 'ṇ',
  36: 't',
  37: 'th',
  38: 'd',
  39: 'dh',
  40: 'n',
  42: 'p',
  43: 'ph',
  44: 'b',
  45: 'bh',
  46: 'm',
  47: 'y',
  48: 'r',
  50: 'l',
  51: 'ḷ',
  53: 'v',
  54: 'sh',
  55: 'sh',
  56: 's',
  57: 'h',
  92: 'ṛ',
};

/** Letters with a dot below: sounds from Persian and English, and the flaps ṛ and ṛh. */
const dotted: Record<string, string> = {
  k: 'q',
  kh: 'kh',
  g: 'g',
  j: 'z',
  ḍ: 'ṛ',
  ḍh: 'ṛh',
  ph: 'f',
  l: 'ḷ',
  s: 'sh',
  y: 'y',
};

/** Independent vowels (0x05…) and vowel signs on a consonant (0x3e…). */
const vowels: Record<number, string> = {
  5: 'a',
  6: 'ā',
  7: 'i',
  8: 'ī',
  9: 'u',
  10: 'ū',
  11: 'ri',
  13: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  19: 'o',
  20: 'au',
};
const signs: Record<number, string> = {
  62: 'ā',
  63: 'i',
  64: 'ī',
  65: 'u',
  66: 'ū',
  67: 'ri',
  69: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  75: 'o',
  76: 'au',
};

const [chandrabindu, anusvara, visarga, nukta, virama, khandaT, tippi, addak] = [
  1, 2, 3, 0x3c, 0x4d, 0x4e, 0x70, 0x71,
];

/**
 * Romanises Hindi, Bengali and Punjabi for learners. Omits the inherent a where it is silent: (a) at the end
 * of a word, and (b) between two consonants, if a vowel precedes the first consonant and another vowel
 * follows the second (`पढ़ता` -> `paṛhtā`, `আপনি` -> `āpni`). Undefined for other scripts.
 */
export function romaniseIndic(language: IndicLanguage, word: string): string | undefined {
  // NFC composes Bengali o and au into one character each, but decomposes dotted letters, even if each was
  // typed as one character.
  const places = Array.from(
    asSaid(language, word.normalize('NFC')),
    (c) => (c.codePointAt(0) ?? 0) - blocks[language],
  );
  const sounds: string[] = [];
  for (const place of places) {
    if (!hear(place, sounds, language)) return undefined;
  }
  const kept = language === 'bn' ? asInBengali(sounds) : asInHindi(withGy(sounds));
  return nasals(kept)
    .map((sound) => (sound === unwrittenA ? (language === 'bn' ? 'ô' : 'a') : sound))
    .join('');
}

/**
 * Replaces Bengali য after a consonant with the dotted য়. It is pronounced like the dotted letter (y),
 * although it is written without a dot: বিদ্যালয় bidyālôy.
 */
const asSaid = (language: IndicLanguage, word: string): string =>
  language === 'bn' ? word.replaceAll(/\u09cd\u09af(?!\u09bc)/gu, '\u09cd\u09af\u09bc') : word;

/** Appends the sounds of one character; false if it is not in the script. */
function hear(place: number, sounds: string[], language: IndicLanguage): boolean {
  const consonant = language === 'bn' && place === 0x2f ? 'j' : consonants[place];
  if (consonant === 'h' && language === 'pa' && /^[rṛlnm]$/u.test(sounds.at(-1) ?? '')) {
    // Punjabi writes this h below the preceding letter, and both form one sound: ਪੜ੍ਹਦੀ paṛhdī.
    return sounds.push(`${sounds.pop()}h`, unwrittenA) > 0;
  }
  if (consonant) return sounds.push(consonant, unwrittenA) > 0;
  const vowel = language === 'bn' && place === 5 ? 'ô' : vowels[place];
  if (vowel) return sounds.push(vowel) > 0;
  const sign = signs[place];
  if (sign) return replaceUnwrittenA(sounds, sign);
  if (place === virama) return replaceUnwrittenA(sounds);
  // In Bengali the anusvara is a separate sound: বাংলা bānglā.
  if (place === anusvara && language === 'bn') return sounds.push('ng') > 0;
  if (place === anusvara || place === tippi) return sounds.push('ṁ') > 0;
  if (place === chandrabindu) return sounds.push('~') > 0;
  if (place === khandaT) return sounds.push('t') > 0;
  if (place === visarga) return sounds.push('h') > 0;
  if (place === addak) return sounds.push('=') > 0;
  if (place === nukta) {
    const at = sounds.length - 2;
    sounds[at] = language === 'bn' && sounds[at] === 'j' ? 'y' : (dotted[sounds[at] ?? ''] ?? '');
    return sounds[at] !== '';
  }
  return false;
}

function replaceUnwrittenA(sounds: string[], ...sign: string[]): boolean {
  if (sounds.at(-1) !== unwrittenA) return false;
  sounds.splice(-1, 1, ...sign);
  return true;
}

/** ज्ञ is pronounced gy in Hindi: विज्ञान vigyān. */
const withGy = (sounds: readonly string[]): string[] =>
  sounds.map((sound, at) => {
    if (sound === 'j' && sounds[at + 1] === 'ñ') return 'g';
    return sound === 'ñ' && sounds[at - 1] === 'j' ? 'y' : sound;
  });

/**
 * Resolves nasals. The dot (anusvara) is n or m before a consonant; elsewhere it makes the vowel nasal (also
 * a long vowel before n and m: मैंने maĩne). The chandrabindu makes the vowel nasal; only before a stop is it
 * n or m. The addak doubles the next consonant.
 */
function nasals(sounds: readonly string[]): string[] {
  return sounds.map((sound, at) => {
    const next = sounds[at + 1];
    if (sound === '=') return next?.charAt(0) ?? '';
    if (sound !== 'ṁ' && sound !== '~') return sound;
    const nasal =
      sound === '~' ? !/^[kgcjṭḍtdpb]/u.test(next ?? '') : isNasal(sounds[at - 1], next);
    if (nasal) return '\u0303';
    return /^[pbm]/u.test(next ?? '') ? 'm' : 'n';
  });
}

const isNasal = (before: string | undefined, next: string | undefined): boolean =>
  next === undefined ||
  isVowel(next) ||
  (/^[nm]/u.test(next) && /^(?:[āīūeo]|a[iu])/u.test(before ?? ''));

/** A placeholder for the inherent vowel of a consonant, until it is known whether the vowel is pronounced. */
const unwrittenA = 'ə';

/** True for vowels, including nasal ones (~). */
const isVowel = (sound: string | undefined): boolean =>
  sound !== undefined && /^[aāiīuūeoəô~]/u.test(sound);

/**
 * Hindi and Punjabi: drops the inherent a at the end of a word. Also drops it, from right to left, between VC
 * and CV (V is a vowel, C a consonant; Ohala's rule for Hindi).
 */
function asInHindi(sounds: readonly string[]): string[] {
  const out = [...sounds];
  if (out.length > 2 && out.at(-1) === unwrittenA) out.pop();
  for (let at = out.length - 3; at >= 2; at -= 1) {
    const nasal = out[at + 1] === 'ṁ' || out[at - 1] === '=';
    if (betweenVowels(out, at) && !nasal) out.splice(at, 1);
  }
  return out;
}

/**
 * Bengali: drops the inherent vowel at the end of a word only after a single consonant. Inside a word, drops
 * it between VC and CV (V is a vowel, C a consonant) only if the second vowel is written (আমরা āmrā, but
 * নববর্ষ nôbôbôrshô). Never drops it where `isHeard` is true.
 */
function asInBengali(sounds: readonly string[]): string[] {
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

/** Verb endings, and case endings that start with a consonant: কর|তে kôrte, সকল|কে sôkôlke. */
const ending = '[tbl]en?|chhen?|ke|der';
/** A noun keeps its inherent vowel before the case endings -e and -er (শহরে shôhôre). */
const nounEnd = new RegExp(`^(?!(?:${ending})$)[^aāiīuūeoəô]+er?$`, 'u');
/** The ending -tā of abstract nouns (জনতা jônôtā), and -no in এখনো ekhôno. */
const fullEnd = /^(?:tā|no)$/u;
/**
 * Stems of learned words in -nā. These words keep the inherent vowel before the ending; everyday words drop
 * it (খেলনা khelnā).
 */
const learned = /^(?:ghəṭ|rəch|tul|sūch|bed|chet|kām|sādh)$/u;
/**
 * The inherent vowel is pronounced before -ik in adjectives, because the vowel before it is long (মানব,
 * মানবিক mānôbik; but পিকনিক piknik) …
 */
const longBefore = /(?:ā|ai|au)[^aāiīuūeoəô]+$/u;
const adjectiveIk = /^[^aāiīuūeoəô]+ik(?!e$|[āiīuūo])/u;
/**
 * … except in English words. It is also pronounced before -īy (ভারতীয় bhārôtīy), except in derivatives of
 * রাজ (রাজকীয় rājkīy).
 */
const english = /^(?:pāb|plās)$/u;
const adjectiveIy = /^[^aāiīuūeoəô]+īy/u;
/**
 * Learned words in -ī, and ভালবাসা bhālôbāsā. They are listed because everyday words have the same ending,
 * but drop the vowel (পাগলী pāglī).
 */
const wholeWord =
  /^(?:(?:jən|rəj|jīb|lekh)-nī|(?:rəm|dhər)-ṇī|(?:\S+ā)?nəg-rī|(?:pəd|mādh)-bī|(?:bhār|māl|jub)-tī|bhāl-b[āe]s)/u;
/** Prefixes that keep their inherent vowel: উপ-, অপ- and অব-, and গত- in গতকাল. */
const prefix = /^(?:up|ôp|ôb|gət)$/u;

/**
 * True if Bengali pronounces an inherent vowel although the rule for the surrounding letters would drop it.
 */
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
