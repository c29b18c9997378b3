/**
 * Number words by language, counting up from 0 or from the last number that is written; `/` parts forms
 * of one number. Those with a hyphen before them are numbers only inside longer ones: alone they are
 * articles, which also say a digit 1, or no words. A language with no rule for longer numbers ends where
 * one word ends.
 */
export const numberLists: Record<string, string> = {
  en: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty 30 thirty 40 forty 50 fifty 60 sixty 70 seventy 80 eighty
    90 ninety 100 hundred 1000 thousand`,
  fr: `zéro un/-une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    20 vingt/-vingts 30 trente 40 quarante 50 cinquante 60 soixante 70 septante 80 huitante/octante
    90 nonante 100 cent/-cents 1000 mille`,
  es: `cero uno/-un/-una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
    dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés
    veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta 40 cuarenta
    50 cincuenta 60 sesenta 70 setenta 80 ochenta 90 noventa 100 cien/ciento 200 doscientos/doscientas
    300 trescientos/trescientas 400 cuatrocientos/cuatrocientas 500 quinientos/quinientas
    600 seiscientos/seiscientas 700 setecientos/setecientas 800 ochocientos/ochocientas
    900 novecientos/novecientas 1000 mil`,
  de: `null eins/-ein/-eine/-einen/-einem/-einer/-eines zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
    fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig 30 dreißig/dreissig 40 vierzig 50 fünfzig
    60 sechzig 70 siebzig 80 achtzig 90 neunzig 100 hundert 1000 tausend`,
  it: `zero uno/-un/-una due tre/-tré quattro cinque sei sette otto nove dieci undici dodici tredici
    quattordici quindici sedici diciassette diciotto diciannove venti/-vent 30 trenta/-trent
    40 quaranta/-quarant 50 cinquanta/-cinquant 60 sessanta/-sessant 70 settanta/-settant
    80 ottanta/-ottant 90 novanta/-novant 100 cento/-cent 1000 mille/-mila`,
  pt: `zero um/-uma dois/-duas três quatro cinco seis sete oito nove dez onze doze treze
    catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte
    30 trinta 40 quarenta 50 cinquenta 60 sessenta 70 setenta 80 oitenta 90 noventa 100 cem/cento
    1000 mil`,
  nl: 'nul één/-een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'noll ett/-en två tre fyra fem sex sju åtta nio tio elva tolv',
  da: 'nul én/-en/-et to tre fire fem seks syv otte ni ti elleve tolv',
  nb: 'null én/ett/-en/-ei/-et to tre fire fem seks sju/syv åtte ni ti elleve tolv',
  fi: `nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista
    kaksitoista`,
  pl: `zero jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście
    dwanaście`,
  cs: 'nula jeden/jedna/jedno dva/dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct',
  hu: '1 -egy kettő/két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő/tizenkét',
  ro: '1 unu/-un/-o/-una doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece',
  el: `μηδέν ένα/-ένας/-έναν/-μία/-μια/-μίαν δύο/δυο τρία/τρεις τέσσερα/τέσσερις πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα
    έντεκα δώδεκα`,
  ru: `ноль/нуль один/одна/одно два/две три четыре пять шесть семь восемь девять десять одиннадцать
    двенадцать`,
  uk: `нуль один/одна/одне два/дві три чотири п'ять шість сім вісім дев'ять десять одинадцять
    дванадцять`,
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on',
  ar: `صفر واحد/واحدة اثنان/اثنين/اثنتان/اثنتين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع
    ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر`,
  he: `אפס אחת/אחד שתיים/שניים/שתי/שני שלוש/שלושה ארבע/ארבעה חמש/חמישה שש/שישה שבע/שבעה שמונה תשע/תשעה
    עשר/עשרה`,
  fa: 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده',
  ur: 'صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ',
  hi: 'शून्य एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह',
  bn: 'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  pa: '1 ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ',
  vi: '1 một hai ba bốn năm sáu bảy tám chín mười',
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
  cy: '1 un dau/dwy tri/tair pedwar/pedair pump/pum chwech/chwe saith wyth naw deg',
  mi: '1 tahi rua toru whā rima ono whitu waru iwa tekau',
};
