/** The letters of a block in the order of Unicode. */
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

/** What is heard of a final before a consonant or at the end: seven sounds. */
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
/** Two finals before a vowel: the first stays, the second begins the next block. */
const parted: Record<string, string> = {
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
const aspirated: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅈ: 'ㅊ' };
const strong: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ' };
const nasal: Record<string, string> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };

interface Block {
  initial: string;
  vowel: string;
  final: string;
}

/**
 * Revised Romanisation with its sound changes: `독립` -> `dongnip`, `같이` -> `gachi`. Undefined where the
 * word has other letters than Korean ones.
 */
export function romaniseKorean(word: string): string | undefined {
  if (!/^[가-힣]+$/u.test(word)) return undefined;
  const blocks = Array.from(word, readBlock);
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
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
    initial: initials.charAt(Math.floor(place / (21 * 28))),
    vowel: vowels[Math.floor(place / 28) % 21] ?? '',
    final: finals.charAt(place % 28),
  };
}

/** Changes both blocks as their meeting sounds. */
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
  // One long s: 있습니다 isseumnida.
  if (/[ㅅㅆㅎ]/u.test(here.final) && /[ㅅㅆ]/u.test(next.initial)) {
    here.final = ' ';
    next.initial = 'ㅆ';
    return;
  }
  const final = heard[here.final] ?? here.final;
  here.final = final;
  // Verbs breathe (못해요 motaeyo, 막히다 makida); nouns keep their h (축하 chukha), as the rule has it.
  if (next.initial === 'ㅎ' && (final === 'ㄷ' || (next.vowel === 'i' && strong[final]))) {
    next.initial = strong[final] ?? 'ㅎ';
    here.final = ' ';
    return;
  }
  if (next.initial === 'ㄹ' && /[ㄱㄷㅂㅁㅇ]/u.test(final)) next.initial = 'ㄴ';
  if (/[ㄴㅁ]/u.test(next.initial)) here.final = nasal[final] ?? final;
  if (here.final + next.initial === 'ㄴㄹ' || here.final + next.initial === 'ㄹㄴ') {
    here.final = 'ㄹ';
    next.initial = 'ㄹ';
  }
}

/** A final before a vowel begins the next block; d and t turn to j and ch before i. */
function join(here: Block, next: Block): void {
  if (here.final === ' ' || here.final === 'ㅇ') return;
  if (here.final === 'ㅎ') {
    here.final = ' ';
    return;
  }
  const two = parted[here.final];
  next.initial = two?.charAt(1) ?? here.final;
  here.final = two?.charAt(0) ?? ' ';
  if (next.vowel !== 'i') return;
  if (next.initial === 'ㄷ') next.initial = 'ㅈ';
  if (next.initial === 'ㅌ') next.initial = 'ㅊ';
}
