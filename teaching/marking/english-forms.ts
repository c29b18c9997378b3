/**
 * One form for English wordings that mean the same (language-rules 2.11): contractions in full, one
 * family of spelling, no "to" before a verb. Takes lower-case text without punctuation.
 */
export function englishForm(text: string): string {
  const spelt = ` ${text} `
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
    .replace(/ (it|he|she|that|there|here|what|where|who|how|when)'s(?= )/g, ' $1 is')
    .trim();
  return spelt
    .split(' ')
    .map(britishSpelling)
    .join(' ')
    .replace(/^to (?=\S)/, '');
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
