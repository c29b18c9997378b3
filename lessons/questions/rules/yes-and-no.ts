import { isLanguageCode, type LanguageCode } from '#language/languages.ts';
import { fold } from '../find-in-text.ts';

/** The words that answer a question with yes or no, and what politeness puts beside them. */
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

/** Whether a word is a yes or a no of the language. */
export const isYesOrNo = (word: string, language: string): boolean =>
  isLanguageCode(language) &&
  words[language].split(' ').some((known) => fold(known, language) === fold(word, language));
