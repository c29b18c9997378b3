/**
 * Stems of nouns that have a form for each gender: el gato, la gata. They are nouns for people and animals,
 * and adjectives used as nouns. All other nouns have one gender: la suela is not a form of el suelo.
 */
const beginnings: Record<string, string> = {
  fr: `ami voisin cousin orphelin gamin coquin américain africain mexicain romain marocain cubain copain client
    étudiant assistant habitant enfant passant gagnant débutant participant commerçant adolescent président patient
    parent agent absent avocat candidat marchand allemand gourmand français anglais japonais chinois suédois
    portugais irlandais polonais écossais danois québécois bavard renard employé invité marié fiancé député
    blessé handicapé retraité blond brun grand petit espagnol ours mort saint idiot géant apprenti docteur professeur auteur écrivain`,
  es: `hij herman ti tí abuel amig prim niñ chic gat perr muchach alumn maestr novi espos sobrin niet suegr cuñad
    viud médic abogad soci vecin enemig compañer camarer cociner enfermer panader carnicer peluquer bomber ingenier
    carter zapater jardiner obrer granjer banquer pasajer viajer extranjer consejer secretari bibliotecari
    funcionari farmacéutic emplead invitad jubilad enamorad desconocid arquitect psicólog biólog fotógraf veterinari
    músic mecánic científic químic polític american mexican cuban italian argentin colombian peruan chilen
    brasileñ african europe rus chin suec suiz grieg turc polac lob os cerd zorr burr cone conej rubi moren gord
    flac viej loc tont cieg sord negr blanc roj amarill pequeñ jovencit ladronzuel romano roman vegetarian
    ciudadan pelirroj guap buen mal nuev primer segund últim ministr candidat bebid`,
  it: `ragazz bambin figli zi nonn amic gatt cugin maestr alunn compagn fidanzat cuoc camerier infermier segretari
    impiegat cassier operai parrucchier vicin nemic padron spos suocer cognat vedov biolog psicolog fotograf avvocat
    architett medic ministr italian american spagnol tedesc russ grec turc svizzer messican african europe argentin
    brasilian lup ors conigli cavall asin mici cagnolin gattin ross ner bianc giall bell brutt piccol pover vecchi
    biond brun mort malat turist invitat sconosciut bagnin ballerin contadin cittadin musicist`,
  pt: `filh ti amig alun menin garot gat cachorr prim net sogr sobrinh noiv vizinh médic enfermeir cozinheir padeir
    cabeleireir bombeir engenheir companheir estrangeir passageir jardineir secretári bibliotecári funcionári
    veterinári advogad empregad convidad namorad arquitet psicólog biólog fotógraf músic mecânic cientific polític
    lob urs coelh porc pat macac burr espos viúv cunhad brasileir american italian russ chin grec turc suíç
    african argentin mexican vermelh amarel branc pret velh loir moren pequen gord magr ceg surd louc mort
    ministr candidat muçulman cristian cidad`,
};

/** The masculine and the feminine endings of nouns. They are removed to find a noun's stem. */
const endings: Record<string, readonly [RegExp, RegExp]> = {
  fr: [/(?<!e)s?$/, /es?$/],
  es: [/os?$/, /as?$/],
  it: [/o$/, /[ae]$/],
  pt: [/os?$/, /as?$/],
};

const beginningOf = (word: string, [one, other]: readonly [RegExp, RegExp]): string =>
  word.replace(other.test(word) ? other : one, '');

/** True if two words differ only in that one has a masculine and the other a feminine noun ending. */
export function isGenderEnding(code: string, one: string, other: string): boolean {
  const ends = endings[code];
  if (!ends) return false;
  const [masculine, feminine] = ends;
  const differ = (a: string, b: string) =>
    masculine.test(a) && !feminine.test(a) && feminine.test(b);
  return (
    (differ(one, other) || differ(other, one)) &&
    beginningOf(one, ends) === beginningOf(other, ends)
  );
}

/** True if a noun has a form for each gender. */
export function isOfTwoGenders(code: string, word: string): boolean {
  const ends = endings[code];
  if (!ends) return false;
  return (beginnings[code] ?? '').split(/\s+/).includes(beginningOf(word, ends));
}
