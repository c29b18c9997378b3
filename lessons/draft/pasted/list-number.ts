/** Code point of the zero in each script's digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const digits = /^[（(]?(\p{Nd}{1,3})(?:[.)\]．）、:：](?:\s+|(?=[^\p{Nd}\s]))|[-–/]\s+)/u;
/** A number, a full stop or a bracket, and more text. The number is not a sentence, even outside a list. */
const leadingNumber = /^[（(]?\p{Nd}{1,3}[.)．）]\s+(?=\S)/u;

/** Returns the number at the start of a row, including its space, unchanged; '' if there is none. */
export const leadingNumberOf = (row: string): string => leadingNumber.exec(row)?.[0] ?? '';
/** Matches a circled or similar number such as ①. There are three sets of twenty, each in order. */
const circled = /^([①-⒛])[.．、]?\s*(?=\S)/u;
/** Chinese list numbers. Excludes 一、二、三！, which is counting aloud. */
const chinese =
  /^[（(]?([一二三四五六七八九十]{1,3})[.．、)）]\s*(?=\S)(?![一二三四五六七八九十]{1,3}[、，！!。])/u;
const chineseDigits = '〇一二三四五六七八九';

/** Returns the number at the start of a list row, and the row without the number; null for any other row. */
export function parseListNumber(row: string): { number: number; rest: string } | null {
  const forms = [
    [digits, numberOfDigits],
    [circled, numberOfCircle],
    [chinese, numberOfChinese],
  ] as const;
  for (const [form, numberOf] of forms) {
    const [whole = '', sign = ''] = form.exec(row) ?? [];
    const number = sign === '' ? null : numberOf(sign);
    if (number !== null) return { number, rest: row.slice(whole.length) };
  }
  return null;
}

const pointOf = (sign: string) => sign.codePointAt(0) ?? 0;

function numberOfDigits(sign: string): number {
  return Array.from(sign).reduce((sum, digit) => {
    const point = pointOf(digit);
    const zero = zeros.findLast((start) => start <= point) ?? 0x30;
    return sum * 10 + (point - zero);
  }, 0);
}

const numberOfCircle = (sign: string) => ((pointOf(sign) - pointOf('①')) % 20) + 1;

/** Parses 三, 十, 十二, 二十一; null for other sequences, such as 一二. */
function numberOfChinese(sign: string): number | null {
  const [, tens, ten, ones] = /^([^十])?(十)?([^十])?$/u.exec(sign) ?? [];
  if (ten === undefined) return sign.length === 1 ? chineseDigits.indexOf(sign) : null;
  const value = (digit: string | undefined, without: number) =>
    digit === undefined ? without : chineseDigits.indexOf(digit);
  return value(tens, 1) * 10 + value(ones, 0);
}
