import { cutByVowels, type SyllableRules, words } from './cut-by-vowels.ts';

/** Only the last consonant goes to the next syllable (Fens·ter); ch, ck, sch, ph, th, qu are one. */
const rules: SyllableRules = {
  nucleus: /äu|au|ai|ei|eu|ie|ey|aa|ee|oo|[aeioäöüy]|(?<!q)u/u,
  onsets: words('ch ck sch ph th sh rh qu'),
};

/** Two or more consonants that begin a stem: after them be-, ge- and er- are prefixes. */
const cluster = '(?:[bdfgkpt][rl]|kn|qu|zw|pf|sp|st(?!e?r?n)|sch[wrlmn])';
/** Parts that stand before a stem and are cut off whole: ver·ste·hen, auf·es·sen, er·klä·ren. */
const prefix = new RegExp(
  '^(?:wieder|früh|zurück|über|unter|auseinander|zusammen|nach|miss|haupt|durch|gegen|ver|zer|ent|auf|aus|vor|mit|weg|her|hin|los|um|un|ab|an|ein' +
    `|be(?=${cluster})|ge(?=${cluster})|er(?=[aeiouäöü]|(?!st(?![aeh])|ste(?![lh]))${cluster}))(?=.*[aeiouyäöü].*)(?=.{3})`,
  'u',
);
/** Words that only look as if they began with one. */
const noPrefix =
  /^(?:aben(?:d|t)|aber|ana|ander|angel|angst|anim|ano|ente(?:$|n)|ein(?:e[mnrs]?$|ig|ander|em|heit)|under|uni|unter$|unten|unser|unse?r|uns|umso|hers|herr|herz|herb|hint|hind|mitte|mittag|mitt|vorn|vort|losen|aust|anna|best(?:e[mnrs]?|en)?$|gest(?:ern|e)|erer|ere|erinn?$|über$|überall|auch|auge|august|nacht|nachb|wegen)/u;
/** Where the second word of a compound begins, which the letters alone do not show (Blei·stift). */
const stem = new RegExp(
  '(?<=[bcdfghklmnprstz])(?=aufgabe|arbeit|abend|uhr(?:$|en)|unterricht|urlaub|ausflug|apfel|insel|eltern|auto)' +
    '|(?<=mittag|abend|lieblings|fest)(?=essen)|(?<=wochen|monats|jahres|schul)(?=ende)|(?<=bus)(?=halte)' +
    '|(?<=..)(?=stift(?:$|e)|stunde|straße|spiele?[nrs]?$|sprache|stadt|stück|stelle(?:$|n)|platz|schrank|schwester|schreib|plan(?:$|s)|freund|krank|blume|brot(?:$|e)|fleisch|schloss|frage(?:$|n))',
  'u',
);

/** The syllables of a German word. Rare compounds need the teacher's eye. */
export function german(word: string): string[] {
  const read = word.toLowerCase();
  const found = noPrefix.test(read) ? undefined : prefix.exec(read)?.[0];
  const head = word.slice(0, found?.length ?? 0);
  const parts = [...(head ? [head] : []), ...stemsOf(word.slice(head.length))];
  return parts.flatMap((part) => cutByVowels(part, rules));
}

function stemsOf(word: string): string[] {
  const place = stem.exec(word.toLowerCase())?.index ?? 0;
  const first = word.slice(0, place);
  // What stands before it must be a word that can be said: m and essen are none, nor f and uhr.
  return /[aeiouäöüy]/iu.test(first) ? [first, ...stemsOf(word.slice(place))] : [word];
}
