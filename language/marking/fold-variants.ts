import { graphemes } from '../graphemes.ts';
import type { MarkingLanguage } from './marking-language.ts';

/**
 * Words that have no final ي when they have neither an article nor an ending: غالٍ, محامٍ, قاضٍ. People often
 * write the ي anyway, and lists omit the diacritic ـٍ.
 */
const defectives =
  'غال|عال|قاض|محام|ماض|ثان|كاف|خال|هاد|راق|راع|واد|ناد|غاز|باق|حام|قاس|صاف|تال|آت|عار|وال|جان|ساع|شاك|فان|راض|مساو|متساو|متتال|متوال|مشتر|مستو|منته|مكتف|محتو|مبار|موال|مواز|ليال|أراض|مبان|معان|أغان|ثمان|نواد|مقاه|ملاه|مراع|كراس|أوان|أيد|أماس|مواش|نواح|ضواح|تهان|تحد|تعال|تراض|تساو';

type Rule = readonly [RegExp, string];

/**
 * Accepted spelling variants (language-rules 2.7). Both texts are folded, so either text may contain a
 * variant.
 */
const variants: Record<string, readonly Rule[]> = {
  de: [
    [/ß/g, 'ss'],
    [/ä/g, 'ae'],
    [/ö/g, 'oe'],
    [/ü/g, 'ue'],
  ],
  fr: [
    [/œ/g, 'oe'],
    [/æ/g, 'ae'],
  ],
  la: [
    [/œ/g, 'oe'],
    [/æ/g, 'ae'],
    [/j/g, 'i'],
  ],
  da: [
    [/å/g, 'aa'],
    [/æ/g, 'ae'],
    [/ø/g, 'oe'],
  ],
  nb: [
    [/å/g, 'aa'],
    [/æ/g, 'ae'],
    [/ø/g, 'oe'],
  ],
  ar: [
    [/[أإآٱ]/g, 'ا'],
    [/ى/g, 'ي'],
    [/ة/g, 'ه'],
    [/ؤ/g, 'و'],
    [/ئ/g, 'ي'],
    [/ی/g, 'ي'],
    [/ک/g, 'ك'],
    [new RegExp(`(?<!\\p{L})((?:ال)?(?:${defectives}))ي(?!\\p{L})`, 'gu'), '$1'],
  ],
  fa: [
    [/[يى]/g, 'ی'],
    [/ك/g, 'ک'],
    [/[أإ]/g, 'ا'],
    [/ۀ|هٔ/g, 'ه'],
  ],
  ur: [
    [/[يى]/g, 'ی'],
    [/ك/g, 'ک'],
    [/ه/g, 'ہ'],
    [/أ/g, 'ا'],
    [/ۓ/g, 'ئے'],
    [/یٔ/g, 'ئ'],
  ],
  ps: [
    [/[يى]/g, 'ی'],
    [/ك/g, 'ک'],
    [/گ/g, 'ګ'],
  ],
  // Spelling variants that newspapers use interchangeably. The dot replaces a nasal letter before a consonant
  // of the same class.
  hi: [
    [/ँ/g, 'ं'],
    [/ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/g, 'ं'],
    [/(?<=[\p{L}\p{M}])ये(?![\p{L}\p{M}])/gu, 'ए'],
    [/(?<=[\p{L}\p{M}])यी(?=ं?(?![\p{L}\p{M}]))/gu, 'ई'],
  ],
  ja: [
    [/(\p{Script=Han})々/gu, '$1$1'],
    [/[ヶヵ]/g, 'ケ'],
    // 一か月, 三カ国: the counter can be written with any of these characters.
    [/(?<=^|[\d〇一二三四五六七八九十百千数何])[カか箇](?=[月国所年条])/g, 'ケ'],
  ],
  // The Waikato dialect writes long vowels as double letters.
  mi: [
    [/ā/g, 'aa'],
    [/ē/g, 'ee'],
    [/ī/g, 'ii'],
    [/ō/g, 'oo'],
    [/ū/g, 'uu'],
  ],
};

/** Converts every accepted spelling of a word to one common spelling. */
export function foldVariants(text: string, { code }: Pick<MarkingLanguage, 'code'>): string {
  if (code === 'vi') return toneLast(text);
  if (code === 'zh' || code === 'yue') return inSimplified(text);
  return (variants[code] ?? []).reduce((form, [what, usual]) => form.replace(what, usual), text);
}

/**
 * The dot (nukta) of the loan sounds क़ ख़ ग़ ज़ फ़. Excludes the dot of ड़ and ढ़, because these are
 * separate Hindi letters.
 */
const loanDot = /(?<=[कखगजफ])\u093c/u;

/**
 * True if the words differ only because the typed word lacks dots of loan sounds, as printed texts often do
 * (ज़रूर). An extra dot makes a different letter: फ़ल is not फल. Expects both words in folded form.
 */
export function lacksLoanDots(expected: string, typed: string, { code }: MarkingLanguage): boolean {
  if (code !== 'hi') return false;
  const [wanted, given] = [graphemes(expected), graphemes(typed)];
  return (
    wanted.length === given.length &&
    wanted.every((letter, at) => [letter, letter.replace(loanDot, '')].includes(given[at] ?? ''))
  );
}

const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Moves the tone to the end of a Vietnamese syllable, because its position is irrelevant: hòa = hoà. */
function toneLast(text: string): string {
  return text
    .normalize('NFD')
    .split(' ')
    .map((syllable) => syllable.replace(tones, '') + (syllable.match(tones)?.join('') ?? ''))
    .join(' ');
}

/** Removes the tones of Vietnamese syllables and preserves the letters. */
export function withoutTones(text: string): string {
  return text.normalize('NFD').replace(tones, '').normalize('NFC');
}

/** Converts katakana to hiragana. */
export function hiragana(text: string): string {
  return text.replace(/[\u30A1-\u30F6]/g, (kana) =>
    String.fromCharCode((kana.codePointAt(0) ?? 0) - 0x60),
  );
}

/** Collective nouns whose singulative ends in ة: fruit, vegetables, animals, plants and materials. */
export const collectives: ReadonlySet<string> = new Set(
  `تفاح موز برتقال ليمون تمر تين عنب رمان خوخ دراق مشمش إجاص بطيخ شمام كرز توت برقوق لوز جوز فستق بندق زيتون طماطم خيار جزر
  باذنجان فلفل خس ملفوف قرنبيط ثوم بصل فجل فول حمص عدس قمح شعير أرز سمسم بلح صبار قرع يقطين يوسفي
  سمك دجاج حمام بط إوز وز نحل نمل ذباب بعوض فراش جراد دود بقر غنم نعام بيض محار
  شجر زهر ورد نخل صخر خشب ورق شعر ريش موج غيم سحاب نجم قش صدف لؤلؤ خرز
  كعك لحم جبن قطن صوف بسكويت`.split(/\s+/),
);

/** Everyday characters in traditional and simplified form, in pairs: 學生 and 学生 are the same word. */
const pairs = `
學学 國国 謝谢 師师 蘋苹 媽妈 們们 這这 個个 來来 說说 話话 語语 請请 問问 對对 開开 關关 門门 間间 時时 東东 車车 電电 腦脑 視视 見见 現现 覺觉 親亲 愛爱 聽听
讀读 書书 寫写 畫画 買买 賣卖 錢钱 貴贵 員员 貓猫 魚鱼 鳥鸟 馬马 雞鸡 鴨鸭 龍龙 蝦虾 飯饭 麵面 館馆 飲饮 餃饺 麼么 嗎吗 歲岁 幾几 兩两 萬万 億亿 號号 點点 鐘钟
錶表 週周 後后 裡里 裏里 邊边 頭头 臉脸 髮发 發发 腳脚 頸颈 體体 醫医 藥药 熱热 氣气 雲云 風风 陽阳 陰阴 霧雾 樹树 葉叶 綠绿 紅红 藍蓝 黃黄 銀银 顏颜 帶带 褲裤
襯衬 長长 寬宽 輕轻 難难 樂乐 歡欢 興兴 習习 練练 課课 題题 試试 筆笔 紙纸 詞词 漢汉 動动 運运 場场 園园 廣广 廳厅 廚厨 臥卧 燈灯 機机 飛飞 鐵铁 橋桥 島岛 灣湾
華华 會会 應应 該该 認认 識识 誰谁 讓让 給给 經经 過过 還还 進进 遠远 從从 離离 處处 務务 業业 產产 廠厂 辦办 護护 農农 軍军 總总 統统 無无 為为 與与 於于 當当
爾尔 樣样 種种 類类 線线 結结 終终 級级 網网 絡络 純纯 細细 張张 條条 雙双 隻只 顆颗 塊块 輛辆 層层 樓楼 戶户 備备 準准 壞坏 舊旧 傘伞 傳传 傷伤 優优 價价 儘尽
兒儿 內内 冊册 劇剧 劃划 勞劳 勝胜 區区 協协 單单 嚴严 喚唤 嘗尝 團团 圓圆 圖图 報报 壓压 夢梦 夾夹 奪夺 婦妇 孫孙 寶宝 實实 寧宁 將将 專专 尋寻 導导 屬属 幫帮
歷历 曆历 憶忆 懷怀 戰战 戲戏 擔担 據据 擊击 擇择 換换 掃扫 掛挂 採采 揮挥 損损 搖摇 擁拥 攝摄 敗败 數数 斷断 曬晒 暫暂 曉晓 標标 檢检 權权 歐欧 殺杀 決决 沒没
況况 淚泪 淺浅 測测 湯汤 滿满 漁渔 潔洁 濕湿 濟济 災灾 煩烦 燒烧 營营 爭争 爺爷 牆墙 獎奖 獨独 獲获 獻献 環环 療疗 瘋疯 癢痒 盤盘 盡尽 礎础 禮礼 禍祸 稅税 穩稳
窮穷 節节 範范 築筑 籃篮 糧粮 紀纪 約约 組组 紹绍 絕绝 絲丝 維维 綜综 緊紧 緩缓 編编 縣县 績绩 織织 繼继 續续 罰罚 罵骂 羅罗 義义 聯联 聞闻 聲声 職职 肅肃 腸肠
膚肤 膽胆 臨临 舉举 艱艰 藝艺 蓋盖 蘇苏 蘭兰 蟲虫 術术 衛卫 衝冲 補补 裝装 製制 複复 復复 規规 覽览 觀观 計计 訂订 記记 訪访 設设 許许 訴诉 評评 詳详 誌志 誠诚
誤误 調调 談谈 論论 諾诺 謎谜 講讲 證证 譯译 議议 豐丰 貝贝 負负 財财 責责 貨货 貼贴 費费 資资 賓宾 賞赏 賽赛 贈赠 贏赢 趕赶 趙赵 跡迹 踐践 躍跃 載载 輪轮 輸输
轉转 連连 遊游 違违 適适 選选 遲迟 遷迁 郵邮 鄉乡 鄰邻 醜丑 針针 鈴铃 鉛铅 鋼钢 錄录 錯错 鍋锅 鍵键 鏡镜 閃闪 閉闭 閒闲 隊队 際际 陳陈 陸陆 險险 隨随 隱隐 雖虽
雜杂 靈灵 靜静 響响 頁页 頂顶 順顺 須须 預预 領领 顧顾 願愿 顯显 飄飘 飽饱 餓饿 騎骑 騙骗 驗验 驚惊 鬆松 鬧闹 鮮鲜 麗丽 齊齐 齒齿 龜龟 妳你 臺台 檯台 颱台 灑洒
倆俩
`;

const simplified = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [traditional = '', simple = ''] = pair;
      return [traditional, simple];
    }),
);

/** Converts the traditional characters of everyday words to simplified ones. */
const inSimplified = (text: string): string =>
  [...text].map((sign) => simplified.get(sign) ?? sign).join('');
