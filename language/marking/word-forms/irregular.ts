/** Irregular forms of one word, separated by `/`. */
export const irregularForms: Record<string, string> = {
  fr: `suis/es/est/sommes/êtes/sont/être/étais/était/étaient/été/sera/serai ai/as/a/avons/avez/ont/avoir/avais/avait/avaient/eu/aura/aurai
    vais/vas/va/allons/allez/vont/aller/allé/allée/allés/irai/ira fais/fait/faisons/faites/font/faire/faite/faits/fera/ferai
    peux/peut/pouvons/pouvez/peuvent/pouvoir/pu/pourrai/pourra veux/veut/voulons/voulez/veulent/vouloir/voulu/voudrais/voudrait
    dois/doit/devons/devez/doivent/devoir/dû/devrais sais/sait/savons/savez/savent/savoir/su viens/vient/venons/venez/viennent/venir/venu/venue
    tiens/tient/tenons/tenez/tiennent/tenir prends/prend/prenons/prenez/prennent/prendre/pris/prise
    mets/met/mettons/mettez/mettent/mettre/mis/mise dis/dit/disons/dites/disent/dire lis/lit/lisons/lisez/lisent/lire/lu/lue
    vois/voit/voyons/voyez/voient/voir/vu/vue bois/boit/buvons/buvez/boivent/boire/bu
    écris/écrit/écrivons/écrivez/écrivent/écrire pars/part/partons/partez/partent/partir sors/sort/sortons/sortez/sortent/sortir
    dors/dort/dormons/dormez/dorment/dormir reçois/reçoit/recevons/reçoivent/recevoir/reçu connais/connaît/connaissons/connaissent/connaître
    beau/bel/belle/beaux/belles nouveau/nouvel/nouvelle/nouveaux/nouvelles vieux/vieil/vieille/vieilles
    blanc/blanche/blancs/blanches sec/sèche/secs/sèches frais/fraîche/fraîches long/longue/longs/longues doux/douce/douces
    faux/fausse/fausses gentil/gentille/gentils/gentilles gros/grosse/grosses bas/basse/basses gras/grasse/grasses
    public/publique œil/yeux ciel/cieux travail/travaux tout/toute/tous/toutes bon/bonne/bons/bonnes fou/folle/fous/folles
    ami/amie/amis/amies mou/molle un/une vu/vue bu/bue lu/lue œuf/œufs cœur/cœurs os monsieur/messieurs madame/mesdames
    mon/ma/mes ton/ta/tes son/sa/ses notre/nos votre/vos leur/leurs ce/cet/cette/ces quel/quelle/quels/quelles
    premier/première/premiers/premières favori/favorite/favoris dernier/dernière roux/rousse
    chat/chatte/chats/chattes loup/louve/loups/louves copain/copine/copains/copines héros/héroïne prince/princesse/princes/princesses
    maître/maîtresse/maîtres/maîtresses tigre/tigresse âne/ânesse hôte/hôtesse dieu/déesse compagnon/compagne paysan/paysanne/paysans/paysannes
    sot/sotte muet/muette bijou/bijoux genou/genoux chou/choux cheveu/cheveux jeu/jeux feu/feux lieu/lieux neveu/neveux caillou/cailloux
    an/ans`,
  es: `soy/eres/es/somos/sois/son/ser/era/eran/fui/fue/fueron estoy/estás/está/estamos/estáis/están/estar/estaba/estuve/estuvo
    voy/vas/va/vamos/vais/van/ir/iba/iban/voy tengo/tienes/tiene/tenemos/tenéis/tienen/tener/tenía/tuve/tuvo
    hago/haces/hace/hacemos/hacéis/hacen/hacer/hice/hizo/hecho puedo/puedes/puede/podemos/podéis/pueden/poder/pude/pudo
    quiero/quieres/quiere/queremos/queréis/quieren/querer/quise/quiso vengo/vienes/viene/venimos/vienen/venir/vine/vino
    digo/dices/dice/decimos/dicen/decir/dije/dijo/dicho salgo/sales/sale/salimos/salen/salir pongo/pones/pone/ponemos/ponen/poner/puse/puso
    doy/das/da/damos/dan/dar/di/dio veo/ves/ve/vemos/ven/ver/vi/vio/visto sé/sabes/sabe/sabemos/saben/saber
    juego/juegas/juega/jugamos/jugáis/juegan/jugar/jugué/jugó duermo/duermes/duerme/dormimos/duermen/dormir
    he/has/ha/hemos/habéis/han/haber buen/bueno/buena/buenos/buenas mal/malo/mala/malos/malas gran/grande/grandes
    primer/primero/primera tío/tía/tíos/tías mío/mía/míos/mías empiezo/empiezas/empieza/empezamos/empiezan/empezar
    prefiero/prefieres/prefiere/preferimos/prefieren/preferir vuelvo/vuelves/vuelve/volvemos/vuelven/volver
    actor/actriz/actores/actrices rey/reina/reyes/reinas príncipe/princesa héroe/heroína gallo/gallina/gallos/gallinas poeta/poetisa
    emperador/emperatriz pez/peces joven/jóvenes examen/exámenes imagen/imágenes
    mi/mis tu/tus su/sus pienso/piensas/piensa/pensamos/piensan/pensar pido/pides/pide/pedimos/piden/pedir
    entiendo/entiendes/entiende/entendemos/entienden/entender conozco/conoces/conoce/conocen/conocer cierro/cierras/cierra/cierran/cerrar
    pierdo/pierdes/pierde/pierden/perder sirvo/sirves/sirve/sirven/servir encuentro/encuentras/encuentra/encuentran/encontrar`,
  pt: `sou/és/é/somos/são/ser/era/eram/fui/foi/foram estou/estás/está/estamos/estão/estar/estava/esteve
    vou/vais/vai/vamos/vão/ir/ia tenho/tens/tem/temos/têm/ter/tinha/tive/teve faço/fazes/faz/fazemos/fazem/fazer/fiz/fez/feito
    posso/podes/pode/podemos/podem/poder quero/queres/quer/queremos/querem/querer venho/vens/vem/vimos/vêm/vir
    digo/dizes/diz/dizemos/dizem/dizer vejo/vês/vê/vemos/veem/ver/vi/viu dou/dás/dá/damos/dão/dar sei/sabes/sabe/sabemos/sabem/saber
    bom/boa/bons/boas mau/má/maus/más meu/minha/meus/minhas teu/tua/teus/tuas seu/sua/seus/suas
    ator/atriz/atores/atrizes rei/rainha/reis/rainhas galo/galinha príncipe/princesa herói/heroína cão/cães pão/pães mão/mãos irmão/irmã/irmãos/irmãs
    alemão/alemã/alemães mulher/mulheres
    avô/avôs avô/avós avó/avós`,
  it: `sono/sei/è/siamo/siete/essere/ero/era/erano ho/hai/ha/abbiamo/avete/hanno/avere/aveva vado/vai/va/andiamo/andate/vanno/andare/andato/andata
    faccio/fai/fa/facciamo/fate/fanno/fare/fatto posso/puoi/può/possiamo/potete/possono/potere voglio/vuoi/vuole/vogliamo/volete/vogliono/volere
    devo/devi/deve/dobbiamo/dovete/devono/dovere vengo/vieni/viene/veniamo/venite/vengono/venire/venuto sto/stai/sta/stiamo/state/stanno/stare
    do/dai/dà/diamo/date/danno/dare dico/dici/dice/diciamo/dite/dicono/dire/detto esco/esci/esce/usciamo/uscite/escono/uscire
    bevo/bevi/beve/beviamo/bevete/bevono/bere so/sai/sa/sappiamo/sapete/sanno/sapere bello/bella/bel/bei/begli/belle
    buono/buona/buon/buoni/buone amico/amica/amici/amiche uomo/uomini uovo/uova mio/mia/miei/mie tuo/tua/tuoi/tue suo/sua/suoi/sue
    zio/zia/zii/zie un/uno/una
    dottore/dottoressa professore/professoressa/professori/professoresse studente/studentessa/studenti/studentesse leone/leonessa re/regina
    gallo/gallina eroe/eroina dio/dea/dei mano/mani braccio/braccia dito/dita ginocchio/ginocchia labbro/labbra`,
  de: `bin/bist/ist/sind/seid/sein/war/warst/waren/gewesen habe/hast/hat/haben/habt/hatte/hattest/hatten/gehabt
    werde/wirst/wird/werden/werdet/wurde/geworden kann/kannst/können/könnt/konnte/konnten will/willst/wollen/wollt/wollte muss/musst/müssen/müsst/musste
    darf/darfst/dürfen/dürft/durfte mag/magst/mögen/mögt/mochte soll/sollst/sollen/sollt/sollte fahre/fährst/fährt/fahren/fahrt/fuhr/gefahren
    gehe/gehst/geht/gehen/ging/gegangen esse/isst/essen/esst/aß/gegessen lese/liest/lesen/lest/las/gelesen sehe/siehst/sieht/sehen/seht/sah/gesehen
    nehme/nimmst/nimmt/nehmen/nehmt/nahm/genommen gebe/gibst/gibt/geben/gebt/gab/gegeben spreche/sprichst/spricht/sprechen/sprecht/sprach/gesprochen
    schlafe/schläfst/schläft/schlafen/schlaft/schlief laufe/läufst/läuft/laufen/lauft/lief trage/trägst/trägt/tragen/tragt/trug
    treffe/triffst/trifft/treffen/trefft/traf helfe/hilfst/hilft/helfen/helft/half komme/kommst/kommt/kommen/kam/gekommen weiß/weißt/wissen/wisst/wusste
    trinke/trinkst/trinkt/trinken/trank/getrunken schreibe/schreibst/schreibt/schreiben/schrieb/geschrieben
    apfel/äpfel vater/väter mutter/mütter bruder/brüder tochter/töchter vogel/vögel garten/gärten ofen/öfen mantel/mäntel laden/läden hafen/häfen
    kloster/klöster hammer/hämmer graben/gräben faden/fäden boden/böden nagel/nägel buch/bücher haus/häuser mann/männer kind/kinder hand/hände
    stadt/städte stuhl/stühle baum/bäume hut/hüte zug/züge fuß/füße wort/wörter land/länder rad/räder glas/gläser bad/bäder dorf/dörfer
    schrank/schränke ball/bälle platz/plätze freund/freunde/freundin/freundinnen nacht/nächte kuh/kühe maus/mäuse schloss/schlösser
    blatt/blätter wald/wälder topf/töpfe kopf/köpfe sohn/söhne arzt/ärzte/ärztin bild/bilder kleid/kleider
    mein/meine/meinen/meinem/meiner/meines dein/deine/deinen/deinem/deiner sein/seine/seinen/seinem/seiner kein/keine/keinen/keinem/keiner
    ihr/ihre/ihren/ihrem/ihrer unser/unsere/unseren/unserem
    hätte/hatte hätten/hatten hättest/hattest würde/wurde würden/wurden würdest/wurdest könnte/konnte könnten/konnten könntest/konntest
    möchte/mochte möchten/mochten möchtest/mochtest müsste/musste dürfte/durfte wäre/war wären/waren
    halte/hältst/hält/halten/haltet/hielt lasse/lässt/lassen/lasst/ließ wasche/wäschst/wäscht/waschen/wascht fange/fängst/fängt/fangen/fangt
    falle/fällst/fällt/fallen/fallt/fiel schlage/schlägst/schlägt/schlagen/schlagt wachse/wächst/wachsen/wachst
    ei/eier`,
  nl: `ben/bent/is/zijn/was/waren heb/hebt/heeft/hebben/had/hadden ga/gaat/gaan/ging/gingen doe/doet/doen/deed kan/kunt/kunnen/kon wil/wilt/willen/wilde/wou
    moet/moeten/moest mag/mogen/mocht zal/zult/zullen zie/ziet/zien/zag kom/komt/komen/kwam maan/manen man/mannen bot/botten boot/boten boom/bomen
    kat/katten boek/boeken huis/huizen kop/koppen kind/kinderen stad/steden schip/schepen`,
  en: `am/is/are/was/were/be/been have/has/had do/does/did/done go/goes/went/gone make/makes/made/making take/takes/took/taken come/comes/came
    see/sees/saw/seen eat/eats/ate/eaten drink/drinks/drank/drunk write/writes/wrote/written speak/speaks/spoke/spoken buy/buys/bought
    bring/brings/brought think/thinks/thought teach/teaches/taught catch/catches/caught run/runs/ran/running swim/swims/swam/swum
    sing/sings/sang/sung begin/begins/began/begun get/gets/got give/gives/gave/given know/knows/knew/known find/finds/found
    tell/tells/told say/says/said feel/feels/felt leave/leaves/left meet/meets/met pay/pays/paid send/sends/sent sit/sits/sat sleep/sleeps/slept
    stand/stands/stood wear/wears/wore/worn win/wins/won lose/loses/lost drive/drives/drove/driven ride/rides/rode/ridden fly/flies/flew/flown
    man/men woman/women child/children foot/feet tooth/teeth mouse/mice person/people goose/geese good/better/best bad/worse/worst
    this/these that/those big/bigger/biggest hot/hotter/hottest
    break/breaks/broke/broken choose/chooses/chose/chosen build/builds/built/building keep/keeps/kept hear/hears/heard hold/holds/held
    grow/grows/grew/grown throw/throws/threw/thrown draw/draws/drew/drawn fall/falls/fell/fallen forget/forgets/forgot/forgotten
    become/becomes/became understand/understands/understood learn/learns/learnt/learned spend/spends/spent lend/lends/lent
    ring/rings/rang/rung steal/steals/stole/stolen wake/wakes/woke/woken hide/hides/hid/hidden shake/shakes/shook/shaken
    show/shows/showed/shown wife/wives ox/oxen
    don't/doesn't/didn't isn't/aren't wasn't/weren't hasn't/haven't`,
  ru: `друг/друзья/друга брат/братья/брата сын/сыновья стул/стулья лист/листья дерево/деревья ребёнок/ребенок/дети человек/люди
    мать/матери дочь/дочери иду/идёшь/идет/идёт/идём/идут/идти/шёл/шла могу/можешь/может/могут/мочь хочу/хочешь/хочет/хотим/хотят/хотеть
    ем/ешь/ест/едим/едят/есть мой/моя/моё/мое/мои твой/твоя/твоё/твое/твои свой/своя/своё/свое/свои этот/эта/это/эти он/она/оно/они`,
  cy: `cath/cathod/gath/chath ci/cŵn/gi tad/dad/tadau merch/merched bach/fach plentyn/plant`,
  mi: `wahine/wāhine tangata/tāngata matua/mātua tupuna/tūpuna tuahine/tuāhine teina/tēina`,
  ga: `fear/fir bean/mná teach/tithe`,
  ar: `مطعم/مطاعم كتاب/كتب ولد/أولاد بيت/بيوت رجل/رجال قلم/أقلام باب/أبواب درس/دروس طالب/طلاب`,
  sv: `bok/boken/böcker/böckerna hand/handen/händer fot/foten/fötter tand/tanden/tänder natt/natten/nätter stad/staden/städer man/mannen/män
    bror/bröder mor/mödrar far/fäder dotter/döttrar son/söner mus/möss gås/gäss land/landet/länder rot/rötter ko/kor öga/ögon öra/öron
    är/var/vara har/hade/ha går/gick/gå kommer/kom ser/såg/se`,
  da: `bog/bogen/bøger hånd/hånden/hænder fod/foden/fødder mand/manden/mænd tand/tanden/tænder nat/natten/nætter bror/brødre far/fædre
    mor/mødre datter/døtre søn/sønner ko/køer barn/barnet/børn gås/gæs øje/øjne er/var/være har/havde/have går/gik/gå`,
  nb: `bok/boka/boken/bøker hånd/hånda/hånden/hender fot/foten/føtter mann/mannen/menn tann/tanna/tenner natt/natten/netter bror/brødre
    far/fedre mor/mødre datter/døtre sønn/sønner øye/øyne er/var/være har/hadde/ha går/gikk/gå`,
  pl: `pies/psa/psy dzień/dnia/dni człowiek/ludzie/ludzi dziecko/dzieci ręka/ręce oko/oczy ucho/uszy brat/brata/bracia
    jestem/jesteś/jest/jesteśmy/jesteście/są/być/był/była mam/masz/ma/mamy/macie/mają/mieć idę/idziesz/idzie/idziemy/idą/iść
    chcę/chcesz/chce/chcemy/chcą/chcieć mogę/możesz/może/możemy/mogą/móc wiem/wiesz/wie/wiedzą/wiedzieć jem/jesz/je/jedzą/jeść
    mój/moja/moje/moi twój/twoja/twoje dobry/dobrzy duży/duzi piszę/piszesz/pisze/pisać`,
  cs: `pes/psa/psi den/dne/dny ruka/ruce oko/oči člověk/lidé dítě/děti jsem/jsi/je/jsme/jste/jsou/být mám/máš/má/máme/máte/mají/mít
    jdu/jdeš/jde/jdou/jít chci/chceš/chce/chtějí/chtít můžu/můžeš/může/můžou/moci jím/jíš/jí/jedí/jíst`,
  ro: 'băiat/băiatul/băieți/băieții fată/fata/fete casă/casa/case carte/cărți om/oameni copil/copii câine/câini sunt/ești/este/suntem/sunteți',
};

/** Different words that look like two forms of one word, separated by `/`: le port and la porte. */
export const unlikeWords: Record<string, string> = {
  fr: `cour/cours port/porte ports/portes mur/mûre mur/mure point/pointe pair/paire chair/chaire médecin/médecine marin/marine
    machin/machine plan/plante plan/plant plant/plante tant/tante part/parte foi/fois/foie moi/mois toi/toit sou/sous peu/peux
    mont/monte car/care cas/case cart/carte rat/rate son/sons fil/fils coup/coupe coups/coupes bar/barre cap/cape     pot/pote vers/ver corps/cor mar/mare rein/reine conte/comte côté/côte côtés/côtes pâté/pâte
    pâtés/pâtes péché/pêche âgé/âge élevé/élève sale/salé comté/conte marché/marche marchés/marches modelé/modèle mûre/mur sûre/sur
    été/étais entre/entré montre/montré monte/mon bon/bond fer/fera ton/tonne son/sonne don/donne banc/banque vent/vente
    dent/dense champ/champion ours/our puis/puits prix/prie pois/poids bas/base pas/passe lion/lie pin/pine cousin/coussin
    tour/tours rose/rosée poison/poisson cane/canne an/âne ans/ânes roux/roue dos/dose os/ose
    sens/sent cent/sens ville/vil collier/colle fond/fonte jour/journée soir/soirée matin/matinée an/année
    mer/mère mers/mères salle/sale poing/pointe cour/course bal/balle sel/selle col/colle ville/villa tas/tasse
    sort/sorte tir/tire grain/graine
    mal/mâle ver/verre vers/verre tous/toux temps/tempe pays/paye près/pré voie/voix`,
  es: `casa/caso casas/casos puerto/puerta puertos/puertas cuento/cuenta cuentos/cuentas punto/punta puntos/puntas plato/plata modo/moda
    barco/barca banco/banca ramo/rama palo/pala foco/foca copo/copa bolso/bolsa bolsos/bolsas partido/partida fruto/fruta velo/vela
    suelo/suela rato/rata pato/pata patos/patas peso/pesa cero/cera pero/pera manzano/manzana medio/media medios/medias codo/coda
    cuadro/cuadra libro/libra libros/libras mesa/mes mesas/meses lomo/loma cargo/carga grado/grada mango/manga mono/mona gorro/gorra
    cubo/cuba cesto/cesta tiro/tira cinto/cinta rayo/raya plazo/plaza hoyo/hoya tramo/trama seto/seta mazo/maza taco/taca
    río/ría fondo/fonda acto/acta papá/papa papás/papas mamá/mama año/ano sal/sala mar/mare par/para sed/sede té/te mi/mí vino/vina
    cara/carro bota/bote bota/boto pino/piña leche/lecho noche/nueve nueve/nueva nueve/nuevo parte/parto     está/esta esté/este bebé/bebe sol/sola sol/solo cabo/caba muñeco/muñeca resto/resta
    naranjo/naranja cerezo/cereza pimiento/pimienta jarro/jarra bando/banda calle/callo término/termino
    práctico/practico tomate/tomar tarde/tardo hombre/hombro madre/madera marco/marca
    martes/marte lunes/luna jueves/juego derecho/derecha
    bolo/bola palmo/palma gesto/gesta caño/caña pozo/poza mosco/mosca huerto/huerta leño/leña pasto/pasta
    cuchillo/cuchilla anillo/anilla tallo/talla caballo/caballa barro/barra canasto/canasta manto/manta
    cuenco/cuenca ruedo/rueda fallo/falla llanto/llanta plano/plana grupo/grupa campo/campa pisto/pista
    helado/helada brazo/braza acero/acera
    libre/libro libres/libros`,
  pt: `casa/caso casas/casos porto/porta portos/portas banco/banca ponto/ponta ponte/ponto ponte/ponta modo/moda barco/barca fruto/fruta
    bolso/bolsa ovo/ova braço/braça copo/copa conto/conta bolo/bola bolos/bolas jarro/jarra prato/prata queixo/queixa rato/rata
    sapato/sapata peso/pesa avô/avó avôs/avós pai/pais país/pais par/para sol/sola sol/solo sal/sala mesa/mês mesa/mesmo
    parte/parto parte/porta carta/carto meio/meia meios/meias marco/marca cerco/cerca lado/lata pato/pata livro/livre
    coco/cocô manga/mango tempo/templo vinho/vinha fio/fia poço/poça ramo/rama pele/pelo leite/leito
    saco/saca barro/barra caneco/caneca cesto/cesta bico/bica fundo/funda cano/cana rolo/rola mato/mata gola/golo
    horto/horta soldo/solda tesouro/tesoura troco/troca lixo/lixa testo/testa manto/manta grito/grita pasto/pasta`,
  it: `casa/caso case/casi porto/porta porti/porte libro/libra banco/banca banchi/banche foglio/foglia fogli/foglie palo/pala pali/pale
    posto/posta punto/punta punti/punte modo/moda collo/colla melo/mela meli/mele pesco/pesca pero/pera peri/pere busto/busta pasto/pasta
    pasti/paste torto/torta torti/torte testo/testa testi/teste mostro/mostra conto/conta conti/conte colpo/colpa colpi/colpe buco/buca
    suolo/suola sole/sola sole/solo sole/soli corso/corsa corsi/corse mento/menta mente/menta mente/mento pena/pene anno/anna cero/cera
    manico/manica bando/banda partito/partita partiti/partite costo/costa fosso/fossa sete/seta mare/mari
    latte/latta carte/carti piano/piana legno/legna foglia/foglio fine/fini fine/fino pianto/pianta pianti/piante
    lotto/lotta scopo/scopa panno/panna panni/panne cappello/cappella cappelli/cappelle velo/vela veli/vele pizzo/pizza pezzo/pezza
    gallo/galla filo/fila fili/file ora/oro tavolo/tavola prato/prata papà/papa metà/meta lato/lata arancio/arancia
    cassetto/cassetta pesce/pesca pesci/pesche bolla/bollo mazzo/mazza razzo/razza tempo/tempia ramo/rama
    riso/risa`,
  de: `den/denn das/dass schon/schön schon/schoen bar/bären was/wasser bett/beet stadt/staat reis/reise reis/reisen bau/bauer bau/bauern
    hund/hundert ei/eis ei/ein mut/mutter uhr/ur tot/tod arm/armee mann/man land/landen fall/fallen fass/fassen
    hall/halle rat/ratte ton/tonne ball/ballen pack/packen
    uns/unser ihn/ihnen sieb/sieben acht/achten lehre/lehrer küche/kuchen kirche/kirsche post/posten
    erst/ernst leite/leiter kelle/keller teller/teile wetter/wette vetter/vette     mal/maler reite/reiter weit/weiter maße/masse     schlange/schlank sei/sein seit/seite seit/seiten leib/leiber arbeit/arbeiter
    heer/heere rock/rocker
    bluse/blüte
    wen/wenn beten/betten raten/ratten weg/wegen ist/isst messen/messer leiden/leider nicht/nichts`,
  nl: `man/maan mannen/manen bom/boom bommen/bomen rot/rood bot/boot vis/vies pen/peen lat/laat kop/koop zin/zien tak/taak ham/hamer mes/mest
    wat/water moed/moeder kam/kamer tee/teen dag/dageraad een/één oog/oogst vad/vader bak/bakker zus/zuster`,
  en: `bus/busy good/goods cloth/clothes new/news arm/army
    need/needle wed/wedding car/care cars/cares can/cane cap/cape hat/hate hats/hates tap/tape rat/rate rats/rates
    pin/pine hop/hope hops/hopes hopped/hoped win/wine cub/cube tub/tube cut/cute us/use bar/bare star/stare din/dine fin/fine plan/plane
    plans/planes man/mane pan/pane not/note mat/mate kit/kite bit/bite sit/site rod/rode rob/robe cod/code mad/made
    eight/eighty `,
  sv: `far/fart tak/takt bar/bara vill/villa mat/matt sol/sola tal/tala dal/dala hatt/hatta natt/natta bok/bock glas/glass `,
  da: `far/fart man/mand de/den han/hane vin/vind kan/kant sol/sole tal/tale bog/boge en/ene`,
  nb: `far/fart man/mann de/den han/hane vin/vind kan/kant sol/sole tal/tale en/ene`,
  ru: `стал/сталь был/быль брат/брать кон/конь мел/мель цел/цель море/мор угол/уголь пол/поле пол/пола горе/гора горы/горе вес/весь
    рад/ряд жар/жарь ест/есть все/весь`,
  ar: `مدرس/مدرسة مكتب/مكتبة مكتب/مكتبات جامع/جامعة جامع/جامعات جد/جدة سن/سنة سنة/سنان حب/حبة حق/حقيبة
    عاد/عادة خط/خطة قص/قصة حال/حالة سم/سمة كتاب/كتابة ورق/ورقة ضوء/ضوضاء حرب/حربة فرش/فرشاة`,
  he: `מור/מורה תור/תורה של/שלה מט/מטה בר/ברה יד/ידה אב/אבה ספר/ספרה בית/ביתה מלח/מלחה אור/אורה שיר/שירה חבר/חברה עיר/עירה `,
  el: `πότε/ποτέ γέρος/γερός νόμος/νομός ώμος/ωμός όρος/ορός μόνος/μονός άλλα/αλλά χώρα/χώρος πόρτα/πόρτο`,
  pl: `może/morze stół/stal dom/dama kasa/kasza`,
  cs: `rada/ráda dráha/drahá páni/paní mile/míle byt/být`,
};

/** Pairs that look like forms of one word, although one of the two does not exist and is therefore a typo. */
export const notForms: Record<string, string> = {
  fr: 'main/maine lac/lace bord/borde mod/mode post/poste cil/cille',
  es: 'carta/carto cama/camo cometa/cometo coche/cocho fresa/freso mano/mana toro/tora arte/arto están/estan marzo/marza',
  it: 'cane/cana fiora/fiore pane/pano',
  de: 'himmel/himmeln fahr/fahrer butter/butte wasser/wasse sommer/somme feuer/feue feder/fede mass/masse',
  en: 'st/sting',
  sv: 'ny/nyt ben/bena',
  ar: 'كلي/كلية ساع/ساعة رسال/رسالة كر/كرة طاول/طاولة دراج/دراجة شرك/شركة',
  he: 'משפט/משפטה שנ/שנה',
  pt: 'medo/meda',
};

/**
 * Pairs that are different nouns, but also forms of one verb: el cuento and la cuenta are two nouns, cuento
 * and cuenta are forms of one verb.
 */
export const alsoVerbs: Record<string, string> = {
  es: `cuento/cuenta cuentos/cuentas peso/pesa cargo/carga tiro/tira resto/resta marco/marca velo/vela fallo/falla rayo/raya
    partido/partida medio/media medios/medias helado/helada`,
  pt: `conto/conta marco/marca cerco/cerca peso/pesa troco/troca grito/grita solda/soldo mato/mata lixo/lixa testo/testa rolo/rola
    meio/meia meios/meias`,
  it: `conto/conta costo/costa pianto/pianta mostro/mostra pesco/pesca lotto/lotta partito/partita posto/posta mento/menta filo/fila`,
  fr: 'marin/marine plan/plane sort/sorte parti/partie tir/tire',
};
