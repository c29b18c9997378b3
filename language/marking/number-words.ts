/** Connectors between the parts of a number, in the languages with rules for longer numbers. */
const joiners: Record<string, string> = {
  en: 'and',
  fr: 'et',
  es: 'y',
  pt: 'e',
  de: 'und',
  it: '',
};
/** Languages that write a number as one word. */
const glued = new Set(['de', 'it']);

type Parts = ReadonlyMap<string, readonly string[]>;

interface NumberWords {
  values: ReadonlyMap<string, number>;
  /**
   * Parts that are not numbers on their own: alone, ein is an article, and vent (from ventuno) is not a word.
   */
  inner: ReadonlySet<string>;
  /** All possible parts of a number word, grouped by first letter, longest first. */
  parts: Parts;
}
const read = new Map<string, NumberWords | null>();

function wordsOf(code: string): NumberWords | null {
  const known = read.get(code);
  if (known !== undefined) return known;
  const list = numberLists[code]?.normalize('NFC').replaceAll('ς', 'σ');
  const values = new Map<string, number>();
  const inner = new Set<string>();
  let value = 0;
  for (const entry of list?.split(/\s+/) ?? []) {
    if (/^\d+$/.test(entry)) {
      value = Number(entry);
      continue;
    }
    for (const form of entry.split('/')) {
      const word = form.replace('-', '');
      if (form !== word) inner.add(word);
      values.set(word, value);
    }
    value += 1;
  }
  const parts = [...values.keys(), joiners[code] ?? '']
    .filter((part) => part !== '')
    .sort((a, b) => b.length - a.length);
  const byLetter = Map.groupBy(parts, (part) => part.charAt(0));
  const words = list ? { values, inner, parts: byLetter } : null;
  read.set(code, words);
  return words;
}

/** A number written in words, with its position in the text. */
export interface WrittenNumber {
  value: number;
  from: number;
  to: number;
  /**
   * True if the word is a number only as part of a longer number: alone it is an article (un, ein) or not a
   * word.
   */
  isPart: boolean;
}

/** Patterns for the words of a text. An apostrophe separates un'ora and l'otto, but not п'ять. */
const anyWord = /[^ -]+/g;
const wordsIn: Record<string, RegExp> = {
  de: /[^ ]+/g,
  fr: /[^ '-]+'?/g,
  it: /[^ ']+/g,
};

/** Returns all numbers written in words in a text without punctuation, in order. */
export function numberWordsIn(text: string, code: string): WrittenNumber[] {
  if (['zh', 'yue', 'ja'].includes(code)) return charactersIn(text);
  const known = wordsOf(code);
  if (!known) return [];
  const found = [...text.matchAll(wordsIn[code] ?? anyWord)].map(({ 0: word, index }) => ({
    word: word.toLocaleLowerCase(code).replaceAll('ς', 'σ'),
    from: index,
    to: index + word.length,
  }));
  const read = found.map(({ word }) => word);
  const numbers: WrittenNumber[] = [];
  for (let at = 0; at < found.length; ) {
    const number = glued.has(code)
      ? gluedNumber(read, at, code, known)
      : numberAt(read, at, code, known);
    const end = number?.end ?? at + 1;
    const [first, last] = [found[at], found[end - 1]];
    if (number && first && last) {
      const { value, isPart } = number;
      numbers.push({ value, from: first.from, to: last.to, isPart });
    }
    at = end;
  }
  return numbers;
}

/** Replaces the given numbers in a text with digits. */
export function withDigits(text: string, numbers: readonly WrittenNumber[]): string {
  let digits = '';
  let end = 0;
  for (const { value, from, to } of numbers) {
    digits += `${text.slice(end, from)}${value}`;
    end = to;
  }
  return digits + text.slice(end);
}

/**
 * Converts number words to digits, so that "three cats" and "3 cats" are the same answer (language-rules
 * 2.11). Accepts text without punctuation. Articles, and texts in a language without a list, are unchanged.
 */
export const numbersAsDigits = (text: string, code: string): string =>
  withDigits(
    text,
    numberWordsIn(text, code).filter(({ isPart }) => !isPart),
  );

/**
 * Maximum length of a number word. Every number below a million is shorter, and parsing longer words would
 * only cost time.
 */
const longest = 80;

/**
 * Splits a number word into its parts: einundzwanzig -> ein und zwanzig. Returns undefined if the word
 * contains anything else. A word can be split in several ways (dreizehn, drei+zehn). `dead` caches the
 * positions from which the end cannot be reached, so that each position is tried only once.
 */
function partsOf(
  word: string,
  parts: Parts,
  at = 0,
  dead = new Set<number>(),
): string[] | undefined {
  if (at === word.length) return [];
  if (word.length > longest || dead.has(at)) return undefined;
  for (const part of parts.get(word.charAt(at)) ?? []) {
    const rest = word.startsWith(part, at)
      ? partsOf(word, parts, at + part.length, dead)
      : undefined;
    if (rest) return [part, ...rest];
  }
  dead.add(at);
  return undefined;
}

interface FoundNumber {
  value: number;
  /** Index of the next word. */
  end: number;
  isPart: boolean;
}

/** Returns the number that this word represents, in languages that write a whole number as one word. */
function gluedNumber(
  words: readonly string[],
  at: number,
  code: string,
  known: NumberWords,
): FoundNumber | undefined {
  const parts = partsOf(words[at] ?? '', known.parts) ?? [];
  const found = numberAt(parts, 0, code, known);
  return found?.end === parts.length ? { ...found, end: at + 1 } : undefined;
}

/** Returns the number that starts at this word. */
function numberAt(
  words: readonly string[],
  from: number,
  code: string,
  { values, inner }: NumberWords,
): FoundNumber | undefined {
  const valueAt = (at: number) => values.get(words[at] ?? '');
  const isAHundred = code === 'en' && words[from] === 'a' && (valueAt(from + 1) ?? 0) >= 100;
  const first = isAHundred ? 1 : valueAt(from);
  if (first === undefined) return undefined;
  let sum: Sum | undefined = first === 1000 ? [1000, 0] : [0, first];
  let found = { value: first, end: from + 1 };
  while (joiners[code] !== undefined) {
    const joined = words[found.end] === joiners[code];
    const at = found.end + (joined ? 1 : 0);
    const next = valueAt(at);
    sum = next ? added(sum, next, joined, code) : undefined;
    if (!sum) break;
    found = { value: sum[0] + sum[1], end: at + 1 };
  }
  return { ...found, isPart: found.end === from + 1 && inner.has(words[from] ?? '') };
}

/** A partial sum: the thousands, and the rest. */
type Sum = readonly [thousands: number, rest: number];

/** Adds the next word to a number; undefined if the words are separate numbers: "two three" is not five. */
function added(
  [thousands, rest]: Sum,
  next: number,
  joined: boolean,
  code: string,
): Sum | undefined {
  if (thousands + rest === 0) return undefined;
  if (next === 1000) return thousands === 0 && !joined ? [rest * 1000, 0] : undefined;
  const freely = ['en', 'de', 'pt'].includes(code) || !joined;
  if (rest === 0) return freely ? [thousands, next] : undefined;
  // nineteen hundred, neunzehnhundert: English and German count hundreds up to nineteen.
  const most = ['en', 'de'].includes(code) ? 19 : 9;
  if (next === 100) return rest <= most && !joined ? [thousands, rest * 100] : undefined;
  if (next > 100) return undefined;
  const low = rest % 100;
  const more = low === 0 ? freely : isTensAndOnes(low, next, joined, code);
  // quatre-vingts is four times twenty.
  if (code === 'fr' && low === 4 && next === 20 && !joined) return [thousands, rest + 76];
  return more ? [thousands, rest + next] : undefined;
}

function isTensAndOnes(tens: number, ones: number, joined: boolean, code: string): boolean {
  // drei und zwanzig
  if (code === 'de') return joined && tens < 10 && ones >= 20 && ones % 10 === 0;
  // soixante et onze, quatre-vingt-douze, dix-sept
  const isFrench =
    code === 'fr' &&
    ([60, 80].includes(tens) ? ones < 17 : [10, 70, 90].includes(tens) && ones > 6 && ones < 10);
  if (!isFrench && (ones > 9 || tens < 20 || tens % 10 > 0)) return false;
  if (code === 'fr') return !joined || ones % 10 === 1;
  return joined === ['es', 'pt'].includes(code);
}

const chineseDigits = '一二三四五六七八九';
const characters = /[〇零一二两兩三四五六七八九十]+/g;

/**
 * Parses numbers written in Chinese characters: 二十三 is 23 and 两 is 2. Skips sequences that are not numbers up
 * to 99 (三四 is "three or four").
 */
function charactersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(characters)].flatMap(({ 0: run, index: from }) => {
    const value = valueOfCharacters(run);
    return value === undefined ? [] : [{ value, from, to: from + run.length, isPart: false }];
  });
}

function valueOfCharacters(run: string): number | undefined {
  const digit = (one: string) => chineseDigits.indexOf(one) + 1;
  const tens = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(run);
  if (tens) return digit(tens[1] || '一') * 10 + (tens[2] ? digit(tens[2]) : 0);
  if (run.length > 1) return undefined;
  return '两兩'.includes(run) ? 2 : digit(run);
}

/**
 * Number words by language, in ascending order. Each list starts at 0, or at the number given by the digits
 * before the words; `/` separates forms of one number. Words with a leading hyphen are numbers only inside
 * longer numbers. Alone, they are either not words, or articles, which may also be typed for the digit 1. If
 * a language has no rules for longer numbers, its list ends with the last number that is written as one word.
 */
export const numberLists: Record<string, string> = {
  en: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty 30 thirty 40 forty 50 fifty 60 sixty 70 seventy 80 eighty
    90 ninety 100 hundred 1000 thousand`,
  fr: `zéro un/-une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    20 vingt/-vingts 30 trente 40 quarante 50 cinquante 60 soixante 70 septante 80 huitante/octante
    90 nonante 100 cent/-cents 1000 mille`,
  es: `cero uno/-un/-una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
    dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés
    veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta 40 cuarenta
    50 cincuenta 60 sesenta 70 setenta 80 ochenta 90 noventa 100 cien/ciento 200 doscientos/doscientas
    300 trescientos/trescientas 400 cuatrocientos/cuatrocientas 500 quinientos/quinientas
    600 seiscientos/seiscientas 700 setecientos/setecientas 800 ochocientos/ochocientas
    900 novecientos/novecientas 1000 mil`,
  de: `null eins/-ein/-eine/-einen/-einem/-einer/-eines zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
    fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig 30 dreißig/dreissig 40 vierzig 50 fünfzig
    60 sechzig 70 siebzig 80 achtzig 90 neunzig 100 hundert 1000 tausend`,
  it: `zero uno/-un/-una due tre/-tré quattro cinque sei sette otto nove dieci undici dodici tredici
    quattordici quindici sedici diciassette diciotto diciannove venti/-vent 30 trenta/-trent
    40 quaranta/-quarant 50 cinquanta/-cinquant 60 sessanta/-sessant 70 settanta/-settant
    80 ottanta/-ottant 90 novanta/-novant 100 cento/-cent 1000 mille/-mila`,
  pt: `zero um/-uma dois/-duas três quatro cinco seis sete oito nove dez onze doze treze
    catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte
    30 trinta 40 quarenta 50 cinquenta 60 sessenta 70 setenta 80 oitenta 90 noventa 100 cem/cento
    1000 mil`,
  nl: 'nul één/-een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'noll ett/-en två tre fyra fem sex sju åtta nio tio elva tolv',
  da: 'nul én/-en/-et to tre fire fem seks syv otte ni ti elleve tolv',
  nb: 'null én/ett/-en/-ei/-et to tre fire fem seks sju/syv åtte ni ti elleve tolv',
  fi: `nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista
    kaksitoista`,
  pl: `zero jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście
    dwanaście`,
  cs: 'nula jeden/jedna/jedno dva/dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct',
  hu: '1 -egy kettő/két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő/tizenkét',
  ro: '1 unu/-un/-o/-una doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece',
  el: `μηδέν ένα/-ένας/-έναν/-μία/-μια/-μίαν δύο/δυο τρία/τρεις τέσσερα/τέσσερις πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα
    έντεκα δώδεκα`,
  ru: `ноль/нуль один/одна/одно два/две три четыре пять шесть семь восемь девять десять одиннадцать
    двенадцать`,
  uk: `нуль один/одна/одне два/дві три чотири п'ять шість сім вісім дев'ять десять одинадцять
    дванадцять`,
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on',
  ar: `صفر واحد/واحدة اثنان/اثنين/اثنتان/اثنتين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع
    ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر`,
  he: `אפס אחת/אחד שתיים/שניים/שתי/שני שלוש/שלושה ארבע/ארבעה חמש/חמישה שש/שישה שבע/שבעה שמונה תשע/תשעה
    עשר/עשרה`,
  fa: 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده',
  ur: 'صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ',
  hi: 'शून्य एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह',
  bn: 'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  pa: '1 ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ',
  vi: '1 một hai ba bốn năm sáu bảy tám chín mười',
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
  cy: '1 un dau/dwy tri/tair pedwar/pedair pump/pum chwech/chwe saith wyth naw deg',
  mi: '1 tahi rua toru whā rima ono whitu waru iwa tekau',
};
