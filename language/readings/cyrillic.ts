const stress = '\u0301';

const russian: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '’',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const ukrainian: Record<string, string> = {
  ...russian,
  г: 'h',
  ґ: 'g',
  е: 'e',
  є: 'ie',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  ю: 'iu',
  я: 'ia',
  '’': '',
  "'": '',
};

/** Ukrainian letters that are romanised differently at the start of a word (the national table of 2010). */
const ukrainianStart: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/**
 * Romanises a word for learners, close to the spelling in English atlases. The reading's stress accent is
 * preserved: `молоко́` -> `molokó`. Undefined if a letter is not in the alphabet.
 */
export function romaniseCyrillic(language: 'ru' | 'uk', word: string): string | undefined {
  const letters = Array.from(word.normalize('NFC').toLowerCase());
  let roman = '';
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1] === stress ? letters[at - 2] : letters[at - 1];
    const latin = letter === stress || letter === '-' ? letter : latinOf(language, letter, before);
    if (latin === undefined) return undefined;
    roman += latin;
  }
  // Each part of a name is capitalised: Нью-Йорк.
  const parts = word.split('-');
  return roman
    .normalize('NFC')
    .split('-')
    .map((part, at) =>
      /^\p{Lu}/u.test(parts[at] ?? '')
        ? part.replace(/^\p{L}/u, (first) => first.toUpperCase())
        : part,
    )
    .join('-');
}

function latinOf(
  language: 'ru' | 'uk',
  letter: string,
  before: string | undefined,
): string | undefined {
  if (language === 'uk') {
    // Згурський Zghurs’kyi: зг is written zgh, not zh, because zh represents ж.
    if (letter === 'г' && before === 'з') return 'gh';
    return (before === undefined ? ukrainianStart[letter] : undefined) ?? ukrainian[letter];
  }
  const opens = before === undefined || /[аеёиоуыэюяъь-]/u.test(before);
  return letter === 'е' && opens ? 'ye' : russian[letter];
}

/**
 * Returns the word with the stress accent of its reading, or '' if the reading is not a reading of this word.
 */
export function stressedWord(word: string, reading: string): string {
  const marked = reading.normalize('NFC').replace(/\u0301(?=\u0301)/gu, '');
  const letters = word.normalize('NFC');
  const same = marked.replaceAll(stress, '').toLowerCase() === letters.toLowerCase();
  if (!same || !marked.includes(stress)) return '';
  let at = 0;
  return Array.from(marked, (sign) => (sign === stress ? sign : letters.charAt(at++))).join('');
}
