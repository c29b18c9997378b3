/** Words that look like two forms of one and are two, `/` between them: le port and la porte. */
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

/** Pairs that look like forms of one word, and of which one is no word at all: a slip is what it is. */
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

/** Pairs of them that are forms of one verb as well: el cuento and la cuenta, but cuento and cuenta. */
export const alsoVerbs: Record<string, string> = {
  es: `cuento/cuenta cuentos/cuentas peso/pesa cargo/carga tiro/tira resto/resta marco/marca velo/vela fallo/falla rayo/raya
    partido/partida medio/media medios/medias helado/helada`,
  pt: `conto/conta marco/marca cerco/cerca peso/pesa troco/troca grito/grita solda/soldo mato/mata lixo/lixa testo/testa rolo/rola
    meio/meia meios/meias`,
  it: `conto/conta costo/costa pianto/pianta mostro/mostra pesco/pesca lotto/lotta partito/partita posto/posta mento/menta filo/fila`,
  fr: 'marin/marine plan/plane sort/sorte parti/partie tir/tire',
};
