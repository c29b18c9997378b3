/** Shorter lists of the same kind; a language moves to a file of its own when its list grows. */
export const others: Record<string, string> = {
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
