import { en } from './confusable-words/en.ts';
import { es } from './confusable-words/es.ts';
import { fr } from './confusable-words/fr.ts';
import { foldVariants } from './fold-variants.ts';

/** German words distinguished only by an umlaut, ß or one letter. */
const de = `
schön/schon schöne/schone konnte/könnte konnten/könnten konntest/könntest durfte/dürfte mochte/möchte
mochten/möchten mochtest/möchtest musste/müsste mussten/müssten hatte/hätte hatten/hätten
hattest/hättest wurde/würde wurden/würden wurdest/würdest waren/wären brauchte/bräuchte kamen/kämen
gaben/gäben fordern/fördern drucken/drücken zahlen/zählen zahlt/zählt zahle/zähle schwül/schwul
apfel/äpfel vater/väter mutter/mütter bruder/brüder tochter/töchter vogel/vögel garten/gärten ofen/öfen
boden/böden mantel/mäntel laden/läden hafen/häfen nagel/nägel kloster/klöster hammer/hämmer
graben/gräben faden/fäden mangel/mängel schaden/schäden maße/masse buße/busse floß/floss losen/lösen
lose/löse holle/hölle hohle/höhle hole/hölle tone/töne toten/töten fuhren/führen lauft/läuft
fallt/fällt fahrt/fährt tragt/trägt schlaft/schläft lasst/lässt fangt/fängt wascht/wäscht halt/hält
schlagt/schlägt wachst/wächst bar/bär baren/bären blute/blüte bluten/blüten gute/güte wahlen/wählen
kuchen/küchen/küche kochen/kuchen lehre/leere äste/este
den/denn das/dass wen/wenn im/ihm in/ihn/ihnen seid/seit wider/wieder man/mann mal/mahl war/wahr
mehr/meer beten/betten bieten/bitten raten/ratten leben/lieben leiden/leiten kirche/kirsche essen/esse
bett/beet stadt/statt tod/tot weg/wegen vier/für ihr/ihre mein/meine dein/deine sein/seine kein/keine
ein/eine/einen/einem/einer der/dem/den/des dir/dich mir/mich fiel/viel ist/isst rad/rat gehen/geben
haus/maus hund/hand tisch/fisch nicht/nichts großer/größer kleiner/keiner schwester/schwestern
tasche/tasse tasse/kasse/klasse/masse fisch/tisch/frisch leder/feder/lieder brille/grille leben/lesen/legen/loben/lieben
legen/liegen/regen/lügen liegen/fliegen/siegen/biegen fragen/tragen/kragen sagen/wagen/magen sehen/gehen/stehen stehen/stehlen/stellen
kaufen/laufen/taufen kochen/wochen machen/lachen/wachen/sachen waschen/wachsen wissen/kissen/küssen/müssen trinken/winken/sinken
finden/binden singen/sinken/bringen denken/danken heißen/beißen/reißen reisen/reißen/weisen essen/messen/eisen messer/besser/messen
wetter/vetter/retter kammer/hammer/kummer/nummer zimmer/immer mutter/butter/futter butter/bitter vater/kater/pater leiter/weiter/heiter/reiter
leider/kleider/leiden kinder/rinder hunde/stunde/runde/kunde/wunde schule/schuhe/schale schild/schuld straße/strafe garten/karten/warten/kasten
nacht/macht/nicht/licht licht/leicht/dicht leise/reise/speise preis/kreis/reis blatt/glatt teller/keller gabel/kabel/nabel
nudel/pudel/rudel vogel/kugel/nagel nebel/nabel/nagel schwein/schein/stein klein/kein braun/zaun schwarz/schwanz weiß/heiß/fleiß
schlecht/schlicht lustig/luftig/listig teuer/feuer/steuer krank/schrank ohren/uhren decke/ecke treppe/truppe sonne/tonne/nonne
freitag/feiertag woche/wolke/wache morgen/sorgen bluse/blume brücke/lücke mücke/brücke mittag/montag dienst/dienstag
nehmen/nennen kennen/rennen/nennen können/kennen farbe/narbe/garbe kopf/topf küste/kiste/wüste seife/reife finger/hunger
`;

/** Italian words distinguished only by an accent, an apostrophe, an h or a doubled letter. */
const it = `
è/e dà/da sì/si là/la lì/li sé/se né/ne tè/te dì/di papà/papa metà/meta faro/farò
capitò/capito parlò/parlo mangiò/mangio andò/ando comprò/compro cantò/canto amò/amo lavorò/lavoro
studiò/studio arrivò/arrivo guardò/guardo trovò/trovo entrò/entro portò/porto passò/passo tornò/torno
pensò/penso giocò/gioco aspettò/aspetto chiamò/chiamo lasciò/lascio usò/uso iniziò/inizio
cucinò/cucino ballò/ballo preparò/preparo aiutò/aiuto ascoltò/ascolto visitò/visito casinò/casino
finì/fini partì/parti sentì/senti capì/capi dormì/dormi
ho/o hai/ai ha/a hanno/anno l'ha/la l'ho/lo c'è/ce c'era/cera
ho/l'ho hai/l'hai ha/l'ha hanno/l'hanno un/l'un una/l'una uno/l'uno
l'oro/loro l'una/luna l'etto/letto l'ago/lago l'ira/lira l'ama/lama l'ente/lente
cane/canne caro/carro casa/cassa capello/cappello capelli/cappelli pala/palla pena/penna nono/nonno
sono/sonno sete/sette note/notte copia/coppia moto/motto rosa/rossa cade/cadde fato/fatto dona/donna
camino/cammino tuta/tutta papa/pappa ala/alla eco/ecco seno/senno lego/leggo beve/bevve polo/pollo
calo/callo tori/torri speso/spesso serata/serrata mele/melle
amico/amica ragazzo/ragazza figlio/figlia zio/zia nonno/nonna libro/libra banco/banca tavolo/tavola
porto/porta punto/punta questo/questa quello/quella
pesce/pesca/pesche mondo/fondo/tondo monte/ponte/conte/fonte/fronte dente/gente/mente/lente letto/tetto/petto/detto gatto/fatto/matto/gallo/patto
piatto/patto/pianto/piano finestra/minestra macchina/macchia treno/freno scuola/suola libro/litro/libero penna/panna/pinna banco/bianco/barco
parco/porco/arco campo/capo/lampo tempo/tempio vento/lento/cento/mento conto/canto/cento fiore/fiero albero/albergo frutta/brutta carne/cane
pollo/bollo/polso cena/scena prezzo/pezzo/pozzo piazza/pizza chiesa/chiusa cucina/cugina cugino/cuscino bagno/sogno sogno/segno/legno/regno
campagna/compagna amore/onore/umore testa/festa foglia/voglia/soglia moglie/voglie figlio/foglio/giglio/miglio donna/nonna/gonna giorno/forno
forno/corno/torno notte/botte/lotte inverno/inferno caldo/saldo/calmo bello/ballo/bollo rosso/grosso/posso verde/perde/vede giallo/gallo
parlare/parare cantare/contare/saltare lavare/levare volare/volere/votare vedere/cedere/vendere/cadere sentire/mentire salire/saltare
partire/patire aprire/coprire coprire/scoprire perdere/rendere/prendere bocca/rocca/brocca birra/barra occhio/secchio sedia/media
mangiare/mancare leggere/reggere dormire/fornire spesa/sposa strada/spada porta/torta borsa/corsa/morsa cielo/gelo
nuovo/uovo nove/nuove quattro/quadro sette/sesto signora/signore cavallo/cavolo agosto/gusto tazza/razza
`;

/** Portuguese words distinguished only by an accent or one letter. */
const pt = `
é/e está/esta estás/estas avó/avô avós/avôs pôde/pode pôr/por sábia/sabia/sabiá secretária/secretaria
prática/pratica dúvida/duvida crítica/critica até/ate nós/nos vós/vos dó/do dá/da dê/de tem/têm
vem/vêm mantém/mantêm contém/contêm país/pais saí/sai caí/cai saía/saia falara/falará comera/comerá
partira/partirá amara/amará cantara/cantará à/a às/as faça/faca caça/caca lã/la
bebê/bebe bebé/bebe coco/cocô forma/fôrma lá/la
caro/carro coro/corro era/erra muro/murro foro/forro pera/perra cem/sem cela/sela cozer/coser
concerto/conserto comprimento/cumprimento mal/mau mais/mas trás/traz há/à houve/ouve
senso/censo tacha/taxa posso/poço menino/menina amigo/amiga filho/filha tio/tia gato/gata porto/porta
este/esta esse/essa dele/dela
cabelo/camelo/cavalo peixe/feixe queijo/beijo/queixo noite/leite/norte sorte/morte/forte/norte ponte/fonte/monte/frente gente/dente/lente/mente
quente/gente mundo/fundo/mudo tempo/templo campo/canto vento/cento/lento banco/branco/barco preto/prato/perto/prego porto/perto/parto livro/litro
escola/escala/esmola folha/falha/filha filho/milho molho/milho/olho limão/irmão cidade/idade praia/praça/prata janela/panela canela/caneta/panela
cadeira/madeira/caveira quarto/quatro vizinha/cozinha vizinho/sozinho carro/cargo carta/certa chuva/chave/luva verão/versão inverno/inferno
terra/serra/terça/guerra força/forca falar/faltar/falhar/calar comer/correr/morrer beber/dever viver/dever vender/vencer/render perder/pender
pedir/medir sentir/mentir/sentar contar/cantar/cortar levar/lavar/elevar pagar/pegar/apagar jogar/julgar/lugar tomar/tocar/trocar andar/nadar
ganhar/banhar sonhar/ganhar subir/sumir cheio/cheiro camisa/camisola calça/calma braço/traço joelho/coelho pouco/porco/louco orelha/ovelha/abelha
vinho/ninho/linho linha/vinha/lenha sonho/sono/senha verde/verme roupa/rouba peito/jeito/feito direito/direto cabeça/cabaça
dinheiro/pinheiro mulher/colher colher/colar festa/testa/fresta caixa/faixa/baixa luz/cruz
sapo/sapato cinto/cinco/cento trinta/tinta pescar/pecar fechar/achar
`;

/** Czech words distinguished only by a length accent or one letter. */
const cs = `
byt/být pas/pás lak/lák vila/víla vily/víly dráha/drahá páni/paní rada/ráda dal/dál 
jí/ji jej/její mile/míle
byl/bil byla/bila byli/bili být/bít výr/vír myš/mys mýt/mít
let/led plot/plod řada/rada
`;

/** Shorter lists of the same kind. When a language's list grows, it moves to its own file. */
const others: Record<string, string> = {
  nl: `één/een man/maan mannen/manen bom/boom bommen/bomen rot/rood zon/zoon tak/taak takken/taken
    bot/boot botten/boten vis/vies pen/peen lat/laat latten/laten kop/koop koppen/kopen zin/zien rek/reek
    wil/wiel mes/mees ham/haam jij/je huis/muis kan/kam die/dit dat/dan`,
  sv: `öl/ol får/far år/ar på/pa sår/sar gård/gard mål/mal måla/mala råd/rad råda/rada tåg/tag håll/hall
    båt/bat här/har där/dar när/nar är/ar för/for kött/kott höra/hora köra/kora läsa/lasa väg/vag väl/val
    lära/lara sätt/satt äta/ata bär/bar hår/har häst/hast fält/falt båda/bada träd/trad ägg/agg
    ny/nyt vit/vitt glas/glass tak/tack vila/villa bara/barra sil/sill hat/hatt ful/full väg/vägg`,
  da: `får/far år/ar på/pa gå/ga må/ma små/sma håret/haret låne/lane råd/rad måle/male bål/bal
    få/fa får/for før/for dør/dor køre/kore høre/hore læse/lase være/vare når/nar her/har bær/bar
    øl/ol bøger/boger sø/so tør/tor lære/lare måne/mane sål/sal gås/gas tåge/tage vække/vakke en/én`,
  nb: `får/far år/ar på/pa gå/ga må/ma små/sma håret/haret låne/lane råd/rad måle/male bål/bal
    få/fa før/for dør/dor kjøre/kjore høre/hore lese/løse være/vare når/nar bær/bar øl/ol sø/so tør/tor
    lære/lare måne/mane sål/sal gås/gas tåke/take vekke/vakke tak/takk vil/vill en/én og/å for/fôr`,
  fi: `sää/saa tuli/tuuli/tulli taka/takka kuka/kukka mato/matto kisa/kissa tapan/tapaan tapaan/tappaan
    näin/nain hän/han sade/säde vähän/vahan käsi/kasi päivä/paiva väli/vali häät/haat pöly/poly
    kylä/kyla äiti/aiti tällä/talla sille/silla hyvä/hyva muta/mutta kari/karri palo/pallo kuri/kurri`,
  pl: `być/bić byt/bit sąd/sad kąt/kat mąka/męka może/morze łód/lód lata/łata ława/lawa łaska/laska pasek/piasek
    dał/dal był/byl idę/idą robię/robią piję/piją stół/stal dom/dam lud/lód kasa/kasza proszę/proszą`,
  hu: `kor/kór/kör/kőr öl/ól szél/szel fél/fel vér/ver él/el mér/mer hal/hál kar/kár tör/tőr/tor bor/bőr
    öt/őt bál/bal vagy/vágy ágy/agy megy/meggy kerek/kerék/kérek egyen/egyén örül/őrül méz/mez főzök/fűzök`,
  ro: `fată/față casă/casa mamă/mama masă/masa vară/vara țară/țara seară/seara sau/s-au la/l-a
    va/v-a mai/m-ai ei/e-i cei/ce-i peste/pește rău/râu sare/sară`,
  el: `πού/που πώς/πως ή/η νόμος/νομός γέρος/γερός ώμος/ωμός μόνος/μονός χάλι/χαλί άλλα/αλλά μάτια/ματιά
    κάμαρα/καμάρα πότε/ποτέ τζάμι/τζαμί φίλα/φιλά φύλα/φυλά πίνω/πεινώ όρος/ορός ύπνος/ύμνος`,
  ru: `мой/мои твой/твои свой/свои стой/стои пей/пеи дом/дым быт/быть был/бил была/била быть/бить мыло/мило
    мил/мыл угол/уголь мел/мель брат/брать стал/сталь дал/даль ест/есть ел/ель кон/конь кров/кровь
    пыл/пыль жар/жарь цел/цель шест/шесть быль/был вес/весь лук/люк мать/мять рад/ряд нос/нёс лес/лёс
    все/всё небо/нёбо осел/осёл мел/мёл лен/лён этот/эта это/эта ты/вы мы/вы его/её он/она оно/она
    тётя/дядя кошка/кружка стул/стол том/там тот/тут где/кто зал/зол тело/дело точка/дочка`,
  uk: `мій/мої твій/твої свій/свої був/бив була/била бити/бути дим/дім сон/син кіт/кит ліс/лис рік/рок
    ніс/нес стіл/стил гриб/грип мати/мити ти/ви ми/ви він/вона воно/вона його/її тут/там
    гратися/ґратися гніт/ґніт грати/ґрати дитина/дитини сіль/сіл лин/лінь`,
  ar: `اليوم/يوم الآن/آن الليلة/ليلة الذي/ذي الله/له`,
  he: `היום/יום הבין/בין הפסיק/פסיק הזמין/זמין הסביר/סביר הבריא/בריא הלך/לך
    האמין/אמין החזיר/חזיר הראה/ראה הבהיר/בהיר`,
  hi: `हंस/हँस अंगना/अँगना राज/राज़ खाना/ख़ाना फन/फ़न`,
  tr: `hala/hâlâ adet/âdet kar/kâr kız/kış on/ön ol/öl kol/köl ot/öt oldu/öldü bol/böl kor/kör kus/kuş baş/bas
    taş/tas kul/kül un/ün uç/üç açı/acı saç/sac için/içen alim/âlim`,
  cy: `a'r/ar tân/tan mân/man môr/mor tôn/ton glân/glan cân/can gwên/gwen a/â mae/mai rhai/rhoi ddim/dim ei/eu/ein
    chwaer/chwarae bach/fach merch/merched mynd/mynydd tad/dad ci/gi cath/gath llyn/llun gwyn/gwin`,
  ga: `fear/féar fir/fír lón/lon cás/cas seán/sean briste/bríste ait/áit mála/mala solas/sólás sin/sín ná/na
    teach/teacht bean/beann`,
  mi: `wahine/wāhine tangata/tāngata matua/mātua tupuna/tūpuna tuahine/tuāhine teina/tēina tama/tāma
    mata/matā ana/anā ata/āta hara/hārā papa/pāpā kaka/kākā keke/kēkē pipi/pīpī mama/māmā`,
  id: `bisa/biasa apa/api bapak/bapa kapan/kapal dari/hari sapi/sepi saya/sayap ibu/abu dua/tua kota/kita
    buku/kuku makan/malam minum/minim tidak/tidur rumah/ramah`,
};

/**
 * Groups of words that differ only in one accent or letter, by language. `/` separates the words of a group.
 * `_` stands for the space between two words that form another word when joined.
 */
const lists: Record<string, string> = { ...others, cs, de, en, es, fr, it, pt };

const read = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

function groupsOf(code: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = read.get(code);
  if (known) return known;
  const groups = new Map<string, Set<string>>();
  // Answers are compared without the final sigma.
  for (const line of (lists[code] ?? '').normalize('NFC').replaceAll('ς', 'σ').split(/\s+/)) {
    const words = line
      .replaceAll('_', ' ')
      .split('/')
      .filter((word) => word !== '');
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      for (const name of spellings(word, words, code)) {
        const group = groups.get(name) ?? new Set();
        for (const other of others.flatMap((each) => spellings(each, words, code)))
          group.add(other);
        groups.set(name, group);
      }
    }
  }
  read.set(code, groups);
  return groups;
}

/**
 * Returns a word and its folded spelling (waahine for wāhine). Omits the folded spelling if it is identical
 * to another word of the group.
 */
function spellings(word: string, group: readonly string[], code: string): string[] {
  const other = foldVariants(word, { code });
  return group.includes(other) ? [word] : [word, other];
}

/** True if `typed` is a different word that looks like `expected`: año and ano, où and ou. */
export function isConfusable(code: string, expected: string, typed: string): boolean {
  return groupsOf(code).get(expected)?.has(typed) ?? false;
}

/**
 * Nouns in these lists, with their possible genders (m, f, n). If the article has another gender, the pupil
 * did not mean this noun: le marche is not French, so the pupil meant le marché and omitted the accent.
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

/** Articles by gender. Omits articles that have several genders or no gender. */
const articles: Record<string, Record<string, string>> = {
  fr: { m: 'le un du', f: 'la une' },
  es: { m: 'el un los unos', f: 'la una las unas' },
  it: { m: 'il lo i gli un uno', f: "la le una un'" },
  pt: { m: 'o os um uns', f: 'a as uma umas' },
  de: { m: 'der den', f: 'die eine', n: 'das' },
  el: { m: 'ο τον οι ένας', f: 'η τη την μία μια', n: 'το τα ένα' },
};

const nounsRead = new Map<string, ReadonlyMap<string, string>>();

function gendersOf(code: string): ReadonlyMap<string, string> {
  const known = nounsRead.get(code);
  if (known) return known;
  const entries = (nouns[code] ?? '').normalize('NFC').replaceAll('ς', 'σ').trim().split(/\s+/);
  const genders = new Map(
    entries.map((entry): [string, string] => {
      const [word = '', of = ''] = entry.split(':');
      return [word, of];
    }),
  );
  nounsRead.set(code, genders);
  return genders;
}

/**
 * True if an article and a word of the confusable lists can occur together: la cote, but not le marche or le
 * sur. Always true for languages without a list of nouns, and for elided articles (l').
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
