const toneMarks = /[\u0300\u0301\u0304\u030c]/gu;
const finals =
  '(?:i(?:ang|ong|ng|ao|an|a|e|u|n)?|u(?:ang|eng|ng|ai|an|a|o|i|e|n)?|ü(?:an|e|n)?|a(?:ng|i|o|n)?|e(?:ng|i|r|n)?|o(?:ng|u)?)';
/** A syllable without a first consonant stands alone or after an apostrophe: Xī'ān is not xiān. */
const syllable = `(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])${finals}|(?<![a-zü])(?=[aeo])${finals})`;

const marked: Record<string, string> = {
  '1': '\u0304',
  '2': '\u0301',
  '3': '\u030c',
  '4': '\u0300',
};

/** Pinyin typed with tone numbers, as marks: `ni3 hao3` -> `nǐ hǎo`, `lv4` -> `lǜ`; 5 and 0 are neutral. */
export function markTones(pinyin: string): string {
  const typed = pinyin.replace(/u:|v/gu, 'ü');
  return typed
    .replace(/([a-zü]+?)([0-5])/giu, (_, letters: string, tone: string) => {
      const mark = marked[tone] ?? '';
      // a and e take the mark, o in ou, else the last vowel.
      const place = /[ae]/iu.exec(letters)?.index ?? lastMarked(letters);
      return place < 0 ? letters : letters.slice(0, place + 1) + mark + letters.slice(place + 1);
    })
    .normalize('NFC');
}

function lastMarked(letters: string): number {
  const ou = letters.search(/ou/iu);
  return ou >= 0
    ? ou
    : Math.max(...Array.from('iouü', (vowel) => letters.toLowerCase().lastIndexOf(vowel)));
}

/** Pinyin with tone marks, one syllable for each character; 儿 may join the one before as r. */
export function isPinyin(word: string, pinyin: string): boolean {
  const characters = Array.from(word).filter((letter) => /\p{sc=Han}/u.test(letter));
  const bare = pinyin.normalize('NFD').toLowerCase();
  const tones = bare.match(toneMarks)?.length ?? 0;
  const letters = bare.replace(toneMarks, '').normalize('NFC');
  const count = characters.length;
  if (count === 0 || tones > count) return false;
  const whole = new RegExp(`^(?:${syllable}[ '’-]?){${count}}$`, 'u');
  const joined = new RegExp(`^(?:${syllable}[ '’-]?){${count - 1}}r$`, 'u');
  return whole.test(letters) || (word.endsWith('儿') && joined.test(letters));
}

const cantonese =
  '(?:(?:ng|gw|kw|[bpmfdtnlgkhwzcsj])?(?:aa(?:i|u|m|ng|n|p|t|k)?|a(?:i|u|m|ng|n|p|t|k)|e(?:i|u|m|ng|n|p|t|k)?|i(?:u|m|ng|n|p|t|k)?|oe(?:ng|t|k)?|eo(?:i|n|t)|o(?:i|u|ng|n|t|k)?|u(?:i|ng|n|t|k)?|yu(?:n|t)?)|h?m|h?ng)[1-6]';

/** Jyutping with tone numbers, one syllable for each character. */
export function isJyutping(word: string, jyutping: string): boolean {
  const count = Array.from(word).filter((letter) => /\p{sc=Han}/u.test(letter)).length;
  return (
    count > 0 && new RegExp(`^(?:${cantonese} ?){${count}}$`, 'u').test(jyutping.toLowerCase())
  );
}
