import { isLanguageCode, type LanguageCode } from './languages.ts';

/**
 * Words that vocabulary lists put before a word: articles, English "to", and the reflexive pronoun, which
 * agrees with the person in a text (se laver, je me lave).
 */
const articles: Partial<Record<LanguageCode, string>> = {
  en: 'a an the to',
  fr: "le la l' les un une des du se s'",
  es: 'el la los las un una unos unas',
  de: 'der die das den dem des ein eine einen einem einer eines sich',
  it: "il lo la l' i gli le un uno una un'",
  pt: 'o a os as um uma uns umas',
  nl: "de het een 't zich",
  sv: 'en ett den det de att sig',
  da: 'en et den det de at',
  nb: 'en ei et den det de å',
  hu: 'a az egy',
  ro: 'un o niște',
  el: 'ο η το οι τα τον την τους τις ένας μία μια ένα',
  cy: "y yr 'r",
  ga: 'an na',
  mi: 'te ngā he',
};

/** The words in `articles` that are not articles: words before an infinitive, and the reflexive pronoun. */
const beforeVerbs: Partial<Record<LanguageCode, string>> = {
  en: 'to',
  fr: "se s'",
  de: 'sich',
  nl: 'zich',
  sv: 'att sig',
  da: 'at sig',
  nb: 'å seg',
};

/** Definite articles (English "the") of each language. */
const definite: Partial<Record<LanguageCode, string>> = {
  en: 'the',
  fr: "le la l' les",
  es: 'el la los las',
  de: 'der die das den dem des',
  it: "il lo la l' i gli le",
  pt: 'o a os as',
  nl: 'de het',
  sv: 'den det de',
  da: 'den det de',
  nb: 'den det de',
  hu: 'a az',
  el: 'ο η το οι τα τον την τους τις',
  cy: 'y yr',
  ga: 'an na',
  mi: 'te ngā',
  ar: 'ال',
  he: 'ה',
};

/**
 * Words whose stem starts with the same letters as the article. Each entry lists the letters after the
 * article. The entries are prefixes of everyday words, so one entry covers all forms of a word. Only a list
 * can distinguish these words: התחיל is "began", but התלמיד is "the pupil".
 */
const ownBeginnings = {
  ar: 'تقى|تقاء|تقينا|تقيت|تهاب|تزم|تزام(?!ن)|تحاق|تحق(?!ي|ق)|تقاط(?!ع)|تقط(?!ي)|تباس',
  he: 'ו(?:ביל|דע|דו|כח|כיח|לך|לכ|ליד|סיף|ספ|פיע|פע|צא|ראה|ריד|רים)|זדמנ|חליט|חלט|ליכה|מליץ|מלצ(?!ר)|סטוריה|סכים|סכמ|סתכל|פתעה|צגה|צטרף|צליח|צלחה|רגיש|רגשה|רפתק|רצאה|שפיע|שפעה|שתמש|שתתף|תחיל|תחלה|תחתן|תלבש|תעורר|תקדם|תקשר|תרגש',
};

/** The Arabic and Hebrew article is a prefix of the word. */
const prefixes: Partial<Record<LanguageCode, RegExp>> = {
  ar: new RegExp(`^ال(?!${ownBeginnings.ar})(?=\\p{L}{2})`, 'u'),
  he: new RegExp(`^ה(?!${ownBeginnings.he})(?=\\p{L}{2})`, 'u'),
};

/** True if a word, including its apostrophe if any, is an article of the language. */
export function isArticle(language: string, word: string): boolean {
  if (!isLanguageCode(language)) return false;
  return isIn(articles, language, word.toLowerCase().replaceAll('’', "'"));
}

/** True if a word, including its apostrophe if any, is an article before a noun. */
export const isNounArticle = (language: string, word: string): boolean =>
  (isArticle(language, word) && !isIn(beforeVerbs, language, word)) ||
  isDefiniteArticle(language, word);

/** True if a word is a definite article of the language. */
export const isDefiniteArticle = (language: string, word: string): boolean =>
  isIn(definite, language, word);

const isIn = (
  lists: Partial<Record<LanguageCode, string>>,
  language: string,
  word: string,
): boolean => {
  // Normalised words have no final sigma.
  const forms = isLanguageCode(language) ? lists[language]?.replaceAll('ς', 'σ').split(' ') : [];
  return forms?.includes(word.replaceAll('ς', 'σ')) ?? false;
};

/** True if a text starts with a definite article of its language: the house, l'école, البيت. */
export function isDefinite(language: string, text: string): boolean {
  const plain = text.trim().toLowerCase().replaceAll('’', "'");
  const [first = '', second] = plain.split(/\s+/);
  const leaning = procliticArticle(language, plain);
  return (
    (second !== undefined && isDefiniteArticle(language, first)) ||
    (leaning !== '' && isDefiniteArticle(language, leaning))
  );
}

/**
 * Returns the articles that a teacher would list together with this one: for la, these are le, la, l’, les.
 * If no article is given, returns the definite articles, or all noun articles if the language has no definite
 * articles. Returns an empty list for a language without articles.
 */
export function articlesLike(language: string, article = ''): string[] {
  if (!isLanguageCode(language)) return [];
  const named = definite[language]?.split(' ') ?? [];
  const others = (articles[language]?.split(' ') ?? []).filter(
    (each) => isNounArticle(language, each) && !named.includes(each),
  );
  if (language === 'fr' && partitives.includes(article)) return partitives.map(asPrinted);
  const isOther = others.includes(article) || named.length === 0;
  const set = isOther
    ? others.filter((each) => !partitives.includes(each) || each === 'des')
    : named;
  return set.map(asPrinted);
}

const partitives = ['du', 'de la', "de l'", 'des'];
const asPrinted = (article: string) => article.replace("'", '’');

/** Strips the article prefix: `الكتاب` -> `كتاب`; words of all other languages are unchanged. */
export function withoutArticlePrefix(language: string, word: string): string {
  const prefix = isLanguageCode(language) ? prefixes[language] : undefined;
  return prefix ? word.replace(prefix, '') : word;
}

/**
 * Returns the article attached to the first word: `l'` for l'homme, `ال` for الكتاب; empty if no article is
 * attached.
 */
export function procliticArticle(language: string, text: string): string {
  const elided = /^\p{L}+['’](?=\p{L})/u.exec(text)?.[0] ?? '';
  if (isArticle(language, elided)) return elided;
  return text.slice(0, text.length - withoutArticlePrefix(language, text).length);
}
