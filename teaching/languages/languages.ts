/** How a language is written. Sizes and readings live elsewhere: one file for each fact. */
export interface Language {
  /** What teachers call it in English; other languages come from `languageName`. */
  name: string;
  /** ISO 15924 code of its script. */
  script: string;
  direction: 'ltr' | 'rtl';
  /** False where words are not parted by spaces: the stored cut is then the only word boundary. */
  spaces: boolean;
  /** Whether a space parts two sentences: Thai, whose words have none, has no full stop either. */
  sentenceSpace: boolean;
  /** The BCP-47 tag for `lang` attributes and every `Intl` call, script included where it matters. */
  locale: string;
  /** Which of the bundled font stacks shows it well; `nastaliq` also needs tall lines. */
  font: Font;
  /** Letters that a pupil's keyboard may lack, in the order of the on-screen keys. */
  letters: string;
}

export type Font =
  | 'latin'
  | 'greek'
  | 'cyrillic'
  | 'arabic'
  | 'nastaliq'
  | 'hebrew'
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'japanese'
  | 'simplified'
  | 'traditional'
  | 'korean'
  | 'thai';

const latin = {
  script: 'Latn',
  direction: 'ltr',
  spaces: true,
  sentenceSpace: true,
  font: 'latin',
} as const;
const cyrillic = {
  script: 'Cyrl',
  direction: 'ltr',
  spaces: true,
  sentenceSpace: true,
  font: 'cyrillic',
} as const;
const arabic = {
  script: 'Arab',
  direction: 'rtl',
  spaces: true,
  sentenceSpace: true,
  font: 'arabic',
} as const;
const spaced = { direction: 'ltr', spaces: true, sentenceSpace: true } as const;
const spaceless = { direction: 'ltr', spaces: false, sentenceSpace: false } as const;

/** The 38 languages of the product, by code (ISO 639, the code that is stored everywhere). */
export const languages = {
  en: { ...latin, name: 'English', locale: 'en', letters: '' },
  fr: { ...latin, name: 'French', locale: 'fr', letters: 'àâæçéèêëîïôœùûüÿ«»' },
  es: { ...latin, name: 'Spanish', locale: 'es', letters: 'áéíñóúü¿¡' },
  de: { ...latin, name: 'German', locale: 'de', letters: 'äöüß' },
  it: { ...latin, name: 'Italian', locale: 'it', letters: 'àèéìòóù' },
  pt: { ...latin, name: 'Portuguese', locale: 'pt', letters: 'ãáâàçéêíõóôú' },
  nl: { ...latin, name: 'Dutch', locale: 'nl', letters: 'áéëèïóöü' },
  sv: { ...latin, name: 'Swedish', locale: 'sv', letters: 'åäöé' },
  da: { ...latin, name: 'Danish', locale: 'da', letters: 'æøåé' },
  nb: { ...latin, name: 'Norwegian', locale: 'nb', letters: 'æøåéòô' },
  fi: { ...latin, name: 'Finnish', locale: 'fi', letters: 'äöå' },
  pl: { ...latin, name: 'Polish', locale: 'pl', letters: 'ąćęłńóśźż' },
  cs: { ...latin, name: 'Czech', locale: 'cs', letters: 'áčďéěíňóřšťúůýž' },
  hu: { ...latin, name: 'Hungarian', locale: 'hu', letters: 'áéíóöőúüű' },
  ro: { ...latin, name: 'Romanian', locale: 'ro', letters: 'ăâîșț' },
  el: {
    ...spaced,
    name: 'Greek',
    script: 'Grek',
    locale: 'el',
    font: 'greek',
    letters: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
  },
  ru: {
    ...cyrillic,
    name: 'Russian',
    locale: 'ru',
    letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  },
  uk: {
    ...cyrillic,
    name: 'Ukrainian',
    locale: 'uk',
    letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  },
  tr: { ...latin, name: 'Turkish', locale: 'tr', letters: 'çğıİöşüâî' },
  ar: {
    ...arabic,
    name: 'Arabic',
    locale: 'ar',
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؟',
  },
  he: {
    name: 'Hebrew',
    script: 'Hebr',
    direction: 'rtl',
    spaces: true,
    sentenceSpace: true,
    locale: 'he',
    font: 'hebrew',
    letters: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת־',
  },
  fa: {
    ...arabic,
    name: 'Persian',
    locale: 'fa',
    letters: 'ءآابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی\u200c،؟',
  },
  ur: {
    ...arabic,
    name: 'Urdu',
    locale: 'ur',
    font: 'nastaliq',
    letters: 'ءآابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیئے،۔؟',
  },
  ps: {
    ...arabic,
    name: 'Pashto',
    locale: 'ps',
    letters: 'ءآابپتټثجځچڅحخدډذرړزژږسشښصضطظعغفقکګلمنڼوهیېۍئ،؟',
  },
  hi: {
    ...spaced,
    name: 'Hindi',
    script: 'Deva',
    locale: 'hi',
    font: 'devanagari',
    letters: 'अआइईउऊऋएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ंँ़।',
  },
  bn: {
    ...spaced,
    name: 'Bengali',
    script: 'Beng',
    locale: 'bn',
    font: 'bengali',
    letters: 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝটঠডঢণতথদধনপফবভমযরলশষসহািীুূৃেৈোৌ্ংঃঁ।',
  },
  pa: {
    ...spaced,
    name: 'Punjabi',
    script: 'Guru',
    locale: 'pa-Guru',
    font: 'gurmukhi',
    letters: 'ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜਸਹਾਿੀੁੂੇੈੋੌ੍ੰੱਂ਼।',
  },
  ja: {
    ...spaceless,
    name: 'Japanese',
    script: 'Jpan',
    locale: 'ja',
    font: 'japanese',
    letters:
      'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんっー、。',
  },
  zh: {
    ...spaceless,
    name: 'Mandarin Chinese',
    script: 'Hans',
    locale: 'zh-Hans',
    font: 'simplified',
    letters: 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ，。？',
  },
  yue: {
    ...spaceless,
    name: 'Cantonese',
    script: 'Hant',
    locale: 'yue-Hant',
    font: 'traditional',
    letters: '，。？',
  },
  ko: {
    ...spaced,
    name: 'Korean',
    script: 'Kore',
    locale: 'ko',
    font: 'korean',
    letters: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ',
  },
  vi: {
    ...latin,
    name: 'Vietnamese',
    locale: 'vi',
    letters: 'ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ',
  },
  th: {
    ...spaceless,
    sentenceSpace: true,
    name: 'Thai',
    script: 'Thai',
    locale: 'th',
    font: 'thai',
    letters: 'กขคฆงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮะัาำิีึืุูเแโใไ่้๊๋็์ๆ',
  },
  id: { ...latin, name: 'Indonesian', locale: 'id', letters: 'é' },
  cy: { ...latin, name: 'Welsh', locale: 'cy', letters: 'âêîôûŵŷáéëïö' },
  ga: { ...latin, name: 'Irish', locale: 'ga', letters: 'áéíóú' },
  mi: { ...latin, name: 'Māori', locale: 'mi', letters: 'āēīōū' },
  la: { ...latin, name: 'Latin', locale: 'la', letters: 'āēīōūȳ' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** All 38, in the order in which a menu without sorting shows them. */
export const languageCodes = Object.keys(languages).filter(isLanguageCode);

export function isLanguageCode(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

/** The facts about a stored code. An unknown one (old content) reads like a spaced Latin language. */
export function languageOf(code: string): Language {
  return isLanguageCode(code)
    ? languages[code]
    : { ...latin, name: code, locale: 'und', letters: '' };
}
