/** Rows of kana with the consonant that each begins with; the vowels are a, i, u, e, o. */
const rows: [consonant: string, kana: string][] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
  ['', 'ぁぃぅぇぉ'],
];
const vowels = 'aiueo';

/** Where Hepburn does not spell by row. */
const own: Record<string, string> = {
  し: 'shi',
  じ: 'ji',
  ち: 'chi',
  つ: 'tsu',
  ぢ: 'ji',
  づ: 'zu',
  ふ: 'fu',
  や: 'ya',
  ゆ: 'yu',
  よ: 'yo',
  わ: 'wa',
  ゐ: 'i',
  ゑ: 'e',
  を: 'o',
  ゔ: 'vu',
  ん: 'n',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ゎ: 'wa',
};

const spelling = new Map<string, string>([
  ...rows.flatMap(([consonant, kana]) =>
    Array.from(kana, (letter, at) => [letter, consonant + vowels.charAt(at)] as const),
  ),
  ...Object.entries(own),
]);

/** Small letters after these make one sound with them: きゃ kya, しゃ sha, チェ che, ファ fa, ティ ti. */
const palatal = /^[きぎにひびぴみりしじちぢ]$/u;
const foreign: Record<string, string> = {
  ふ: 'f',
  て: 't',
  で: 'd',
  と: 't',
  ど: 'd',
  う: 'w',
  つ: 'ts',
  ゔ: 'v',
  し: 'sh',
  じ: 'j',
  ち: 'ch',
};

/** One sound, of a kana with its small letter. */
function soundOf(kana: string, small: string): string {
  const alone = spelling.get(kana) ?? kana;
  if (small === '') return alone;
  const glide = spelling.get(small) ?? '';
  if (/^[ゃゅょ]$/u.test(small) && palatal.test(kana)) {
    const stem = alone.slice(0, -1);
    return /(?:sh|ch|j)$/u.test(stem) ? stem + glide.slice(1) : stem + glide;
  }
  return (foreign[kana] ?? alone) + glide;
}

/** Hiragana in Hepburn without macrons: `きょう` -> `kyou`, `がっこう` -> `gakkou`, `けんいち` -> `ken'ichi`. */
export function spellKana(hiragana: string): string {
  let roman = '';
  let before = '';
  for (const [sound] of hiragana.matchAll(/.[ゃゅょぁぃぅぇぉゎ]?/gu)) {
    const kana = sound.charAt(0);
    const spelt = kana === 'っ' ? '' : soundOf(kana, sound.slice(1));
    // The n of ん stands apart from a vowel; っ doubles the consonant after it.
    if (before === 'ん' && /^[aiueoy]/u.test(spelt)) roman += "'";
    if (before === 'っ')
      roman += spelt.startsWith('ch') ? 't' : spelt.replace(/^([^aiueo]?).*$/u, '$1');
    roman += spelt;
    before = kana;
  }
  return roman;
}
