import { isLanguageCode, type LanguageCode } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import type { Problem } from '../define-question.ts';
import { fold, foldedText, sentenceOf } from '../find-in-text.ts';

/** Two words match if they share this many letters, so that "jouent" matches "joue". */
const stem = 3;

/**
 * The same limit for scripts in which each letter is a syllable or a root: two letters are as distinctive
 * there as three elsewhere.
 */
const shortStem = 2;
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

/**
 * Requires an answer to share a word with the sentence that states it. The beginning of a word is enough,
 * because word forms change ("joue", "jouer"). Skips "yes", "no" and figures, which are valid answers even if
 * the text does not contain them.
 */
export function requireCommonWord(
  where: string,
  answer: string,
  id: string,
  text: Text,
): Problem[] {
  const sentence = sentenceOf(text, id);
  if (!sentence) return [];
  const written = foldedText(sentence.target, text.target);
  const length = dense.test(answer) ? shortStem : stem;
  const words = answer.split(/[\s'’\-،,.;:!?。、]+/u).map((word) => fold(word, text.target));
  const long = words.filter(
    (word) => Array.from(word).length >= length && !isYesOrNo(word, text.target),
  );
  if (long.length === 0) return [];
  const shares = long.some((word) => {
    const letters = Array.from(word);
    if (!dense.test(word)) return written.includes(letters.slice(0, Math.max(stem, 4)).join(''));
    return letters.some((_, at) => {
      const piece = letters.slice(at, at + length);
      return piece.length === length && written.includes(piece.join(''));
    });
  });
  if (shares) return [];
  const { text: statement } = sentence.target;
  const message = `The answer “${answer}” is not found in its sentence: “${statement}”`;
  return [{ where, message }];
}

/** The words for yes and no, and the polite words used with them. */
const words: Record<LanguageCode, string> = {
  en: 'yes no',
  fr: 'oui non si',
  es: 'sí no',
  de: 'ja nein doch',
  it: 'sì no',
  pt: 'sim não',
  nl: 'ja jawel nee neen',
  sv: 'ja jo nej',
  da: 'ja jo nej',
  nb: 'ja jo nei',
  fi: 'kyllä joo ei',
  pl: 'tak nie',
  cs: 'ano ne',
  hu: 'igen nem',
  ro: 'da nu',
  el: 'ναι όχι',
  ru: 'да нет',
  uk: 'так ні',
  tr: 'evet hayır',
  ar: 'نعم أجل لا كلا',
  he: 'כן לא',
  fa: 'بله آری نه خیر',
  ur: 'جی ہاں نہیں',
  ps: 'هو نه',
  hi: 'जी हाँ हां नहीं',
  bn: 'জি হ্যাঁ না',
  pa: 'ਜੀ ਹਾਂ ਨਹੀਂ',
  ja: 'はい ええ いいえ そうです ちがいます 違います',
  zh: '是 是的 对 不 不是 没有',
  yue: '係 唔係 有 冇',
  ko: '네 예 아니요 아니오',
  vi: 'có vâng dạ không',
  th: 'ใช่ ไม่ใช่ ไม่ ครับ ค่ะ',
  id: 'ya tidak bukan',
  cy: 'ie oes ydy ydw do nage nac naddo na',
  ga: 'tá sea is ea níl ní hea',
  mi: 'āe kāo',
  la: 'ita sic minime non',
};

/** True if a word means yes or no in the language. */
const isYesOrNo = (word: string, language: string): boolean =>
  isLanguageCode(language) &&
  words[language].split(' ').some((known) => fold(known, language) === fold(word, language));
