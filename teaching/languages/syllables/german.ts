import { cutByVowels, type SyllableRules, words } from './cut-by-vowels.ts';

/** Only the last consonant goes to the next syllable (Fens·ter); ch, ck, sch, ph, th, qu are one. */
const rules: SyllableRules = {
  nucleus: /äu|au|ai|ei|eu|ie|ey|aa|ee|oo|[aeioäöüy]|(?<!q)u/u,
  onsets: words('ch ck sch ph th sh rh qu'),
};

/** Parts that stand before a stem and are cut off whole: ver·ste·hen, auf·es·sen. */
const prefix =
  /^(?:wieder|früh|zurück|über|unter|auseinander|zusammen|nach|miss|haupt|durch|gegen|ver|zer|ent|auf|aus|vor|mit|weg|her|hin|los|um|un|ab|an|ein|be(?=s[pt])|ge(?=s[pt])|er(?=[aeiouäöü]))(?=.*[aeiouyäöü].*)(?=.{3})/u;
/** Words that only look as if they began with one. */
const noPrefix =
  /^(?:aben(?:d|t)|aber|ana|ander|angel|angst|anim|ano|ente(?:$|n)|ein(?:e[mnrs]?$|ig|ander|em|heit)|under|uni|unter$|unten|unser|unse?r|uns|umso|hers|herr|herz|herb|hint|hind|mitte|mittag|mitt|vorn|vort|losen|aust|anna|best(?:e[mnrs]?|en)?$|gest(?:ern|e)|erer|ere|erinn?$|über$|überall|auch|auge|august|nacht|nachb|wegen)/u;
/** Where one word of a compound begins with a vowel, which the letters alone do not show. */
const stem =
  /(?<=[bcdfghklmnprstz])(?=(?:aufgabe|arbeit|abend|uhr(?:$|en)|unterricht|urlaub|ausflug|apfel|essen$|insel|eltern|auto))/u;

/** The syllables of a German word. Rare compounds need the teacher's eye. */
export function german(word: string): string[] {
  const read = word.toLowerCase();
  const found = noPrefix.test(read) ? undefined : prefix.exec(read)?.[0];
  const head = found ? word.slice(0, found.length) : '';
  const rest = word.slice(head.length);
  const place = stem.exec(rest.toLowerCase())?.index ?? 0;
  const stems = place > 0 ? [rest.slice(0, place), rest.slice(place)] : [rest];
  return [...(head ? [head] : []), ...stems].flatMap((part) => cutByVowels(part, rules));
}
