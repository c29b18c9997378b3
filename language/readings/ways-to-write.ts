import { inKana, isKana, toHiragana } from './kana.ts';

/** A word of more runs of kanji than these is a sentence: it is not taken apart. */
const maxRuns = 3;

/** A number and the one kanji that it counts by, with their reading: 七十歳 ななじゅっさい. */
const counted =
  /^([一二三四五六七八九十百千万何]+)(.) (.+?)(さい|じ|[ふぷ]ん|にん|ねん|がつ|えん|[かが]い|ばん|まい|[ほぼぽ]ん)$/u;

/**
 * How a Japanese word may be written by who does not know all its kanji: as it stands, in kana, and in
 * kana for some of its kanji where the kana between them say how each is read, or the reading of a
 * counter does: 食べ物, たべもの, 食べもの and たべ物, 七十さい. A word without a known reading has the one
 * form alone.
 */
export function waysToWrite(word: { text: string; reading?: string }): string[] {
  const { text } = word;
  const kana = inKana(word);
  const [, number, counter, said, read] = counted.exec(`${text} ${kana}`) ?? [];
  if (number) return [text, kana, `${number}${read}`, `${said}${counter}`];
  const runs = text.split(/([\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u).filter((run) => run !== '');
  const isTooLong = runs.filter((run) => !isShown(run)).length > maxRuns;
  const [only, ...others] = isTooLong ? [] : readingsOf(runs, kana);
  // Where the kana can be shared out in two ways, which part is read how would be a guess.
  const mixed = only && others.length === 0 ? mixtures(runs, only) : [];
  return [...new Set([text, kana, ...mixed])];
}

/** ヶ between kanji is read か or が, so it shows no kana of its own. */
const isShown = (run: string) => isKana(run) && !/^[ヶヵケ]$/u.test(run);

/** Every way in which the reading can be that of the runs, one after the other. */
function readingsOf([run, ...rest]: readonly string[], reading: string): string[][] {
  if (run === undefined) return reading === '' ? [[]] : [];
  const from = (length: number, read: string) =>
    readingsOf(rest, reading.slice(length)).map((others) => [read, ...others]);
  if (isShown(run)) {
    return toHiragana(reading).startsWith(toHiragana(run)) ? from(run.length, run) : [];
  }
  return [...reading].flatMap((_, at) => from(at + 1, reading.slice(0, at + 1)));
}

const mixtures = (runs: readonly string[], readings: readonly string[]): string[] =>
  runs.reduce<string[]>(
    (ways, run, at) => ways.flatMap((way) => [way + run, way + (readings[at] ?? run)]),
    [''],
  );
