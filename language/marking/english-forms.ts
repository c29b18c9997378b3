/**
 * Normalises equivalent English wordings (language-rules 2.11): expands contractions, unifies spelling, drops
 * "to" before a verb. Accepts lower-case text without punctuation. For an ambiguous contraction, returns both
 * words, as "is|has", for `sameForm`.
 */
export function englishForm(text: string): string {
  return contractionsInFull(text)
    .split(' ')
    .map(britishSpelling)
    .join(' ')
    .replace(/^to (?=\S)/, '');
}

/** True if two forms are equal word by word; "is|has" equals both "is" and "has". */
export function sameForm(one: string, other: string): boolean {
  if (one === other) return true;
  const [words, others] = [one.split(' '), other.split(' ')];
  return (
    words.length === others.length &&
    words.every((word, at) => {
      const may = (others[at] ?? '').split('|');
      return word.split('|').some((each) => may.includes(each));
    })
  );
}

/**
 * Words that are replaced by their other spelling. Omits a word if its other spelling is also a different
 * word (check, story, tire).
 */
const whole: Record<string, string> = {
  gray: 'grey',
  center: 'centre',
  theater: 'theatre',
  meter: 'metre',
  kilometer: 'kilometre',
  liter: 'litre',
  fiber: 'fibre',
  pajamas: 'pyjamas',
  mom: 'mum',
  plow: 'plough',
  jewelry: 'jewellery',
  aluminum: 'aluminium',
  skeptical: 'sceptical',
  defense: 'defence',
  offense: 'offence',
  catalog: 'catalogue',
  dialog: 'dialogue',
  judgment: 'judgement',
  learned: 'learnt',
  dreamed: 'dreamt',
  burned: 'burnt',
  spelled: 'spelt',
  mold: 'mould',
  ax: 'axe',
  gotten: 'got',
  program: 'programme',
  cozy: 'cosy',
  cozier: 'cosier',
  cozily: 'cosily',
  enroll: 'enrol',
  enrollment: 'enrolment',
  fulfill: 'fulfil',
  skillful: 'skilful',
  skillfully: 'skilfully',
  willful: 'wilful',
  mustache: 'moustache',
  okay: 'ok',
};

const our =
  /^(col|fav|hon|neighb|hum|lab|flav|rum|behavi|harb|arm|od|vap|endeav|parl|savi|splend|tum|vig)or/;

function britishSpelling(word: string): string {
  const known = whole[word] ?? whole[word.replace(/s$/, '')];
  if (known) return word.endsWith('s') && !whole[word] ? `${known}s` : known;
  return word
    .replace(our, '$1our')
    .replace(
      /^(travel|cancel|label|model|signal|counsel|fuel|jewel|level|quarrel)(ed|ing|er|ers)$/,
      '$1l$2',
    )
    .replace(/(?<=[a-z]{3})yz(e|es|ed|ing)$/, 'ys$1')
    .replace(/(?<=[a-z]{3})iz(e|es|ed|ing|ation|ations|er|ers)$/, 'is$1');
}

/**
 * Expands English contractions. The next word decides if `'d` means would or had, and if `'s` means is or
 * has. If the contraction is ambiguous, returns both: "he's finished" -> "he is|has finished". After a noun,
 * `'s` is usually the possessive and stays: Tom's book. Accepts lower-case text without punctuation.
 */
function contractionsInFull(text: string): string {
  return ` ${text} `
    .replace(/ (can)'t /g, ' $1 not ')
    .replace(/ cannot /g, ' can not ')
    .replace(/ won't /g, ' will not ')
    .replace(/ shan't /g, ' shall not ')
    .replace(/n't(?= )/g, ' not')
    .replace(/'re(?= )/g, ' are')
    .replace(/'m(?= )/g, ' am')
    .replace(/'ve(?= )/g, ' have')
    .replace(/'ll(?= )/g, ' will')
    .replace(/ (let)'s /g, ' $1 us ')
    .replace(had, (_, who, rest) => ` ${who} ${wouldOrHad(rest)}`)
    .replace(is, (_, who, rest) => ` ${who} ${isOrHas(rest)}`)
    .replace(noun, (whole, who, rest, at: number, all: string) => {
      const verb = behindNoun(rest, all.slice(Math.max(0, at - reach), at));
      return verb ? ` ${who} ${verb}` : whole;
    })
    .trim();
}

/**
 * Maximum number of characters that a rule looks back or ahead. Without a limit, long texts would take
 * quadratic time.
 */
const reach = 99;
const behind = `(?=( .{0,${reach}}))`;
const had = new RegExp(` (i|you|he|she|it|we|they|there|that|who)'d${behind}`, 'g');
const is = new RegExp(
  ` (it|he|she|that|there|here|what|where|who|how|when|(?:my|your|his|her|its|our|their) name)'s${behind}`,
  'g',
);
const noun = new RegExp(` (\\p{L}{2,})'s${behind}`, 'gu');

/** Words that may stand between `'s` or `'d` and the participle: he's already eaten, what's she done. */
const between = '(?: (?:not|never|already|just|always|also|only|really|he|she|it|you))?';
/**
 * Matches an object. With an object, 's and a participle cannot mean "is": "he's lost his bag" is "he has",
 * but "he's lost" is ambiguous.
 */
const object = '(?= (?:the|an?|my|your|his|her|its|our|their|me|you|him|it|us|them) )';
/**
 * Participles that can follow only "have", not "be": participles of intransitive verbs, and of have and get.
 */
const onlyHas =
  'been|got|had|come|become|eaten|slept|rained|snowed|arrived|happened|lived|worked|travelled';
/** Participles that can follow both "be" and "have": he is gone, he has gone. */
const either = 'gone|left|started|stopped|finished|begun|changed|grown';
const irregular =
  'done|seen|taken|bought|brought|made|found|lost|given|written|heard|told|said|sold|sent|spent|drunk|broken|chosen|driven|drawn|forgotten|known|met|paid|ridden|sung|spoken|stolen|swum|taught|thought|thrown|woken|worn|won';
/** Participles that equal the infinitive, so 'd before them can also mean "would". */
const alsoVerbs = 'come|become|put|read|let|cut|hit|hurt|run|set';
const regular = '(?!\\w*eed |shed |wed )\\w{2,}ed';

const begins = (words: string, then = '(?= )') => new RegExp(`^${between} (?:${words})${then}`);
const perfect = begins(onlyHas);
const perfectOrState = begins(either);
const perfectOfObject = begins(`${irregular}|${regular}|put|read|cut|hurt`, object);
const pastParticiple = begins(`better|${onlyHas}|${either}|${irregular}|${regular}`);
const participleOrVerb = begins(alsoVerbs);

function wouldOrHad(rest: string): string {
  if (participleOrVerb.test(rest)) return 'would|had';
  return pastParticiple.test(rest) ? 'had' : 'would';
}

function isOrHas(rest: string): string {
  if (perfect.test(rest)) return 'has';
  return perfectOrState.test(rest) || perfectOfObject.test(rest) ? 'is|has' : 'is';
}

/**
 * Matches text that shows that the preceding 's is not a possessive: articles, possessive adjectives and
 * similar words.
 */
const notOwned = /^ (?:an?|the|my|your|his|her|our|their|not|very) /;
const place = /^ (?:in|at|on|from) /;
/**
 * Matches text that shows that a following noun with 's is a place: at my friend's at 5, near the doctor's in
 * town.
 */
const somewhere =
  / (?:at|to|from|near)(?: (?:an?|the|my|your|his|her|its|our|their)(?: \p{L}+)?)?$/u;
const doing =
  /^ (?!(?:thing|king|ring|wing|string|spring|morning|evening|wedding|building|ceiling|clothing|pudding) )\w{2,}ing /;

function behindNoun(rest: string, before: string): string | undefined {
  if (/^ (?:been|got|had|gone|come|become|eaten|arrived) /.test(rest)) return 'has';
  if (perfectOfObject.test(rest)) return 'has';
  if (place.test(rest)) return somewhere.test(before) ? undefined : 'is';
  return notOwned.test(rest) || doing.test(rest) ? 'is' : undefined;
}
