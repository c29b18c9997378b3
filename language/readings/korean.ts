/** The letters that can start a block, in Unicode order. */
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');

const onset: Record<string, string> = {
  ㄱ: 'g',
  ㄲ: 'kk',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄸ: 'tt',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅃ: 'pp',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'j',
  ㅉ: 'jj',
  ㅊ: 'ch',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};
const coda: Record<string, string> = {
  ㄱ: 'k',
  ㄴ: 'n',
  ㄷ: 't',
  ㄹ: 'l',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅇ: 'ng',
  ' ': '',
};

/** The pronunciation of a final consonant before another consonant or at the end: one of seven sounds. */
const heard: Record<string, string> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㅍ: 'ㅂ',
  ㅄ: 'ㅂ',
  ㄿ: 'ㅂ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
  ㄻ: 'ㅁ',
};
/**
 * Pairs of final consonants. Before a vowel, the first consonant stays, and the second starts the next block.
 */
const split: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: ' ㄴ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: ' ㄹ',
  ㅄ: 'ㅂㅅ',
};
const aspirated: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ', ㅈ: 'ㅊ' };
const nasal: Record<string, string> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };

/** Nouns in ㄺ. Before ㄱ, these nouns keep their ㄱ (닭과 dakgwa), whereas verb stems keep the ㄹ (읽고 ilgo). */
const nouns = /[닭흙칡삵슭탉]/u;

/**
 * Boundaries in compounds where ㄴ is inserted: 꽃잎 kkonnip, 열여섯 yeollyeoseot, 색연필 saengnyeonpil. No rule can
 * distinguish 한여름 (inserted) from 금요일 (not inserted). Common second words are therefore listed; short second
 * words are listed together with the first word.
 */
const compounds =
  /[가-힣](?=잎|여섯|여덟|여름|연필|여울)|[옛뒷](?=이야기)|[십백천](?=육)|[알물](?=약)|집안(?=일)|담(?=요)|눈(?=요기)|서울(?=역)/gu;

interface Block {
  written: string;
  initial: string;
  vowel: string;
  final: string;
}

/**
 * Converts a Korean word to Revised Romanisation, with its sound changes: `독립` -> `dongnip`, `같이` -> `gachi`.
 * Undefined if the word has non-Korean letters.
 */
export function romaniseKorean(word: string): string | undefined {
  if (!/^[가-힣]+$/u.test(word)) return undefined;
  const blocks = Array.from(word, readBlock);
  const joints = new Set(Array.from(word.matchAll(compounds), (m) => m.index + m[0].length));
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    if (next && joints.has(at + 1) && block.final !== ' ') next.initial = 'ㄴ';
    if (next) meet(block, next);
    else block.final = heard[block.final] ?? block.final;
  }
  return blocks
    .map(({ initial, vowel, final }, at) => {
      const long = initial === 'ㄹ' && blocks[at - 1]?.final === 'ㄹ';
      return (long ? 'l' : (onset[initial] ?? '')) + vowel + (coda[final] ?? '');
    })
    .join('');
}

function readBlock(letter: string): Block {
  const place = letter.charCodeAt(0) - 0xac00;
  return {
    written: letter,
    initial: initials.charAt(Math.floor(place / (21 * 28))),
    vowel: vowels[Math.floor(place / 28) % 21] ?? '',
    final: finals.charAt(place % 28),
  };
}

/** Applies the sound changes between two adjacent blocks. */
function meet(here: Block, next: Block): void {
  if (next.initial === 'ㅇ') {
    join(here, next);
    return;
  }
  const breathed = /[ㅎㄶㅀ]/u.test(here.final) ? aspirated[next.initial] : undefined;
  if (breathed) {
    next.initial = breathed;
    here.final = here.final === 'ㅎ' ? ' ' : (heard[here.final] ?? ' ');
    return;
  }
  if (next.initial === 'ㅎ' && breathe(here, next)) return;
  // Two adjacent s sounds are pronounced as one ss: 있습니다 isseumnida.
  if (/[ㅅㅆㅎ]/u.test(here.final) && /[ㅅㅆ]/u.test(next.initial)) {
    here.final = ' ';
    next.initial = 'ㅆ';
    return;
  }
  const final = heardOf(here, next);
  here.final = final;
  if (next.initial === 'ㄹ' && /[ㄱㄷㅂㅁㅇ]/u.test(final)) next.initial = 'ㄴ';
  if (/[ㄴㅁ]/u.test(next.initial)) here.final = nasal[final] ?? final;
  if (here.final + next.initial === 'ㄴㄹ' || here.final + next.initial === 'ㄹㄴ') {
    here.final = 'ㄹ';
    next.initial = 'ㄹ';
  }
}

/** Returns the final consonant as pronounced. 밟다 bapda is the only exception among words that end in ㄼ. */
function heardOf({ final, written }: Block, next: Block): string {
  if (final === 'ㄼ' && written === '밟') return 'ㅂ';
  if (final === 'ㄺ' && next.initial === 'ㄱ' && !nouns.test(written)) return 'ㄹ';
  return heard[final] ?? final;
}

/**
 * Merges a consonant and h into an aspirated consonant in verbs: 못해요 motaeyo, 막히다 makida, 닫혔어요 dachyeosseoyo,
 * 밝히다 balkida. Nouns keep their h, by the official rule: 축하 chukha.
 */
function breathe(here: Block, next: Block): boolean {
  const verb = endsVerb(next);
  const two = verb ? split[here.final] : undefined;
  const last = two?.charAt(1) ?? here.final;
  const sound = verb && /[ㄷㅈ]/u.test(last) ? 'ㅈ' : (heard[last] ?? last);
  if (sound !== 'ㄷ' && !(verb && aspirated[sound])) return false;
  next.initial = aspirated[sound] ?? 'ㅎ';
  here.final = two?.charAt(0) ?? ' ';
  return true;
}

/** True for the verb suffixes 이 and 히, and for their contractions with 었: 여 and 혀, 였 and 혔. */
const endsVerb = ({ vowel, final }: Block): boolean =>
  vowel === 'i' || (vowel === 'yeo' && /[ ㅆ]/u.test(final));

/** Moves a final consonant before a vowel to the next block. Before i, d becomes j and t becomes ch. */
function join(here: Block, next: Block): void {
  if (here.final === ' ' || here.final === 'ㅇ') return;
  if (here.final === 'ㅎ') {
    here.final = ' ';
    return;
  }
  // 없다 is a separate word, so the consonant before it is first pronounced as at the end of a word, then
  // linked: 맛없다 madeopda.
  const apart = next.written === '없' ? heard[here.final] : undefined;
  const two = apart ? undefined : split[here.final];
  next.initial = two?.charAt(1) ?? apart ?? here.final;
  here.final = two?.charAt(0) ?? ' ';
  if (!endsVerb(next)) return;
  if (next.initial === 'ㄷ') next.initial = 'ㅈ';
  if (next.initial === 'ㅌ') next.initial = 'ㅊ';
}
