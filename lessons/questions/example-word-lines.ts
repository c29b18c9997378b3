import type { ExampleLanguage } from './example-texts.ts';

/**
 * Contains one line per word: word | class code | dictionary form (empty if it equals the word) | meaning |
 * reading.
 */
export const exampleWordLines: Record<ExampleLanguage, string> = {
  french: `
Salut | I | salut | hi
Tom | P | | Tom
qu' | R | que | what
est-ce que | K | | (makes a question)
tu | R | | you
fais | V | faire | do
samedi | N | | Saturday
Le | T | le | the
la | T | le | the
une | T | un | a
matin | N | | morning
je | R | | I
joue | V | jouer | play
au | E | à | to the
s2/au | E | à | at
football | N | | football
avec | E | | with
mon | T | | my
Ma | T | mon | my
ta | T | ton | your
son | T | | her
frère | N | | brother
Moi | R | moi | me
toi | R | | you
nous | R | | we
voudrais | V | vouloir | would like
aller | V | | to go
marché | N | | market
est | V | être | is
fermé | A | | closed
mais | C | | but
piscine | N | | swimming pool
ouverte | A | ouvert | open
Bonne | A | bon | good
idée | N | | idea
n' | D | ne | not
ai | V | avoir | have
pas | D | | not
de | E | | of
maillot | N | | costume
maillots | N | maillot | costumes
bain | N | | bathing
sœur | N | | sister
a | V | avoir | has
deux | M | | two
bleus | A | bleu | blue
dans | E | | in
sac | N | | bag
Merci | I | merci | thank you
beaucoup | D | | very much
très | D | | very
gentille | A | gentil | kind
Après | E | après | after
mangeons | V | manger | are eating
glace | N | | ice cream`,

  japanese: `
ケンさん | P | | Ken
土曜日 | N | | Saturday | どようび
に | K | | on
s6/に | K | | in
何 | R | | what | なに
を | K | | (object)
します | V | する | do
s2/します | V | する | play
か | K | | (question)
朝 | N | | morning | あさ
は | K | | (topic)
弟 | N | | little brother | おとうと
と | K | | with
サッカー | N | | football
私 | R | | I | わたし
市場 | N | | market | いちば
へ | K | | to
行きたい | V | 行く | want to go | いきたい
です | V | だ | is
休み | N | | closed day | やすみ
が | C | | but
プール | N | | swimming pool
開いて | V | 開く | open | あいて
います | V | いる | is
でも | C | | but
水着 | N | | swimming costume | みずぎ
s5/が | K | | (subject)
s6/が | K | | (subject)
ありません | V | ある | there is not
姉 | N | | older sister | あね
の | K | | of
かばん | N | | bag
青い | A | | blue | あおい
あります | V | ある | there is
お姉さん | N | | older sister | おねえさん
とても | D | | very
親切 | A | | kind | しんせつ
ね | K | | isn't it
後 | N | | after | あと
で | K | | (at)
アイスクリーム | N | | ice cream
食べましょう | V | 食べる | let's eat | たべましょう`,

  arabic: `
مرحبا | I | | hello | مَرْحَبًا
يا | K | | (calls someone) | يا
سامي | P | | Sami | سامي
ماذا | R | | what | ماذا
تفعل | V | فعل | you do | تَفْعَلُ
يوم | N | | day | يَوْمَ
السبت | N | سبت | Saturday | السَّبْت
في | E | | in | في
الصباح | N | صباح | the morning | الصَّباح
ألعب | V | لعب | I play | أَلْعَبُ
كرة | N | | ball | كُرَةَ
القدم | N | قدم | the foot | القَدَم
مع | E | | with | مَعَ
أخي | N | أخ | my brother | أَخي
أنا | R | | I | أَنا
أريد | V | أراد | I want | أُريدُ
أن | C | | to | أَنْ
أذهب | V | ذهب | I go | أَذْهَبَ
إلى | E | | to | إِلى
السوق | N | سوق | the market | السُّوق
معك | E | مع | with you | مَعَكَ
مغلق | A | | closed | مُغْلَق
لكن | C | | but | لٰكِن
المسبح | N | مسبح | the swimming pool | المَسْبَح
مفتوح | A | | open | مَفْتوح
فكرة | N | | idea | فِكْرَة
جيدة | A | جيد | good | جَيِّدَة
ليس | V | | is not | لَيْسَ
عندي | E | عند | I have | عِنْدي
ملابس | N | ملبس | clothes | مَلابِس
سباحة | N | | swimming | سِباحَة
عند | E | | has | عِنْدَ
أختي | N | أخت | my sister | أُخْتي
زرقاء | A | أزرق | blue | زَرْقاء
حقيبتها | N | حقيبة | her bag | حَقيبَتِها
شكرا | I | شكر | thank you | شُكْرًا
جزيلا | A | جزيل | very much | جَزيلًا
أختك | N | أخت | your sister | أُخْتُكَ
لطيفة | A | لطيف | kind | لَطيفَة
جدا | D | | very | جِدًّا
بعد | E | | after | بَعْدَ
نأكل | V | أكل | we eat | نَأْكُلُ
المثلجات | N | مثلجات | the ice cream | المُثَلَّجات`,

  urdu: `
سلام | I | | hi | سَلام
علی | P | | Ali | عَلی
ہفتے | N | ہفتہ | Saturday | ہَفتے
کے | E | کا | of | کے
دن | N | | day | دِن
تم | R | | you | تُم
کیا | R | | what | کیا
s3/کیا | K | | (question) | کیا
کر | V | کرنا | do | کَر
رہے | V | رہنا | are (going on) | رَہے
ہو | V | ہونا | are | ہو
صبح | N | | morning | صُبح
کو | E | | in | کو
اپنے | R | اپنا | own | اَپنے
بھائی | N | | brother | بھائی
s2/کے | E | کے ساتھ | with | کے
ساتھ | E | کے ساتھ | with | ساتھ
فٹبال | N | | football | فُٹبال
کھیلتا | V | کھیلنا | play | کھیلتا
ہوں | V | ہونا | am | ہُوں
میں | R | | I | مَیں
s6/میں | E | | in | میں
بازار | N | | market | بازار
جانا | V | | to go | جانا
چاہتی | V | چاہنا | want | چاہتی
میرے | R | میں | me | میرے
s5/میرے | R | میں | me | میرے
چلو | V | چلنا | come along | چَلو
گے | V | گا | will | گے
بند | A | | closed | بَند
ہے | V | ہونا | is | ہے
لیکن | C | | but | لیکِن
سوئمنگ | N | | swimming | سُوئِمِنگ
پول | N | | pool | پُول
کھلا | A | | open | کھُلا
اچھا | A | | good | اَچّھا
خیال | N | | idea | خَیال
پاس | E | کے پاس | have (near) | پاس
تیراکی | N | | swimming | تَیراکی
کا | E | | of | کا
لباس | N | | costume | لِباس
s6/لباس | N | | costumes | لِباس
نہیں | D | | not | نَہِیں
میری | R | میرا | my | میری
بہن | N | | sister | بَہَن
بیگ | N | | bag | بَیگ
دو | M | | two | دو
نیلے | A | نیلا | blue | نیلے
ہیں | V | ہونا | are | ہَیں
بہت | D | | very | بَہُت
شکریہ | I | | thank you | شُکرِیَہ
تمہاری | R | تمہارا | your | تُمہاری
مہربان | A | | kind | مِہربان
بعد | E | کے بعد | after | بَعد
ہم | R | | we | ہَم
آئس | N | آئس کریم | ice | آئِس
کریم | N | آئس کریم | cream | کرِیم
کھائیں | V | کھانا | will eat | کھائیں`,

  mandarin: `
大明 | P | | Daming | Dàmíng
你好 | I | | hello | nǐ hǎo
星期六 | N | | Saturday | xīngqīliù
你 | R | | you | nǐ
做 | V | | do | zuò
什么 | R | | what | shénme
早上 | N | | morning | zǎoshang
我 | R | | I | wǒ
s6/我 | R | | my | wǒ
和 | E | | with | hé
弟弟 | N | | little brother | dìdi
一起 | D | | together | yìqǐ
踢 | V | | to kick, to play | tī
足球 | N | | football | zúqiú
想 | V | | would like | xiǎng
去 | V | | to go | qù
市场 | N | | market | shìchǎng
关门 | V | | to close | guānmén
了 | K | | (now so) | le
可是 | C | | but | kěshì
游泳池 | N | | swimming pool | yóuyǒngchí
开 | V | | to open | kāi
着 | K | | (goes on) | zhe
好 | A | | good | hǎo
s7/好 | A | | kind, good | hǎo
主意 | N | | idea | zhǔyi
没有 | V | | do not have | méiyǒu
泳衣 | N | | swimming costume | yǒngyī
姐姐 | N | | older sister | jiějie
的 | K | | (of) | de
包 | N | | bag | bāo
里 | N | | inside | lǐ
有 | V | | there is | yǒu
两 | M | | two | liǎng
件 | W | | (for clothes) | jiàn
蓝色 | N | | blue | lánsè
谢谢 | V | | thank | xièxie
真 | D | | really | zhēn
游泳 | V | | to swim | yóuyǒng
以后 | N | | after | yǐhòu
我们 | R | | we | wǒmen
吃 | V | | to eat | chī
冰淇淋 | N | | ice cream | bīngqílín`,
};
