import { cutByVowels, type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Only the last consonant starts the next syllable (Fens·ter). ch, ck, sch, ph, th and qu count as one
 * consonant, but sh does not (des·halb).
 */
const rules: SyllableRules = {
  nucleus: new RegExp(
    [
      // -eum, -läum, -een and naiv contain two vowel sounds (Mu·se·um, Ju·bi·lä·um, I·de·en), unlike Bäu·me
      // and See.
      'e(?=um(?:$|s))|(?<=l)ä(?=um(?:$|s))|a(?=iv|ik$|isch$)|(?<=ukr)a(?=i)',
      '(?<=^[fs]|id|mus|arm|all|mosch)e(?=en)',
      // -ien after another syllable (I·ta·li·en, but Wien, er·schien) and -ient (Pa·ti·ent) are also split
      // after the i.
      'i(?=ens?$)(?<=[aeiouäöüy].*i)(?<!schr?i|spi)|(?<=[bglrtz])i(?=ent)',
      '(?<=fer|famil|ital|med|stud|hyg|lin|ser|akt)i(?=en)',
      '(?<=^(?:span|belg|kanad|austral|alban|argentin))i(?=er)',
      // English and French words: Jeans, Team, Cou·si·ne; y is a consonant in Yo·ga and Pa·pa·ya.
      '(?<=[jt])ea(?=ns|m)|(?<=st)ea(?=k)|(?<=str)ea(?=m)|(?<=b)ea(?=mer)|(?<=l)ea(?=der)|(?<=sw)ea(?=t)',
      'ou|ay(?![aiou])|oy(?![aeiou])',
      'äu|au|ai|ei|eu|ie|ey|aa|ee|oo|[aeioäöüéèêáàâîóôû]|(?<!q)u|(?<!^|[aeiou])y|y(?![aeiouäöü])',
    ].join('|'),
    'u',
  ),
  onsets: words('ch ck sch ph th qu'),
};

/** Consonant clusters that start a stem. Before them, be-, ge- and er- are prefixes. */
const cluster = '(?:[bdfgkpt][rl]|kn|qu|zw|pf|sp|st(?!e?r?n)|sch[wrlmn])';
/**
 * Beginnings of stems that start with a vowel. Before them, be- and ge- are prefixes; in Bee·re, Beet, Geest
 * and Gei·ge they are not.
 */
const vowels = 'ei|en[dg]|eh[rt]|er[bdn]|ebn|ur[tl]|unr|inhal|irr|impf';
/** Prefixes that are split off as a whole, even if a word has several: auf·es·sen, mit·ge·bracht. */
const prefix = new RegExp(
  '^(?:wieder|früh|zurück|über|unter|auseinander|zusammen|nach|miss|haupt|durch|gegen|ver|zer|ent|auf|aus|vor|mit|weg|her|hin|los|um|un|ab|an|ein' +
    `|beob|be(?=${cluster}|${vowels})|ge(?=${cluster}|${vowels})|er(?=[aeiouäöüh]|(?!st(?![aeh])|ste(?![lh]))${cluster}))(?=.*[aeiouyäöü].*)(?=.{3})`,
  'u',
);
/** Words that look as if they start with a prefix, but do not. */
const noPrefix =
  /^(?:aben(?:d|t)|aber|ana|ander|angel|angst|anim|ano|ente(?:$|n)|ein(?:e[mnrs]?$|ig|ander|em|heit)|under|uni|unter$|unten|unser|unse?r|uns|umso|hers|herr|herz|herb|hint|hind|mitte|mittag|mitt|vorn|vort|losen|aust|anna|antw|best(?:e[mnrs]?|en)?$|gest(?:ern|en?$|ik|us)|erer|ere|erinn?$|über$|überall|auch|auge|august|nacht|nachb|wegen)/u;
/**
 * The start of the second word in a compound, where the general rules would split the compound wrongly
 * (Blei·stift).
 */
const stem = new RegExp(
  '(?<=[bcdfghklmnprstzß])(?=aufgabe|arbeit|abend|uhr(?:$|en)|unterricht|urlaub|ausflug|apfel|insel|eltern|auto|arzt|ärzt)' +
    '|(?<=mittag|abend|lieblings|fest)(?=essen)|(?<=wochen|monats|jahres|schul)(?=ende)|(?<=bus)(?=halte)|(?<=haus)(?=halt|hoch)|(?<=ein)(?=flu|dru)|(?<=groß)(?=brit)' +
    // Must not match Schau·spiel, Chaus·see, Bi·schof, hof·fen.
    '|(?<=[^c])(?=haus|häus|hof(?!f))' +
    // t and h, or s and ch, as two separate sounds. They are separate in Sport·hal·le, but not in Ma·the; in
    // Häus·chen, but not in Fla·schen.
    '|(?<=t)(?=halle|haft|heit|hundert|heft|hund|hilf|hemd|holz|hoch)|(?<=dort|weit)(?=hin|her)' +
    '|(?<=ss|h[äö]s|häus|mäus|läus|(?<![df])rös|[gb]läs|gräs|gäns|dös|näs)(?=chens?$)' +
    '|(?<=..)(?=stift(?:$|e)|stunde|straße|spiele?[nrs]?$|sprache|stadt|stück|stelle(?:$|n)|platz|schrank|schwester|schreib|plan(?:$|s)|freund|krank|blume|brot(?:$|e)|fleisch|frau|schmerz|schloss|frage(?:$|n)|shop|show|shirt)|(?<=^(?:su|fa))(?=shi)',
  'u',
);

const digit = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun';
const ten = '(?:zwan|drei|vier|fünf|sech|sieb|acht|neun)[zß]ig';
/** Boundaries between the words of a number (acht|und|acht·zig, hun·dert|ein), and in so|und·so. */
const numerals = new RegExp(
  `(?<=${digit})(?=und${ten})|(?<=hundert|tausend)(?=${digit}|und)|(?<=^so)(?=undso)|(?<=^sound)(?=so)` +
    `|(?<=(?:${digit}|hundert|tausend)und)(?=${ten}|ein)`,
  'iu',
);

/** Splits a German word into syllables. A teacher has to check rare compounds. */
export function german(word: string): string[] {
  return word.split(numerals).flatMap((part) => {
    const heads = prefixesOf(part);
    const stems = stemsOf(part.slice(heads.join('').length));
    return [...heads, ...stems].flatMap((each) => cutByVowels(each, rules));
  });
}

function prefixesOf(word: string): string[] {
  const read = word.toLowerCase();
  const found = noPrefix.test(read) ? undefined : prefix.exec(read)?.[0];
  return found ? [word.slice(0, found.length), ...prefixesOf(word.slice(found.length))] : [];
}

function stemsOf(word: string): string[] {
  const place = stem.exec(word.toLowerCase())?.index ?? 0;
  const first = word.slice(0, place);
  // The first part must be a pronounceable word: the m before "essen" is not a word, and neither is the f
  // before "uhr".
  return /[aeiouäöüy]/iu.test(first) ? [first, ...stemsOf(word.slice(place))] : [word];
}
