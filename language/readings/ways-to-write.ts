import { inKana, isKana, toHiragana } from './kana.ts';

/** Maximum number of runs of kanji. A word with more runs is a whole sentence and is not split. */
const maxRuns = 3;

/** A number and a one-kanji counter, with their reading: 七十歳 ななじゅっさい. */
const counted =
  /^([一二三四五六七八九十百千万何]+)(.) (.+?)(さい|じ|[ふぷ]ん|にん|ねん|がつ|えん|[かが]い|ばん|まい|[ほぼぽ]ん)$/u;

/**
 * Returns the spellings of a Japanese word for learners who do not know all its kanji: as written, in kana,
 * and partly in kana. A spelling partly in kana is returned only if the reading of each kanji is certain,
 * because of the kana between the kanji or the known reading of a counter: 食べ物, たべもの, 食べもの and たべ物, 七十さい. A
 * word without a known reading has only one spelling.
 */
export function waysToWrite(word: { text: string; reading?: string }): string[] {
  const { text } = word;
  const kana = inKana(word);
  const [, number, counter, said, read] = counted.exec(`${text} ${kana}`) ?? [];
  if (number) return [text, kana, `${number}${read}`, `${said}${counter}`];
  const runs = text.split(/([\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u).filter((run) => run !== '');
  const isTooLong = runs.filter((run) => !isShown(run)).length > maxRuns;
  const [only, ...others] = isTooLong ? [] : readingsOf(runs, kana);
  // If the reading can be divided in two ways, the reading of each part would be a guess.
  const mixed = only && others.length === 0 ? mixtures(runs, only) : [];
  return [...new Set([text, kana, ...mixed])];
}

/** True for kana that also appear in the reading. False for ヶ between kanji, which is read か or が. */
const isShown = (run: string) => isKana(run) && !/^[ヶヵケ]$/u.test(run);

/** Returns every way to divide the reading among the runs, in order. */
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
