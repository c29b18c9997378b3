const pairs: Record<string, string> = {
  αι: 'e',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  ου: 'ou',
  γγ: 'ng',
  γξ: 'nx',
  γχ: 'nch',
  τζ: 'tz',
};

const letters: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/**
 * μπ, ντ and γκ are pronounced b, d and g at the start of a word. Inside a word they have a nasal before
 * them.
 */
const stops: Record<string, [start: string, inside: string]> = {
  μπ: ['b', 'mb'],
  ντ: ['d', 'nd'],
  γκ: ['g', 'ng'],
};

const accent = '\u0301';
const diaeresis = '\u0308';

interface Letter {
  base: string;
  accented: boolean;
  parted: boolean;
}

function readLetters(word: string): Letter[] {
  return (
    word
      .normalize('NFD')
      .toLowerCase()
      .match(/.\p{M}*/gu) ?? []
  ).map((cluster) => ({
    base: cluster.charAt(0),
    accented: cluster.includes(accent),
    parted: cluster.includes(diaeresis),
  }));
}

/** Romanises Modern Greek by sound, with accents: `καλημέρα` -> `kaliméra`. Undefined for other scripts. */
export function romaniseGreek(word: string): string | undefined {
  const read = readLetters(word);
  let roman = '';
  for (let at = 0; at < read.length; at += 1) {
    const here = read[at];
    if (!here) break;
    const next = read[at + 1];
    // A vowel pair is two sounds if the first has an accent or the second a diaeresis: τσάι, Μάιος.
    const two = next && !next.parted && !here.accented ? here.base + next.base : '';
    const pair = two && pairOf(two, at === 0, read[at + 2]?.base);
    const latin = pair || letters[here.base];
    if (latin === undefined) return undefined;
    const accented = pair ? next?.accented : here.accented;
    roman += accented ? latin.replace(/[aeiou](?=[^aeiou]*$)/u, `$&${accent}`) : latin;
    if (pair) at += 1;
  }
  const composed = roman.normalize('NFC');
  return /^\p{Lu}/u.test(word.normalize('NFC'))
    ? composed.replace(/^\p{L}/u, (first) => first.toUpperCase())
    : composed;
}

function pairOf(two: string, starts: boolean, after: string | undefined): string | undefined {
  const stop = stops[two];
  if (stop) return stop[starts ? 0 : 1];
  const glide = /^([αεη])υ$/u.exec(two)?.[1];
  if (glide) {
    const voiceless = after === undefined || /[θκξπσςτφχψ]/u.test(after);
    return `${letters[glide]}${voiceless ? 'f' : 'v'}`;
  }
  return pairs[two];
}
