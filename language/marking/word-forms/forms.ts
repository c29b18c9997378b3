import { foldVariants } from '../fold-variants.ts';
import { withoutDiacritics } from '../letters.ts';
import type { MarkingLanguage } from '../marking-language.ts';
import { alsoVerbs, irregularForms, notForms, unlikeWords } from './irregular.ts';
import { isGenderEnding, isOfTwoGenders } from './two-genders.ts';

/**
 * Endings of the forms of one word, by language; `/` separates the endings of one set, and `-` is the empty
 * ending. Two words are forms of one word if they share a stem and their endings belong to the same set.
 */
const endingSets: Record<string, string> = {
  fr: `-/s/e/es/x al/aux/ale/ales eau/eaux/elle/elles eux/euse/euses eur/euse/eurs/euses
    teur/trice/teurs/trices f/ve/fs/ves er/ère/ers/ères el/elle/els/elles en/enne/ens/ennes
    on/onne/ons/onnes et/ette/ets/ettes et/ète/ets/ètes c/che/cs/ches anc/anche/ancs/anches
    er/e/es/ons/ez/ent/é/ée/és/ées/ais/ait/ions/iez/aient/ai/as/a/èrent/ant/erai/eras/era/erons/erez/eront/erais/erait/eraient
    ger/ge/ges/geons/gez/gent/gé/gée/geais/geait/geaient/geant cer/ce/ces/çons/cez/cent/cé/çais/çait/çaient
    eler/elle/elles/elons/elez/ellent/elé/elait
    ir/is/it/issons/issez/issent/i/ie/issais/issait/issaient/irai/iras/ira/irons/irez/iront/irais/irait
    re/s/-/ons/ez/ent/u/ue/us/ues/ais/ait/aient/rai/ras/ra/rons/rez/ront/rais/rait`,
  es: `-/s -/es o/a/os/as or/ora/ores/oras ón/ones ón/ona/ones/onas ín/ines án/anes z/ces és/esa/eses/esas
    ar/o/as/a/amos/áis/an/é/aste/ó/aron/aba/abas/ábamos/aban/ado/ada/ando/aré/arás/ará/aremos/arán/aría/e/es/emos/en
    er/o/es/e/emos/éis/en/í/iste/ió/imos/ieron/ía/ías/íamos/ían/ido/ida/iendo/eré/erás/erá/eremos/erán/ería/a/as/an
    ir/o/es/e/imos/ís/en/í/iste/ió/ieron/ía/ías/ían/ido/ida/iendo/iré/irás/irá/iremos/irán/iría/a/as/an`,
  pt: `-/s -/es o/a/os/as or/ora/ores/oras ão/ões ão/ãos ão/ães ão/ona l/is m/ns ês/esa/eses eu/eia
    ar/o/as/a/amos/am/ei/aste/ou/aram/ava/avas/avam/ado/ada/ando/arei/arás/ará/aremos/arão/e/es/em
    er/o/es/e/emos/em/i/este/eu/eram/ia/ias/iam/ido/ida/endo/erei/erás/erá/eremos/erão/a/as/am
    ir/o/es/e/imos/em/i/iste/iu/iram/ia/ias/iam/ido/ida/indo/irei/irás/irá/iremos/irão/a/as/am`,
  it: `o/a/i/e e/i co/ca/chi/che co/ci go/ga/ghi/ghe io/ia/i/ie tore/trice/tori/trici ista/isti/iste
    are/o/i/a/iamo/ate/ano/ai/asti/ò/ammo/arono/avo/avi/ava/avano/ato/ata/ati/ando/erò/erai/erà/eremo/eranno
    ere/o/i/e/iamo/ete/ono/ei/esti/é/evo/evi/eva/evano/uto/uta/endo/erò/erai/erà/eremo/eranno
    ire/o/i/e/iamo/ite/ono/ii/isti/ì/ivo/ivi/iva/ivano/ito/ita/endo/irò/irai/irà/iremo/iranno
    ire/isco/isci/isce/iscono`,
  ro: `-/i -/e -/uri -/ul/a/ului/ii ă/e/a/i ă/i e/i/ea u/i/ul o/i
    a/ez/ezi/ează/ăm/ați/at i/esc/ești/ește/im/iți/it`,
  de: `-/e/en/n/er/s/es/em/ern in/innen e/er/es/en/em
    en/e/st/t/est/et/te/test/ten/tet/end ln/le/lst/lt rn/re/rst/rt`,
  nl: `-/s/en/e/n/er/eren ie/ies en/t/-/de/te/den/ten/end`,
  en: `-/s/es y/ies/ied f/ves fe/ves -/ed/ing/s e/ed/ing/es y/ier/iest`,
  sv: `-/en/et/n/t/ar/or/er/na/arna/orna/erna a/or/an/orna e/ar/en -/a/t
    a/ar/ade/at/ande a/er/te/t/de/ande`,
  da: `-/en/et/n/t/e/er/r/ene/erne/rne -/e/t e/er/ede/et/ende e/er/te/t/de`,
  nb: `-/en/et/a/n/t/e/er/r/ene/ne -/e/t e/er/et/te/t/de/ende`,
  fi: `nen/set/sen/sta i/et -/t/n/a/ä/ssa/ssä/sta/stä/lla/llä/lta/ltä/lle/in`,
  hu: `-/k/ok/ek/ök/ak -/t/ot/et/öt/at -/ban/ben/ra/re/ba/be/nak/nek/val/vel`,
  el: `ος/οι/ο/ου/ων/ους/ε ος/η/ο/οι/ες/α ας/α/ες/ων ης/η/ες α/ες/ας η/ες/ης ο/α/ου/ων ι/ια/ιου
    μα/ματα/ματος ός/ή/ό/οί/ές/ά
    ω/εις/ει/ουμε/ετε/ουν/α/ες/ε/αμε/ατε/αν άω/άς/άει/άμε/άτε/άνε/ά`,
  ru: `-/а/у/ом/е/ы/ов/ам/ами/ах а/ы/и/у/ой/е я/и/ю/ей/е/й ь/и/ю/ью/ей/я/ем о/а/у/ом/е е/я/ю/ем й/я/ю/ем/е/и/ев
    ый/ая/ое/ые/ого/ому/ую/ым/ой/ых ий/яя/ее/ие/его/ему/юю/им/ей/их ий/ая/ое/ие/ого/ой/ую ой/ая/ое/ые/ого/ую
    ть/л/ла/ло/ли/ю/ешь/ет/ем/ете/ют ить/ю/ишь/ит/им/ите/ят/ил/ила/или у/ешь/ет/ем/ете/ут`,
  uk: `-/а/у/ом/і/и/ів/ам/ами/ах а/и/у/ою/і я/і/ю/ею ь/і/ю/ем/я о/а/у/ом е/я/ю/ем ий/а/е/і/ого/ому/у/им/ої/их
    ти/в/ла/ло/ли/ю/єш/є/ємо/єте/ють ити/иш/ить/имо/ите/ять/ив/ила/или у/еш/е/емо/ете/уть`,
  pl: `-/a/u/owi/em/ie/y/ów/om/ami/ach/i/e a/y/ę/ą/i/e o/a/u/em y/a/e/ego/ej/ą/ym/ych/i i/a/ie/iego/iej/ą
    ać/am/asz/a/amy/acie/ają/ał/ała/ali ić/ię/isz/i/imy/icie/ią/ił/iła/ili yć/ę/ysz/y/ymy/ycie/ą/ył/yła`,
  cs: `-/a/u/e/em/y/ů/ům/i/ech/ové a/y/u/ou/e o/a/u/em e/i/í ý/á/é/ého/ému/ou/ým/ých/í
    at/ám/áš/á/áme/áte/ají/al/ala/ali it/ím/íš/í/íme/íte/il/ila/ili ovat/uji/uješ/uje/ujeme/ují/oval`,
  tr: `-/lar/ler -/ı/i/u/ü/a/e/da/de/dan/den/ta/te yor/yorum/yorsun/yoruz/yorlar mak/dı/ıyor mek/di/iyor`,
  ar: `-/ة/ات/ون/ين/ان ة/ات/تان/تين ي/ية/يون/يين/يات`,
  he: `-/ה/ים/ות/ת ה/ות/ת/ים י/ית/יים/יות ת/ות`,
  fa: '-/ها/های/ان ه/ها',
  ur: 'ا/ے/ی/وں/یں -/یں/وں ی/یاں/یوں نا/تا/تے/تی',
  hi: 'ा/े/ी/ों -/ें/ों ी/ियाँ/ियां/ियों ना/ता/ते/ती',
  la: `us/i/um/o/os/is/a/ae/am/as/arum/orum a/ae/am/as/is/arum um/i/o/a/orum/is
    o/as/at/amus/atis/ant/are eo/es/et/emus/etis/ent/ere o/is/it/imus/itis/unt/ere/iunt/ire`,
  ga: '-/a/í/anna/acha/ta',
  cy: '-/au/iau/on/ion/oedd/i/od/ydd',
  // Affirmative and negative verb forms are in separate sets: 行きません ("I do not go") is not a form of "I go".
  ja: `る/ます/た/て/ました/たい く/きます/いた/いて/った/って/きました/きたい ぐ/ぎます/いだ/いで/ぎました す/します/した/して/しました
    つ/ちます/った/って/ちました む/みます/んだ/んで/みました/みたい ぶ/びます/んだ/んで/びました ぬ/にます/んだ/んで/にました
    る/ります/った/って/りました/りたい う/います/った/って/いました/いたい ない/ません/なかった/ませんでした
    です/だ/でした/だった い/かった いです/かったです ます/ました/ましょう`,
};

/**
 * Minimum stem lengths. Words with a shorter common stem may be unrelated. `ofWord` applies to sets that
 * contain the empty ending, because with a shorter stem they would match any word of two letters.
 */
const shortestStem = { ofWord: 3, ofEndings: 2 } as const;

interface Rules {
  sets: readonly ReadonlySet<string>[];
  /** Maps each irregular word to the indices of the lines that list it. */
  irregular: ReadonlyMap<string, readonly number[]>;
  unlike: ReadonlyMap<string, readonly number[]>;
  verbs: ReadonlyMap<string, readonly number[]>;
  /** Pairs in which one of the two words does not exist. */
  never: ReadonlyMap<string, readonly number[]>;
}
/** Facts about two words that follow from the articles before them. */
export interface WordClass {
  /** True if the expected word follows an article and is therefore a noun. */
  isNoun?: boolean;
  /** True if both words follow an article. */
  areNouns?: boolean;
}

const read = new Map<string, Rules>();

function rulesOf(code: string): Rules {
  const known = read.get(code);
  if (known) return known;
  const linesOf = (list = '') => list.normalize('NFC').replaceAll('ς', 'σ').trim().split(/\s+/);
  const byWord = (list?: string) => {
    const at = new Map<string, number[]>();
    for (const [line, words] of linesOf(list).entries())
      for (const word of words.split('/')) at.set(word, [...(at.get(word) ?? []), line]);
    return at;
  };
  const rules = {
    sets: linesOf(endingSets[code]).map(
      (line) => new Set(line.split('/').map((ending) => (ending === '-' ? '' : ending))),
    ),
    irregular: byWord(irregularForms[code]),
    unlike: byWord(unlikeWords[code]),
    verbs: byWord(alsoVerbs[code]),
    never: byWord(notForms[code]),
  };
  read.set(code, rules);
  return rules;
}

/** True if one line contains both words. */
const isTogether = (lines: ReadonlyMap<string, readonly number[]>, one: string, other: string) =>
  (lines.get(one) ?? []).some((line) => lines.get(other)?.includes(line));

/**
 * Languages with a plural in s. Words of these languages are also looked up without the s: las libras is not
 * a form of el libro, because la libra is not a form of el libro.
 */
const pluralByS = ['en', 'es', 'fr', 'pt'];

/**
 * True if the words look like forms of one word, but are listed as different words: le point and la pointe.
 * For nouns (`isNoun`), el cuento and la cuenta are also different words; otherwise cuento and cuenta are
 * forms of one verb.
 */
export function areUnlikeWords(
  one: string,
  other: string,
  { code }: MarkingLanguage,
  isNoun = false,
): boolean {
  const { unlike, verbs } = rulesOf(code);
  const isIn = (lines: ReadonlyMap<string, readonly number[]>) => {
    if (isTogether(lines, one, other)) return true;
    const [single, singleOther] = [one, other].map((word) => word.replace(/s$/, ''));
    const differ = pluralByS.includes(code) && single !== singleOther;
    return differ && isTogether(lines, single ?? '', singleOther ?? '');
  };
  return isIn(unlike) && (isNoun || !isIn(verbs));
}

/**
 * True if the lists alone show that the words are forms of one word: Mutter and Mütter, wahine and wāhine.
 */
export const areListedForms = (one: string, other: string, { code }: MarkingLanguage): boolean =>
  isTogether(rulesOf(code).irregular, one, other) || areUmlautPlural(code, one, other);

/**
 * True if two words are forms of one word: plural, feminine, or another person or tense of the verb. Expects
 * folded words in lower case. Relies on endings and lists, so it is always false for a language that has
 * neither. Two forms that differ only in an accent are recognised only if a list contains both. Among nouns,
 * el gato and la gata are forms of one word, but el brazo and la braza are not.
 */
export function areFormsOfOneWord(
  one: string,
  other: string,
  language: MarkingLanguage,
  { isNoun = false, areNouns = false }: WordClass = {},
): boolean {
  const { code } = language;
  if (one === other) return false;
  if (areListedForms(one, other, language)) return true;
  if (areUnlikeWords(one, other, language, isNoun)) return false;
  const { sets, never } = rulesOf(code);
  if (isTogether(never, one, other)) return false;
  const bare = (word: string) => withoutDiacritics(foldVariants(word, { code }), language);
  const [plainOne, plainOther] = [one, other].map((word) => withoutDiacritics(word, language));
  const differ = bare(one) !== bare(other) && plainOne !== plainOther;
  if (!differ) return isOtherPerson(one, other, code);
  if (areNouns && isGenderEnding(code, one, other) && !isOfTwoGenders(code, one)) return false;
  return sets.some(
    (set) => areWithin(set, one, other) || areWithin(set, plainOne ?? '', plainOther ?? ''),
  );
}

/** Verb endings in which an accent shows tense or person: mange and mangé, hablo and habló. */
const accentForms: Record<string, RegExp> = {
  fr: /^(\p{L}{3,})[eé]$/u,
  es: /^(\p{L}{4,})(?:[oó]|[eé])$/u,
  it: /^(\p{L}{3,})[oò]$/u,
};

function isOtherPerson(one: string, other: string, code: string): boolean {
  const form = accentForms[code];
  const isSameBeginning = one.slice(0, -1) === other.slice(0, -1);
  return form !== undefined && isSameBeginning && form.test(one) && form.test(other);
}

/** True if two words have the same stem, followed by two endings of a set. */
function areWithin(set: ReadonlySet<string>, one: string, other: string): boolean {
  const stem = set.has('') ? shortestStem.ofWord : shortestStem.ofEndings;
  return [...set].some((ending) => {
    if (!one.endsWith(ending)) return false;
    const beginning = one.slice(0, one.length - ending.length);
    return (
      // A single kanji is long enough for a stem: 行く, 行きます.
      (beginning.length >= stem || /\p{sc=Han}/u.test(beginning)) &&
      other.startsWith(beginning) &&
      set.has(other.slice(beginning.length))
    );
  });
}

/** German nouns whose plural only adds an umlaut: die Mutter, die Mütter. An umlaut is not an accent. */
const nouns =
  `acker apfel boden bogen bruder faden garten graben hafen hammer kasten kloster kragen laden
  magen mangel mantel mutter nagel ofen sattel schaden schnabel schwager tochter vater vogel wagen`.split(
    /\s+/,
  );

/** Plurals with an umlaut on the first a, o or u: Garten -> Gärten. */
const plurals = new Map(
  nouns.map((noun) => [
    noun,
    noun.replace(/[aou]/, (vowel) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel),
  ]),
);

const folded = (word: string) => foldVariants(word, { code: 'de' });

/**
 * True if one word is the plural of the other. Also recognises the spelling Vaeter, and the end of a
 * compound: Kindergärten.
 */
function areUmlautPlural(code: string, one: string, other: string): boolean {
  if (code !== 'de') return false;
  const isPlural = (single: string, plural: string) =>
    [...plurals].some(
      ([noun, changed]) =>
        single.endsWith(noun) && folded(plural) === folded(single.slice(0, -noun.length) + changed),
    );
  return isPlural(one, other) || isPlural(other, one);
}
