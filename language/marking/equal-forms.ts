import { procliticArticle } from '../articles.ts';
import { collectives } from './fold-variants.ts';
import type { MarkingItem } from './marking-item.ts';
import type { MarkingLanguage } from './marking-language.ts';

/** Maximum number of forms. A phrase with more forms is not an entry of a vocabulary list. */
const maxForms = 48;

/**
 * Returns an accepted form, followed by its equivalents in the language. The equivalents are: (a) the form
 * with the article, if the item asks for "the" word and the list omits the article (فراولة for "the
 * strawberry"); (b) the collective and the singulative noun (تفاح, تفاحة); (c) a Japanese word in kanji and
 * in kana (子ども, 子供). If the item asks for words of a text, only (c) applies.
 */
export function equalForms(
  form: string,
  { literal, definite }: Pick<MarkingItem, 'literal' | 'definite'>,
  { code }: MarkingLanguage,
): string[] {
  if (code === 'ja') return inOtherWriting(form);
  if (code === 'ar' && !literal) {
    const forms = [form, ...unitOrKind(form), ...withFinalYa(form)];
    return definite ? forms.flatMap((each) => [each, ...withArticle(each, code, 'ال')]) : forms;
  }
  if (code === 'he' && !literal && definite) return [form, ...withArticle(form, code, 'ה')];
  return [form];
}

/**
 * Returns two forms: one with the article on every word, for nouns with adjectives, and one with the article
 * only on the last word, as in "the glass of water".
 */
function withArticle(form: string, code: string, article: string): string[] {
  const words = form.split(' ');
  if (words.some((word) => procliticArticle(code, word) !== '')) return [];
  const last = words.length - 1;
  return [
    ...new Set([
      words.map((word) => article + word).join(' '),
      words.map((word, at) => (at === last ? article + word : word)).join(' '),
    ]),
  ];
}

const vowelSigns = /[\u064B-\u0652\u0670]/g;

/**
 * Returns the singulative of a collective noun, or the collective of a singulative: تفاح is apples, تفاحة is
 * one apple. For "apple", a list may contain either.
 */
function unitOrKind(form: string): string[] {
  const bare = form.replace(vowelSigns, '');
  const article = procliticArticle('ar', bare);
  const word = bare.slice(article.length);
  if (collectives.has(word)) return [`${bare}ة`];
  return word.endsWith('ة') && collectives.has(word.slice(0, -1)) ? [bare.slice(0, -1)] : [];
}

/**
 * Returns the form with a final ي in place of tanwin: غالٍ is usually written غالي, and always if it has the
 * article. Empty if the form has no final tanwin.
 */
const withFinalYa = (form: string): string[] =>
  /\u064D(?!\p{L})/u.test(form) ? [form.replace(/\u064D(?!\p{L})/gu, 'ي')] : [];

/** Replaces each listed word in the form with its other spellings. */
function inOtherWriting(form: string): string[] {
  let forms = [form];
  for (const group of japaneseWritings) {
    const found = group.find((word) => isIn(word, form));
    if (!found) continue;
    const others = group.filter((word) => word !== found);
    forms = [...forms, ...forms.flatMap((each) => others.map((to) => each.replaceAll(found, to)))];
    if (forms.length > maxForms) return forms.slice(0, maxForms);
  }
  return forms;
}

/**
 * True if a form contains a word. A word of two kana must be the whole form, because such a short word is
 * often part of another word (いい in いいえ).
 */
const isIn = (word: string, form: string): boolean =>
  word === form || (form.includes(word) && (word.length > 2 || /\p{sc=Han}/u.test(word)));

/**
 * Groups of spellings; each group lists the spellings of one everyday word in kanji, in kana or in both.
 * Omits homophones with different meanings (あめ, はし).
 */
const japaneseWritings: readonly (readonly string[])[] = `
こども/子ども/子供 おばあさん/お婆さん おじいさん/お爺さん おばあちゃん/お婆ちゃん おじいちゃん/お爺ちゃん ともだち/友だち/友達 わたし/私 ぼく/僕 おれ/俺
みんな/皆 みなさん/皆さん おとな/大人 おかあさん/お母さん おとうさん/お父さん おにいさん/お兄さん おねえさん/お姉さん
おいしい/美味しい うれしい/嬉しい かなしい/悲しい ほしい/欲しい かわいい/可愛い きれい/綺麗/奇麗 うるさい/煩い やさしい/優しい すごい/凄い
いい/良い/よい むずかしい/難しい おもしろい/面白い うつくしい/美しい こわい/怖い ねむい/眠い いそがしい/忙しい たのしい/楽しい
あたたかい/温かい/暖かい つめたい/冷たい おおきい/大きい ちいさい/小さい あたらしい/新しい ふるい/古い やすい/安い
ください/下さい いただきます/頂きます いただく/頂く ありがとう/有難う/有り難う おはよう/お早う こんにちは/今日は こんばんは/今晩は
わかる/分かる/解る わかります/分かります わからない/分からない できる/出来る できます/出来ます おこなう/行なう/行う
たくさん/沢山 ほとんど/殆ど すぐ/直ぐ ちょうど/丁度 もちろん/勿論 とても/迚も ぜひ/是非 いつも/何時も いっしょ/一緒 はやく/早く
まえ/前 うしろ/後ろ よこ/横 となり/隣
ひとつ/一つ ふたつ/二つ みっつ/三つ よっつ/四つ いつつ/五つ ひとり/一人 ふたり/二人 いくつ/幾つ
ごはん/ご飯/御飯 おちゃ/お茶/御茶 おかね/お金 おさけ/お酒 おかし/お菓子 おみやげ/お土産 おべんとう/お弁当 おてら/お寺 おんがく/音楽
たまご/卵/玉子 りんご/林檎 みかん/蜜柑 いちご/苺 ぶどう/葡萄 にんじん/人参 たまねぎ/玉ねぎ/玉葱 じゃがいも/じゃが芋 だいこん/大根
すし/寿司/鮨 てんぷら/天ぷら/天麩羅 しょうゆ/醤油 さとう/砂糖 みず/水 さかな/魚 にく/肉 くだもの/果物 やさい/野菜
ねこ/猫 いぬ/犬 とり/鳥 うさぎ/兎 ぞう/象 きつね/狐 たぬき/狸 さくら/桜 かばん/鞄 めがね/眼鏡 とけい/時計 つくえ/机 いす/椅子
くつ/靴 ぼうし/帽子 かさ/傘 きもの/着物 はがき/葉書 きって/切手 てがみ/手紙 じしょ/辞書 えんぴつ/鉛筆 しゃしん/写真
たんじょうび/誕生日 あした/明日 きのう/昨日 ことし/今年 ひる/昼 よる/夜 ゆうがた/夕方 まいにち/毎日
あそぶ/遊ぶ たべる/食べる のむ/飲む いく/行く ねる/寝る おきる/起きる よむ/読む はなす/話す
つくる/作る おぼえる/覚える わすれる/忘れる はたらく/働く およぐ/泳ぐ はしる/走る あるく/歩く すわる/座る うたう/歌う
がっこう/学校 せんせい/先生 がくせい/学生 だいがく/大学 としょかん/図書館 びょういん/病院 えき/駅 でんしゃ/電車 くるま/車 じてんしゃ/自転車
すいか/西瓜 たばこ/煙草 けが/怪我 けんか/喧嘩 あいさつ/挨拶 うそ/嘘 ゆめ/夢 おふろ/お風呂 おなか/お腹 のど/喉 ひざ/膝 ひじ/肘 まゆげ/眉毛
ふとん/布団 たたみ/畳 ろうそく/蝋燭 はさみ/鋏 みそ/味噌 うどん/饂飩 せっけん/石鹸 なべ/鍋 ちゃわん/茶碗
ヴァイオリン/バイオリン ダイヤモンド/ダイアモンド ウイルス/ウィルス コンピューター/コンピュータ ヴァニラ/バニラ
`
  .trim()
  .split(/\s+/)
  .map((group) => group.split('/'));
