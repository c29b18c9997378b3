import { contractionsInFull } from './english-contractions.ts';

/**
 * One form for English wordings that mean the same (language-rules 2.11): contractions in full, one
 * family of spelling, no "to" before a verb. Takes lower-case text without punctuation. A contraction
 * that may stand for two words keeps both, as "is|has"; `sameForm` reads that.
 */
export function englishForm(text: string): string {
  return contractionsInFull(text)
    .split(' ')
    .map(britishSpelling)
    .join(' ')
    .replace(/^to (?=\S)/, '');
}

/** Whether two forms are one, word by word; "is|has" is either of its words. */
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

/** Words that stand alone. Left out where the other spelling is another word too (check, story, tire). */
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
