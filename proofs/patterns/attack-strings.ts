import { type Part, parsePattern } from './parse-pattern.ts';

/** A text that may make a pattern slow: a start, a piece that is repeated many times, and an end. */
export interface Attack {
  head: string;
  pump: string;
  tail: string;
}

/**
 * A repeat whose maximum is at least this number is noticeably slow if it is tried at every position of a
 * text.
 */
const longRepeat = 100;
/** Sample characters, chosen so that they differ in the character classes used for the lessons' languages. */
const samples = Array.from(
  'aàzAÉZñßœ09٣_-.,:;!?\'’"«»()[]{}<>/\\|@#&%*+=~^$`  \u00A0\u202F\t\n\r\u2028\u00AD\u200B\u200D\u0301\u0304\uFE0F\u0000漢々一あかアー・가ㄱاَـאְकिाกา，。！？：；「」–—…·•👍🏽🇫',
);

/**
 * Returns texts built from the pattern's own pieces: each kind of character that its classes distinguish, and
 * texts that match its repeats. Each text starts with what may precede the repeat, repeats a piece many
 * times, and ends with a text that matches or does not match. The same pattern always gives the same texts.
 */
export function attackStrings(regex: RegExp): Attack[] {
  const whole = parsePattern(regex);
  const loops = loopsOf(whole, [], []);
  const kinds = kindsOfCharacter(regex, whole);
  const stranger = kinds.at(-1) ?? '\u0000';
  if (loops.length === 0) return kinds.map((pump) => ({ head: '', pump, tail: '' }));

  const random = seeded(regex.source.length);
  const words = (parts: Part[], turns: number) =>
    Array.from({ length: turns }, () => wordOf({ kind: 'row', parts }, kinds, regex, random));
  const heads = distinct(['', ...loops.flatMap(({ before }) => words(before, 2))]).slice(0, 6);
  const mixed = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 2 + (at % 3) }, () => kinds[random(kinds.length)] ?? '').join(''),
  );
  const pumps = distinct([
    ...kinds,
    ...loops
      .slice(0, 8)
      .flatMap(({ before, body }) => [...words([body], 4), ...words([...before, body], 3)]),
    ...words([whole], 4),
    ...mixed,
  ]).filter((pump) => pump !== '');
  // Ends consist of what may follow a repeat and then a character that makes the match fail.
  const ends = distinct(
    loops.slice(0, 4).flatMap(({ after }) => words(after, 1).map((word) => `${word}${stranger}\n`)),
  );
  const crossed = (pumpsOf: string[], tails: string[]) =>
    pumpsOf.flatMap((pump) => heads.flatMap((head) => tails.map((tail) => ({ head, pump, tail }))));
  return [
    ...crossed(pumps, distinct(['', stranger, '\n', ...ends])),
    ...kinds.flatMap((pump) =>
      distinct([...kinds.slice(0, 8), stranger]).flatMap((edge) => [
        { head: '', pump, tail: edge },
        // A lookbehind matches in the opposite direction, so these texts begin with the edge.
        { head: edge, pump, tail: '' },
        { head: edge, pump, tail: edge },
      ]),
    ),
  ];
}

interface Loop {
  before: Part[];
  body: Part;
  after: Part[];
}

/** Returns the long repeats in a part, each with the parts that are matched before and after it. */
function loopsOf(part: Part, before: Part[], after: Part[]): Loop[] {
  switch (part.kind) {
    case 'row':
      return part.parts.flatMap((each, at) =>
        loopsOf(
          each,
          [...before, ...part.parts.slice(0, at)],
          [...part.parts.slice(at + 1), ...after],
        ),
      );
    case 'choice':
      return part.options.flatMap((option) => loopsOf(option, before, after));
    case 'look':
      return loopsOf(part.body, before, after);
    case 'repeat':
      return [
        ...(part.most >= longRepeat ? [{ before, body: part.body, after }] : []),
        ...loopsOf(part.body, before, after),
      ];
    default:
      return [];
  }
}

/**
 * Returns one character for each set of characters that the pattern's classes distinguish, starting with the
 * sets shared by most classes. The last character is in no class, or in as few as possible. Returns at most
 * 18 characters.
 */
function kindsOfCharacter({ source, flags }: RegExp, whole: Part): string[] {
  const ones = distinct(onesOf(whole)).map((one) => single(one, flags));
  const escaped = [...source.matchAll(/\\u\{?([\dA-Fa-f]{4,6})|\\x([\dA-Fa-f]{2})/g)].map((found) =>
    String.fromCodePoint(Number.parseInt(found[1] ?? found[2] ?? '', 16)),
  );
  const byKind = new Map<string, { character: string; fits: number }>();
  for (const character of [...samples, ...escaped, ...source]) {
    const fitting = ones.map((one) => (one.test(character) ? '1' : '0')).join('');
    const fits = fitting.replaceAll('0', '').length;
    if (!byKind.has(fitting)) byKind.set(fitting, { character, fits });
  }
  const kinds = [...byKind.values()]
    .sort((a, b) => b.fits - a.fits)
    .map(({ character }) => character);
  return [...kinds.slice(0, 17), ...kinds.slice(17).slice(-1)];
}

function onesOf(part: Part): string[] {
  switch (part.kind) {
    case 'one':
      return [part.source];
    case 'row':
      return part.parts.flatMap(onesOf);
    case 'choice':
      return part.options.flatMap(onesOf);
    case 'look':
    case 'repeat':
      return onesOf(part.body);
    default:
      return [];
  }
}

/** Returns a text that a part matches. Lookarounds are ignored, and repeats run once or twice. */
function wordOf(part: Part, kinds: string[], regex: RegExp, random: Random): string {
  switch (part.kind) {
    case 'one': {
      const one = single(part.source, regex.flags);
      const fitting = kinds.filter((kind) => one.test(kind));
      const literal = Array.from(part.source).filter((character) => one.test(character));
      const offered = fitting.length > 0 ? fitting : literal;
      return offered[random(offered.length)] ?? samples.find((sample) => one.test(sample)) ?? '';
    }
    case 'row':
      return part.parts.map((each) => wordOf(each, kinds, regex, random)).join('');
    case 'choice': {
      const option = part.options[random(part.options.length)];
      return option ? wordOf(option, kinds, regex, random) : '';
    }
    case 'repeat': {
      const turns = Math.min(part.most, Math.max(part.least, 1) + random(2));
      const once = wordOf(part.body, kinds, regex, random);
      return once.repeat(Math.min(turns, 20));
    }
    default:
      return '';
  }
}

/** Returns a pattern that matches only a text consisting of this one character. */
const single = (one: string, flags: string) =>
  new RegExp(`^(?:${one})$`, flags.replace(/[dgmy]/g, ''));

/** Returns an integer from 0 up to, but not including, `end`. */
type Random = (end: number) => number;

/** Returns a pseudo-random generator that gives the same numbers for the same seed. */
function seeded(seed: number): Random {
  let state = seed + 1;
  return (end) => {
    state = (state * 48_271) % 2_147_483_647;
    return end > 0 ? state % end : 0;
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];
