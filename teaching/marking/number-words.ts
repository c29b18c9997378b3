/** 0 to 20, then 30 to 100 in tens, in the languages that pupils most often answer in. */
const lists: Record<string, string> = {
  en: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred`,
  fr: `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts
    quatre-vingt-dix cent`,
  es: `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
    dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta
    noventa cien`,
  de: `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
    sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
    hundert`,
  it: `zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
    quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta
    ottanta novanta cento`,
  pt: `zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis
    dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem`,
};

const values = new Map(
  Object.entries(lists).map(([code, list]) => [
    code,
    new Map(list.split(/\s+/).map((word, at) => [word, at <= 20 ? at : (at - 18) * 10])),
  ]),
);

/**
 * Number words as digits, so that "three cats" and "3 cats" are one answer (language-rules 2.11).
 * Takes lower-case text without punctuation; a language without a list comes back as it is.
 */
export function numbersAsDigits(text: string, code: string): string {
  const known = values.get(code);
  if (!known) return text;
  return text
    .split(' ')
    .map((word) => {
      const value = known.get(word) ?? (code === 'en' ? twoDigits(word, known) : undefined);
      return value === undefined ? word : String(value);
    })
    .join(' ');
}

/** twenty-one. Other languages join their numbers in ways of their own; pupils write those as digits. */
function twoDigits(word: string, known: ReadonlyMap<string, number>): number | undefined {
  const [tens = '', ones = ''] = word.split('-');
  const ten = known.get(tens);
  const one = known.get(ones);
  if (ten === undefined || one === undefined || ten < 20 || one < 1 || one > 9) return undefined;
  return ten + one;
}
