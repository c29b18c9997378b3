/**
 * The words of these lists that are nouns, with the genders that they may have (m, f, n): behind an article
 * of another gender they cannot be meant. le marche is no French, so it is le marché without its accent.
 */
const nouns: Record<string, string> = {
  fr: `pêche:f péché:m pêcheur:m pécheur:m côte:f cote:f côté:m tâche:f tache:f jeûne:m jeune:mf mâtin:m matin:m forêt:f foret:m
    gêne:f gène:m pâte:f pâté:m patte:f mâle:m mal:m malle:f âge:m pré:m dé:m été:m marché:m marche:f mur:m modèle:m interne:mf
    conte:m comte:m comté:m relevé:m élève:mf montre:f général:m employé:m épice:f sucre:m salé:m port:m porte:f visite:f danse:f
    invite:f téléphone:m porté:f cru:m`,
  es: `papá:m papa:mf mamá:f mama:f bebé:m té:m sí:m término:m secretaría:f secretaria:f sábana:f sabana:f trabajo:m estudio:m paso:m
    canto:m baile:m cambio:m caso:m juego:m regalo:m beso:m abrazo:m dibujo:m saco:m marco:m marcha:f pago:m viaje:m desayuno:m
    compra:f tomo:m`,
  it: `papà:m papa:m metà:f meta:f faro:m tè:m sì:m dì:m casino:m casinò:m lavoro:m canto:m inizio:m passo:m gioco:m uso:m ballo:m
    aiuto:m arrivo:m studio:m porto:m`,
  pt: `avó:f avô:m país:m secretária:f secretaria:f prática:f dúvida:f crítica:f coco:m cocô:m forma:f fôrma:f faca:f caça:f sabiá:m
    lã:f bebê:m bebé:m dó:m`,
  de: `bar:f bär:m mutter:f mütter: tochter:f vater:m bruder:m apfel:m vogel:m garten:m ofen:m boden:m mantel:m laden:m hafen:m nagel:m
    kloster:n hammer:m graben:m faden:m mangel:m schaden:m maße:f masse:f buße:f busse:f blüte:f güte:f hölle:f höhle:f küche:f kuchen:m
    lehre:f leere:f`,
  el: `νόμος:m νομός:m γέρος:m ώμος:m χάλι:n χαλί:n ματιά:f κάμαρα:f καμάρα:f τζάμι:n τζαμί:n όρος:mn ορός:m`,
};

/** Articles by the gender that they tell; those of several or of none are left out. */
const articles: Record<string, Record<string, string>> = {
  fr: { m: 'le un du', f: 'la une' },
  es: { m: 'el un los unos', f: 'la una las unas' },
  it: { m: 'il lo i gli un uno', f: "la le una un'" },
  pt: { m: 'o os um uns', f: 'a as uma umas' },
  de: { m: 'der den', f: 'die eine', n: 'das' },
  el: { m: 'ο τον οι ένας', f: 'η τη την μία μια', n: 'το τα ένα' },
};

const read = new Map<string, ReadonlyMap<string, string>>();

function gendersOf(code: string): ReadonlyMap<string, string> {
  const known = read.get(code);
  if (known) return known;
  const entries = (nouns[code] ?? '').normalize('NFC').replaceAll('ς', 'σ').trim().split(/\s+/);
  const genders = new Map(
    entries.map((entry): [string, string] => {
      const [word = '', of = ''] = entry.split(':');
      return [word, of];
    }),
  );
  read.set(code, genders);
  return genders;
}

/**
 * Whether an article and a word of the confusable lists are something that may be said: la cote, but not
 * le marche nor le sur. True in languages whose nouns are not listed, and of an article that leans (l').
 */
export function mayFollow(code: string, article: string, word: string): boolean {
  if (!nouns[code]) return true;
  const genders = gendersOf(code).get(word);
  if (genders === undefined) return false;
  const told = Object.entries(articles[code] ?? {}).filter(([, forms]) =>
    forms.split(' ').includes(article),
  );
  return told.length === 0 || told.some(([gender]) => genders.includes(gender));
}
