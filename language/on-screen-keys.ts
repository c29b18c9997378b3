import { isLanguageCode, type LanguageCode } from './languages.ts';

/** What is typed into a field: text in the language's own script, or a romanisation. */
export type TypedKind = 'text' | 'pinyin' | 'jyutping';

/** The on-screen keys of a field, for characters that a pupil's keyboard may lack. */
export interface OnScreenKeys {
  keys: readonly string[];
  /** The same keys with Shift; absent if the script has no capitals. */
  shifted?: readonly string[];
  /**
   * True if the keys are a whole alphabet. In this case they include space and backspace and replace the
   * device's keyboard.
   */
  whole: boolean;
}

/** Maximum number of extra keys, if the keys are not a whole alphabet. Extra keys are always visible. */
const maxExtraKeys = 22;

/**
 * Vietnamese has 67 letters with diacritics. To type all of them, the keys are six letters and the five
 * tones; the tone key is pressed after the vowel.
 */
const vietnamese = [...'ăâđêôơư', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'];

/** Keys that modify the preceding kana. */
const kanaSigns = ['゛', '゜', '小'];

/**
 * Returns the on-screen keys of a language, in alphabetical order. Each combining diacritic has its own key,
 * and `pressKey` combines it with the preceding letter.
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
  // Syllables are composed of jamo. A doubled consonant is typed by pressing its key twice.
  if (language === 'ko') return letters;
  if (kind === 'jyutping') return [...'123456'];
  const isTone = (letter: string) => /\p{Script=Latin}/u.test(letter);
  if (kind === 'pinyin') return letters.filter(isTone);
  // Characters are typed with the device's input method. Vowels with tones are needed only for pinyin.
  if (language === 'zh') return letters.filter((letter) => !isTone(letter));
  return letters;
}

/**
 * Returns the capital of a letter, if the capital is a single letter. Greek letters keep their accent,
 * because Greek drops it only in words that are all capitals.
 */
function capital(key: string, language: string): string {
  if (key === 'ß') return 'ẞ';
  const upper = language === 'tr' ? key.toLocaleUpperCase('tr') : key.toUpperCase();
  return [...upper].length === 1 ? upper : key;
}

/** Returns a key's label. A combining diacritic is shown on a placeholder circle. */
export const keyFace = (key: string): string => (/^\p{M}$/u.test(key) ? `◌${key}` : key);

/**
 * Letters that a pupil's keyboard may lack, in key order. They are not in `languages`, because the lesson
 * page's first script loads `languages` but does not need the keys.
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
