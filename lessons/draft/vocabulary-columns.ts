import { isArticle } from '#language/articles.ts';
import { languageName } from '#language/language-name.ts';
import { matchesScript } from '#language/matches-script.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';

/**
 * The content of a column of a word list. `other` is neither a word nor a meaning: numbers, word classes,
 * examples.
 */
export type WordColumn = 'target' | 'native' | 'article' | 'other';

/** The languages of a word list: the words are in `to`, their meanings in `from`. */
export interface ListLanguages {
  from: string;
  to: string;
}

const targetHeads =
  words(`target word words term terms vocabulary vocab phrase phrases expression front
  question kanji hanzi characters character simplified traditional 漢字 汉字 生词 単語 单词 語彙 mot mots vocabulaire
  terme wort worter vokabel vokabeln palabra palabras vocabulario parola parole vocabolo palavra palavras slowo
  slowka wyraz كلمة كلمات المفردات शब्द`);
const nativeHeads =
  words(`native meaning meanings translation translations definition definitions back gloss
  answer 意味 意思 释义 訳 和訳 翻译 traduction signification definition ubersetzung bedeutung traduccion significado
  traduzione significato traducao tlumaczenie znaczenie ترجمة الترجمة المعنى معنى अर्थ अनुवाद`);
const articleHeads = words(
  'article articles artikel articulo articolo artigo determiner rodzajnik',
);
const otherHeads =
  words(`no nr n num number numero nummer id lp rank unit lesson chapter topic theme level
  lektion kapitel leccion unite lecon partofspeech pos class wordclass wordtype type wortart klasse classe nature
  categorie categoria czescmowy 品詞 词性 gender genus genre genero plural pluriel mehrzahl reading readings かな カナ ひらがな
  読み 読み方 よみ よみかた kana hiragana furigana ふりがな pinyin 拼音 romaji romanisation romanization transliteration
  transcription pronunciation phonetic phonetics phonetique ipa api aussprache pronunciacion lautschrift audio sound image
  picture example examples sentence examplesentence exemple exemples beispiel beispielsatz ejemplo ejemplos
  esempio exemplo przyklad مثال उदाहरण 例文 例句 notes note notiz tags tag deck source synonym synonyms comment`);

/** Heading words that do not distinguish the columns: "French word", "Meaning (English)". */
const fillers = words(
  'word words term terms in the meaning translation vocabulary mot mots en wort worter auf palabra palabras',
);

/**
 * Returns the content of each column according to the headings; null if the first row is data. It is enough
 * if one heading is for words and one for meanings, regardless of the other columns.
 */
export function columnsOfHeadings(
  cells: readonly string[],
  languages: ListLanguages,
): WordColumn[] | null {
  const found = cells.map((cell) => (cell === '' ? 'other' : columnOf(cell, languages)));
  const [target, native] = [found.indexOf('target'), found.indexOf('native')];
  if (target < 0 || native < 0) return null;
  // Use only the first column of each kind, because a second column contains another form of the word.
  return found.map((column, at) => {
    if (column === 'target') return at === target ? 'target' : 'other';
    if (column === 'native') return at === native ? 'native' : 'other';
    return column ?? 'other';
  });
}

function columnOf(cell: string, { from, to }: ListLanguages): WordColumn | null {
  const folded = fold(cell);
  const isNamed = (language: string, other: string) => {
    const rest = folded
      .split(' ')
      .filter((word) => !fillers.has(word))
      .join(' ');
    const names = [
      language,
      languageName(language),
      languageName(language, language),
      languageName(language, other),
      // The headings of our own files.
      languageName(language, wordingsLanguage()),
    ];
    return names.map(fold).some((name) => name === folded || name === rest);
  };
  if (isNamed(to, from)) return 'target';
  if (isNamed(from, to)) return 'native';
  const joined = folded.replaceAll(' ', '');
  if (targetHeads.has(joined)) return 'target';
  if (nativeHeads.has(joined)) return 'native';
  if (articleHeads.has(joined)) return 'article';
  return otherHeads.has(joined) ? 'other' : null;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns the content of each column when there are no headings, inferred from the cells. Recognises
 * articles, numbers, word classes, phonetics and readings. Of the remaining columns, the first is the word
 * and the second its meaning. The order is reversed if the scripts of the columns indicate this.
 */
export function columnsOfCells(
  rows: readonly (readonly string[])[],
  languages: ListLanguages,
): WordColumn[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
  );
  const filled = columns.filter((cells) => cells.length > 0).length;
  // With two columns, one is the word and the other the meaning, regardless of their content.
  const kinds = columns.map((cells): WordColumn | null =>
    filled > 2 && cells.length > 0 ? kindOf(cells, languages.to) : null,
  );
  if (filled > 2) markReadings(kinds, columns, languages);
  const places = kinds.flatMap((kind, at) => (kind === null ? [at] : []));
  const [one = 0, two] = places;
  const article = kinds.indexOf('article');
  const isTurned =
    two !== undefined && article < 0 && isOtherWay(columns[one], columns[two], languages);
  return kinds.map((kind, at) => {
    if (at === one) return isTurned ? 'native' : 'target';
    if (isTurned && at === two) return 'target';
    // If the meaning column of a row is empty, the meaning may be in a later column.
    return kind ?? (isTurned ? 'other' : 'native');
  });
}

const classNames =
  words(`n nm nf nn np npl noun nouns nom v vt vi vb vr verb verbs verbe verbo adj a adjective
  adjectif adjektiv adjetivo aggettivo adv adverb adverbe adverbio avverbio prep preposition pron pronoun pronom conj
  conjunction konj interj interjection int num numeral det determiner phrase phr expr expression m f nt mf masc fem neut
  masculine feminine neuter substantiv sustantivo nombre sostantivo nomen hauptwort idiom particle aux modal rzeczownik
  czasownik przymiotnik 名詞 動詞 形容詞 副詞 名词 动词 形容词 副词 名 动 動 形 副`);

function kindOf(cells: readonly string[], to: string): WordColumn | null {
  const every = (is: (cell: string) => boolean) => cells.every(is);
  if (every((cell) => /^\p{N}{1,5}[.):]?$/u.test(cell))) return 'other';
  if (every((cell) => /^[[/\\|].+[\]/\\|]$/u.test(cell) || /^\([^\s()]+\)$/u.test(cell)))
    return 'other';
  if (every((cell) => cell.split(/[\s/|]+/u).every((word) => isArticle(to, word))))
    return 'article';
  const isClass = (cell: string) => {
    const parts = fold(cell).split(' ').filter(Boolean);
    return parts.length > 0 && parts.length <= 3 && parts.every((part) => classNames.has(part));
  };
  return every(isClass) ? 'other' : null;
}

/**
 * Identifies columns of readings, which are neither words nor meanings. A column is a reading if it contains
 * kana next to kanji, or Latin letters (with or without tones) next to another script.
 */
function markReadings(
  kinds: (WordColumn | null)[],
  columns: readonly string[][],
  { from, to }: ListLanguages,
): void {
  const places = kinds.flatMap((kind, at) => (kind === null ? [at] : []));
  if (places.length < 3) return;
  const text = (at: number) => (columns[at] ?? []).join('\n');
  const word = places.find((at) => matchesScript(to, text(at)));
  if (word === undefined || matchesScript('en', text(word))) return;
  const rest = places.filter((at) => at !== word);
  const kana = rest.find(
    (at) => to === 'ja' && /^[\p{sc=Hira}\p{sc=Kana}ー・\s、,/]+$/u.test(text(at)),
  );
  const toned = rest.find(
    (at) =>
      /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]|[a-z][1-6](?![\p{L}\p{N}])/iu.test(text(at)) && from !== 'vi',
  );
  // The romanisation is next to the word; the meaning follows it.
  const isLatin = (at: number) => matchesScript('en', text(at));
  const beside = rest.find(
    (at) => at === word + 1 && isLatin(at) && isLatin(at + 1) && to !== 'ja' && to !== 'zh',
  );
  const reading = kana ?? (to === 'zh' || to === 'yue' ? toned : beside);
  if (
    reading !== undefined &&
    matchesScript(from, text(rest.find((at) => at !== reading) ?? word))
  ) {
    kinds[reading] = 'other';
  }
}

function isOtherWay(
  first: readonly string[] = [],
  second: readonly string[] = [],
  { from, to }: ListLanguages,
): boolean {
  const [one, two] = [first.join('\n'), second.join('\n')];
  return (
    !matchesScript(to, one) &&
    matchesScript(from, one) &&
    matchesScript(to, two) &&
    !matchesScript(from, two)
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.normalize('NFC').split(/\s+/));
}
