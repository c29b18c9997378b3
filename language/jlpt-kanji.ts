/** The levels of the Japanese-Language Proficiency Test, from 5 (easiest) to 1. */
export const jlptLevels = [5, 4, 3, 2, 1] as const;
export type JlptLevel = (typeof jlptLevels)[number];

/**
 * Kanji by level, in Unicode order. The list is unofficial: the test's organisers no longer publish lists, so
 * it contains the kanji that courses usually teach at each level. Unlisted kanji count as N1.
 */
const kanji: Record<2 | 3 | 4 | 5, string> = {
  5:
    '一七万三上下中九二五人今休何先入八六円出分前北十千午半南友右名四国土外大天女子学小山川左' +
    '年後日時書月木本来東校母毎気水火父生男白百聞行西見話語読車金長間雨電食高',
  4:
    '不世主事京仕代以会住体作使借元兄公写冬切別力勉動医去口古台同味品員問図地堂場売夏夕多夜妹' +
    '姉始字安室家少屋工帰広店度建弟強待心思急悪意手持教文料新方旅族早明映春昼曜有服朝業楽歌止' +
    '正歩死注洋海漢牛物特犬理用田町画界病発目真着知研社私秋究空立答紙終習考者肉自色花英茶親言' +
    '計試買貸質赤走起足転近送通週運道重野銀開院集青音題風飯飲館駅験魚鳥黒',
  3:
    '与両乗予争互亡交他付件任伝似位余例供便係信倒候値偉側偶備働優光全共具内冷処列初判利到制刻' +
    '割加助努労務勝勤化単危原参反収取受号合向君否吸吹告呼命和商喜回因困園在報増声変夢太夫失好' +
    '妻娘婚婦存宅守完官定実客害容宿寄富寒寝察対局居差市師席常平幸幾座庭式引当形役彼徒得御必忘' +
    '忙怒怖性恐恥息悲情想愛感慣成戦戻所才打払投折抜抱押招指捕掛探支放政敗散数断易昔昨晩景晴暗' +
    '暮曲更最望期未末束杯果格構様権横機欠次欲歯歳残段殺民求決治法泳洗活流浮消深済渡港満演点然' +
    '煙熱犯状猫王現球産由申留番疑疲痛登的皆盗直相眠石破確示礼祖神福科程種積突窓笑等箱米精約組' +
    '経給絵絶続緒罪置美老耳職育背能腹舞船良若苦草落葉薬術表要規覚観解記訪許認誤説調談論識警議' +
    '負財貧責費資賛越路身辞込迎返迷追退逃途速連進遅遊過達違遠適選部都配酒閉関降限除険陽際雑難' +
    '雪静非面靴頂頭頼顔願類飛首馬髪鳴',
  2:
    '並丸久乱乳乾了介仏令仲伸伺低依個倍停傾像億兆児党兵冊再凍刊刷券刺則副劇効勇募勢包匹区卒協' +
    '占印卵厚双叫召史各含周咲喫営団囲固圧坂均型埋城域塔塗塩境央奥姓委季孫宇宝寺封専将尊導届層' +
    '岩岸島州巨巻布希帯帽幅干幼庁床底府庫延弱律復快恋患悩憎戸承技担拝拾挟捜捨掃掘採接換損改敬' +
    '旧昇星普暴曇替札机材村板林枚枝枯柔柱査栄根械棒森植極橋欧武歴殿毒比毛氷永汗汚池沈河沸油況' +
    '泉泊波泥浅浴涙液涼混清減温測湖湯湾湿準溶滴漁濃濯灯灰炭焼照燃燥爆片版玉珍瓶甘畜略畳療皮皿' +
    '省県短砂硬磨祈祝祭禁秒移税章童競竹符筆筒算管築簡籍粉粒糸紅純細紹絡綿総緑線編練績缶署群羽' +
    '翌耕肌肩肯胃胸脂脳腕腰膚臓臣舟航般芸荒荷菓菜著蒸蔵薄虫血衣袋被装裏補複角触訓設詞詰誌課諸' +
    '講谷豊象貝貨販貯貿賞賢贈超跡踊軍軒軟軽輪輸辛農辺述逆造郊郵量針鈍鉄鉱銅鋭録門防陸隅階隻雇' +
    '雲零震革順預領額香駐骨麦黄鼻齢',
};

const levelOf = new Map<string, JlptLevel>();
for (const level of [5, 4, 3, 2] as const) {
  for (const letter of kanji[level]) {
    levelOf.set(letter, level);
  }
}

/** Returns the level at which a kanji is taught, 5 to 1; undefined if the letter is not a kanji. */
export function jlptLevelOf(letter: string): JlptLevel | undefined {
  if (!/^\p{sc=Han}$/u.test(letter) || letter === '々') return undefined;
  return levelOf.get(letter) ?? 1;
}

/**
 * True if the text should show the reading of a word to a learner who knows the kanji up to the level
 * `known`. This is the case if the word contains a kanji of a more difficult level. 0 means that the learner
 * knows no kanji.
 */
export function needsFurigana(word: string, known: JlptLevel | 0): boolean {
  return Array.from(word).some((letter) => {
    const level = jlptLevelOf(letter);
    return level !== undefined && (known === 0 || level < known);
  });
}
