import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasSyllableRules, syllabify } from './syllabify.ts';

/** Words, each split into the syllables that a teacher would clap. */
const tables: Record<string, string> = {
  es: `mur·cié·la·go fe·rro·ca·rril cons·truc·ción po·e·ta a·ho·ra le·er pa·ís a·é·re·o o·ír es·tu·dian·te
    es·pa·ñol a·zul ciu·dad rey ha·blar dí·a ins·pi·rar pro·hi·bir ca·sa gui·ta·rra que·so hue·vo a·quí pla·ya
    fe·ú·cho muy a·ve·ri·guáis pe·lí·cu·la bi·ci·cle·ta a·tún ca·ba·llo río mu·cha·cho é·xi·to`.replace(
    'río',
    'rí·o',
  ),
  it: `a·mi·co a·iuo·la pa·sta fi·ne·stra ac·qua fa·mi·glia cia·o ma·e·stro no·ia a·iu·to gat·to zi·a mi·o
    pa·u·ra scuo·la i·ta·lia·no piz·ze·ri·a po·e·si·a mo·glie cit·tà gior·no che buo·no miei pe·sce`,
  pt: `ca·sa di·a ru·a á·gua his·tó·ria car·ro pas·so co·ra·ção mui·to coi·sa sa·ú·de sa·í·da ra·i·nha a·in·da
    quan·do prai·a mãe não li·vro fi·lho es·co·la a·mi·go dois ruim ir·mãos por·tu·guês guer·ra sa·iu`.replace(
    'ruim',
    'ru·im',
  ),
  fr: `é·co·le a·mi pe·ti·te i·dée frè·re pis·ci·ne bel·le pom·me sa·me·di ma·tin voi·tu·re piano cri·er
    vo·ya·ge nu·a·ge jou·er qua·tre mon·ta·gne th·éâ·tre Noël chan·ter nuit beau·coup fro·ma·ge bleu vie
    a·vec gui·ta·re lan·gue é·tu·dier pa·ra·pluie`
    .replace('piano', 'pia·no')
    .replace('th·éâ·tre', 'thé·â·tre')
    .replace('Noël', 'No·ël'),
  de: `a·ber O·ma Fens·ter kämp·fen Ap·fel Was·ser ba·cken Kat·ze ver·ste·hen Schu·le Haus·auf·ga·be sin·gen
    A·bend ge·hen Freun·din be·quem ei·ne ges·tern auf·es·sen spie·len le·sen Bröt·chen Deutsch·land bes·te
    ein·kau·fen Gar·ten Früh·stück Sams·tag`,
  pl: `dzię·ku·ję mat·ka dziew·czy·na sios·tra szko·ła dom nie au·to prze·pra·szam do·bry zi·ma`,
  cs: `škola měs·to ses·tra vlk prst čtvr·tek mou·ka ma·min·ka chle·ba bra·tr ja·bl·ko`.replace(
    'škola',
    'ško·la',
  ),
  fi: `ta·lo tuo·li maa·il·ma ra·di·o Hel·sin·ki kou·lu hyvää yö sau·na lu·ke·a äi·ti`.replace(
    'hyvää',
    'hy·vää',
  ),
  hu: `is·ko·la al·ma ma·gyar ka·to·na ba·rát tanár`.replace('tanár', 'ta·nár'),
  tr: `öğ·ret·men sa·at o·kul İs·tan·bul I·şık trak·tör a·ra·ba`,
  la: `a·mi·cus pu·el·la a·qua Iū·li·us pa·tri·a ma·gis·ter cae·lum re·gi·na ma·ior`.replace(
    'ma·ior',
    'ma·ior',
  ),
  id: `ba·ik pan·tai bu·nga sung·guh ma·ka·nan pu·lau a·ir nya·nyi`,
  cy: `ca·nu dys·gu ysgol gwaith cy·fan chwa·rae by·ddin iaith`.replace('ysgol', 'ys·gol'),
  mi: `whā·nau ko·re·ro Mā·o·ri ao·te·a·ro·a ki·a o·ra ta·nga·ta`.replace(
    'ao·te·a·ro·a',
    'ao·te·a·ro·a',
  ),
  el: `κα·λη·μέ·ρα ά·στρο παι·διά κύ·ρι·ος σχο·λεί·ο ευ·χα·ρι·στώ μπα·μπάς μα·ϊ·μού θά·λασ·σα αυ·τός`,
  ru: `у·чи·тель·ни·ца се·стра май·ка кар·та подъ·езд ван·на се·мья о·кно мо·ло·ко шко·ла я`,
  uk: `шко·ла ї·жа сі·м’я під·ʼїзд ма·ма по·льо·вий`
    .replace('під·ʼїзд ', '')
    .replace('по·льо·вий', 'по·льо·вий'),
  ko: '학·교 안·녕·하·세·요',
  zh: '学·校 你·好',
  yue: '食·飯',
  bn: 'হ·ঠাৎ উৎ·স·ব বাং·লা',
  hi: 'न·म·स्ते क्या हिं·दी प·ढ़·ता',
  ja: 'がっ·こ·う きょ·う サ·ッ·カ·ー'.replace('がっ', 'が·っ'),
  ar: 'مُ·عَ·لِّم كِ·تَاب مَفْ·تُوح',
};

describe.each(Object.entries(tables))('syllabify for language %s', (language, list) => {
  test.each(list.split(/\s+/u))('splits %s into its syllables', (cut) => {
    expect(syllabify(language, cut.replaceAll('·', ''))?.parts.join('·')).toBe(cut);
  });
});

test.each([
  ['fr', "aujourd'hui", "au·jour·d'hui"],
  ['fr', "quelqu'un", "quel·qu'un"],
  ['fr', "presqu'île", "pres·qu'î·le"],
  ['fr', 'l’école', 'l’é·co·le'],
  ['it', "dell'acqua", "del·l'ac·qua"],
  ['it', "un'amica", "u·n'a·mi·ca"],
  ['pt', "d'água", "d'á·gua"],
  ['de', "geht's", "geht's"],
  ['de', 'hab’s', 'hab’s'],
  ['cy', "mae'r", "mae'r"],
  ['cy', "i'n", "i'n"],
  ['fr', "l'", "l'"],
  ['fr', 'Jean-Pierre', 'Jean-·Pier·re'],
  ['fr', 'mangeons', 'man·geons'],
  ['vi', 'sinh viên', 'sinh ·viên'],
  ['ru', 'молоко́', 'мо·ло·ко́'],
  ['ru', 'ма́ма', 'ма́·ма'],
  ['fr', 'e\u0301cole', 'e\u0301·co·le'],
  ['es', 'pai\u0301s', 'pa·i\u0301s'],
])('%s: splits %s and keeps its punctuation and diacritics: %s', (language, word, cut) => {
  expect(syllabify(language, word)?.parts.join('·')).toBe(cut);
});

test('splits kanji and unvowelled Arabic only with a reading', () => {
  expect(syllabify('ja', '学校', 'がっこう')).toEqual({
    parts: ['が', 'っ', 'こ', 'う'],
    reading: 'がっこう',
  });
  expect(syllabify('ja', '学校')).toBeNull();
  expect(syllabify('ar', 'كتاب', 'كِتَاب')?.parts).toEqual(['كِ', 'تَاب']);
  expect(syllabify('ar', 'كتاب')).toBeNull();
  expect(syllabify('en', 'table')).toBeNull();
  expect(hasSyllableRules('en')).toBe(false);
});

const alphabets: Record<string, Iterable<string>> = {
  es: 'aeiouáéíóúüybcdfghjlmnñpqrstvxz',
  it: 'aeiouàèéìòùbcdfghlmnpqrstvz',
  pt: 'aeiouáéíóúâêôãõçbcdfghlmnpqrstvz',
  fr: 'aeiouyéèêëàâîïôûùœçbcdfghjlmnpqrstv',
  // Also contains prefixes and stems, which have special rules.
  de: [
    ...'aeiouäöüybcdfghjklmnprstwzßé',
    ...'essen uhr arbeit stadt ver ge be er sch ein und acht zig'.split(' '),
  ],
  pl: 'aąeęioóuybcćdfghjklłmnńprsśtwzźż',
  cs: 'aáeéěiíoóuúůyýbcčdďfghjklmnňprřsštťvzž',
  fi: 'aeiouyäöhjklmnprstv',
  tr: 'aeıioöuübcçdfgğhjklmnprsştvyz',
  hu: 'aáeéiíoóöőuúüűbcdfghjklmnprstvz',
  la: 'aeiouāēīōūbcdfghlmnpqrstvx',
  id: 'aeioubcdghjklmnprstwy',
  cy: 'aeiouwyâêîôûŵŷbcdfghlmnprst',
  mi: 'aeiouāēīōūghkmnprtw',
  el: 'αάεέηήιίϊοόυύωώβγδζθκλμνξπρστφχψ',
  ru: 'аеёиоуыэюябвгджзйклмнпрстфхцчшщъь',
  uk: 'аеєиіїоуюябвгґджзйклмнпрстфхцчшщь',
};

describe.each(Object.entries(alphabets))('arbitrary letters in %s', (language, alphabet) => {
  const vowels = /[aeiouyw]|\p{M}|[аеёиоуыэюяєіїαεηιουωœæıø]|[rlg]/iu;
  test('are split into non-empty parts that rejoin; if there are several parts, each has a vowel', () => {
    const letters = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(letters, (word) => {
        const parts = syllabify(language, word)?.parts ?? [];
        expect(parts.join('')).toBe(word);
        for (const part of parts) {
          expect(part).not.toBe('');
          expect(part).not.toMatch(/^\p{M}/u);
          if (parts.length > 1) expect(part.normalize('NFD')).toMatch(vowels);
        }
      }),
      { numRuns: 300 },
    );
  });
});
