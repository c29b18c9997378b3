import { isLanguageCode, type LanguageCode } from './languages.ts';

/** What a field is typed in, where it is not the language's own script. */
export type TypedKind = 'text' | 'pinyin' | 'jyutping';

/** The keys beside a field: those a pupil's own keyboard may lack. */
export interface OnScreenKeys {
  keys: readonly string[];
  /** The same keys with Shift; absent where the script has no capitals. */
  shifted?: readonly string[];
  /**
   * True for a whole alphabet: it comes with a space and a key that deletes, and the device's own
   * keyboard may stay away.
   */
  whole: boolean;
}

/** Sets of keys up to this size stand in sight; bigger ones are whole alphabets. */
const maxExtraKeys = 22;

/** Vietnamese has 67 letters with marks: six and the five tones, pressed after their vowel, make all of them. */
const vietnamese = [...'ăâđêôơư', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'];

/** Signs that change the kana before them. */
const kanaSigns = ['゛', '゜', '小'];

/**
 * The on-screen keys of a language, in the order of its alphabet. A combining mark is a key of its own:
 * `pressKey` joins it with the letter before it.
 */
export function onScreenKeys(language: string, kind: TypedKind = 'text'): OnScreenKeys {
  const keys = keysOf(language, kind);
  const shifted = keys.map((key) => capital(key, language));
  return {
    keys,
    whole: keys.length > maxExtraKeys,
    ...(shifted.some((key, at) => key !== keys[at]) && { shifted }),
  };
}

function keysOf(language: string, kind: TypedKind): string[] {
  const letters = isLanguageCode(language) ? [...keyboardLetters[language]] : [];
  if (language === 'vi') return vietnamese;
  if (language === 'ja') return [...letters, ...kanaSigns];
  // Syllables are built of parts: a doubled consonant is its key pressed twice.
  if (language === 'ko') return letters;
  if (kind === 'jyutping') return [...'123456'];
  const isTone = (letter: string) => /\p{Script=Latin}/u.test(letter);
  if (kind === 'pinyin') return letters.filter(isTone);
  // Characters are typed with the device's own method; the vowels with tones belong to pinyin alone.
  if (language === 'zh') return letters.filter((letter) => !isTone(letter));
  return letters;
}

/** A capital of one letter, where there is one. Greek keeps its accent, which words in capitals drop. */
function capital(key: string, language: string): string {
  if (key === 'ß') return 'ẞ';
  const upper = language === 'tr' ? key.toLocaleUpperCase('tr') : key.toUpperCase();
  return [...upper].length === 1 ? upper : key;
}

/** How a key is shown: a combining mark needs something to stand on. */
export const keyFace = (key: string): string => (/^\p{M}$/u.test(key) ? `◌${key}` : key);

/**
 * Letters that a pupil's keyboard may lack, in the order of the on-screen keys. They stand apart from the
 * other facts of a language, because the lesson's first script has those and no keys.
 */
export const keyboardLetters: Record<LanguageCode, string> = {
  en: '',
  fr: 'àâæçéèêëîïôœùûüÿ«»',
  es: 'áéíñóúü¿¡',
  de: 'äöüß',
  it: 'àèéìòóù',
  pt: 'ãáâàçéêíõóôú',
  nl: 'áéëèïóöü',
  sv: 'åäöé',
  da: 'æøåé',
  nb: 'æøåéòô',
  fi: 'äöå',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșț',
  el: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  tr: 'çğıİöşüâî',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؟',
  he: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת־',
  fa: 'ءآابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی\u200c،؟',
  ur: 'ءآابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیئے،۔؟',
  ps: 'ءآابپتټثجځچڅحخدډذرړزژږسشښصضطظعغفقکګلمنڼوهیېۍئ،؟',
  hi: 'अआइईउऊऋएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ंँ़।',
  bn: 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝটঠডঢণতথদধনপফবভমযরলশষসহািীুূৃেৈোৌ্ংঃঁ।',
  pa: 'ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜਸਹਾਿੀੁੂੇੈੋੌ੍ੰੱਂ਼।',
  ja: 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんっー、。',
  zh: 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ，。？',
  yue: '，。？',
  ko: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ',
  vi: 'ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ',
  th: 'กขคฆงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮะัาำิีึืุูเแโใไ่้๊๋็์ๆ',
  id: 'é',
  cy: 'âêîôûŵŷáéëïö',
  ga: 'áéíóú',
  mi: 'āēīōū',
  la: 'āēīōūȳ',
};
