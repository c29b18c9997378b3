import { buildSentence, type ModelReplyLine } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import type { MakeRequest } from './define-question.ts';

/** Builds one short dialogue in five scripts, which the examples of every type use. */
function dialogue(target: string, lines: ModelReplyLine[]): Text {
  const languages = { target, native: 'en' };
  return {
    ...languages,
    sentences: lines.map((line, at) => buildSentence(`s${at + 1}`, line, languages)),
  };
}

export const exampleTexts = {
  french: dialogue('fr', [
    ['Léa', "Salut Tom, qu'est-ce que tu fais samedi ?", 'Hi Tom, what are you doing on Saturday?'],
    [
      'Tom',
      'Le matin, je joue au football avec mon frère.',
      'In the morning, I play football with my brother.',
    ],
    [
      'Léa',
      'Moi, je voudrais aller au marché avec toi.',
      'I would like to go to the market with you.',
    ],
    [
      'Tom',
      'Le marché est fermé, mais la piscine est ouverte.',
      'The market is closed, but the swimming pool is open.',
    ],
    [
      'Léa',
      "Bonne idée, mais je n'ai pas de maillot de bain !",
      'Good idea, but I do not have a swimming costume!',
    ],
    [
      'Tom',
      'Ma sœur a deux maillots bleus dans son sac.',
      'My sister has two blue swimming costumes in her bag.',
    ],
    [
      'Léa',
      'Merci beaucoup, ta sœur est très gentille.',
      'Thank you very much, your sister is very kind.',
    ],
    [
      'Tom',
      'Après la piscine, nous mangeons une glace.',
      'After the swimming pool, we are having an ice cream.',
    ],
  ]),
  japanese: dialogue('ja', [
    ['リサ', 'ケンさん、|土曜日|に|何|を|します|か。', 'Ken, what are you doing on Saturday?'],
    [
      'ケン',
      '朝|は|弟|と|サッカー|を|します。',
      'In the morning, I play football with my little brother.',
    ],
    ['リサ', '私|は|市場|へ|行きたい|です。', 'I would like to go to the market.'],
    [
      'ケン',
      '市場|は|休み|です|が、|プール|は|開いて|います。',
      'The market is closed, but the swimming pool is open.',
    ],
    ['リサ', 'でも、|水着|が|ありません。', 'But I do not have a swimming costume.'],
    [
      'ケン',
      '姉|の|かばん|に|青い|水着|が|あります。',
      "There is a blue swimming costume in my older sister's bag.",
    ],
    ['リサ', 'お姉さん|は|とても|親切|です|ね。', 'Your sister is very kind.'],
    [
      'ケン',
      'プール|の|後|で、|アイスクリーム|を|食べましょう。',
      "After the swimming pool, let's have an ice cream.",
    ],
  ]),
  arabic: dialogue('ar', [
    ['ليلى', 'مرحبا يا سامي، ماذا تفعل يوم السبت؟', 'Hello Sami, what are you doing on Saturday?'],
    ['سامي', 'في الصباح ألعب كرة القدم مع أخي.', 'In the morning I play football with my brother.'],
    ['ليلى', 'أنا أريد أن أذهب إلى السوق معك.', 'I want to go to the market with you.'],
    [
      'سامي',
      'السوق مغلق، لكن المسبح مفتوح.',
      'The market is closed, but the swimming pool is open.',
    ],
    ['ليلى', 'فكرة جيدة، لكن ليس عندي ملابس سباحة.', 'Good idea, but I do not have swimwear.'],
    ['سامي', 'عند أختي ملابس سباحة زرقاء في حقيبتها.', 'My sister has blue swimwear in her bag.'],
    ['ليلى', 'شكرا جزيلا، أختك لطيفة جدا.', 'Thank you very much, your sister is very kind.'],
    ['سامي', 'بعد المسبح نأكل المثلجات.', 'After the swimming pool we eat ice cream.'],
  ]),
  urdu: dialogue('ur', [
    ['سارہ', 'سلام علی، ہفتے کے دن تم کیا کر رہے ہو؟', 'Hi Ali, what are you doing on Saturday?'],
    [
      'علی',
      'صبح کو اپنے بھائی کے ساتھ فٹبال کھیلتا ہوں۔',
      'In the morning, I play football with my brother.',
    ],
    [
      'سارہ',
      'میں بازار جانا چاہتی ہوں، کیا تم میرے ساتھ چلو گے؟',
      'I want to go to the market, will you come with me?',
    ],
    [
      'علی',
      'بازار بند ہے، لیکن سوئمنگ پول کھلا ہے۔',
      'The market is closed, but the swimming pool is open.',
    ],
    [
      'سارہ',
      'اچھا خیال ہے، لیکن میرے پاس تیراکی کا لباس نہیں ہے۔',
      'Good idea, but I do not have a swimming costume.',
    ],
    [
      'علی',
      'میری بہن کے بیگ میں تیراکی کے دو نیلے لباس ہیں۔',
      "There are two blue swimming costumes in my sister's bag.",
    ],
    [
      'سارہ',
      'بہت شکریہ، تمہاری بہن بہت مہربان ہے۔',
      'Thank you very much, your sister is very kind.',
    ],
    ['علی', 'تیراکی کے بعد ہم آئس کریم کھائیں گے۔', 'After swimming, we will have an ice cream.'],
  ]),
  mandarin: dialogue('zh', [
    ['小丽', '大明|你好，|星期六|你|做|什么？', 'Hi Daming, what are you doing on Saturday?'],
    [
      '大明',
      '早上|我|和|弟弟|一起|踢|足球。',
      'In the morning, I play football with my little brother.',
    ],
    ['小丽', '我|想|和|你|一起|去|市场。', 'I would like to go to the market with you.'],
    [
      '大明',
      '市场|关门|了，|可是|游泳池|开|着。',
      'The market is closed, but the swimming pool is open.',
    ],
    ['小丽', '好|主意，|可是|我|没有|泳衣。', 'Good idea, but I do not have a swimming costume.'],
    [
      '大明',
      '我|姐姐|的|包|里|有|两|件|蓝色|的|泳衣。',
      "There are two blue swimming costumes in my older sister's bag.",
    ],
    ['小丽', '谢谢|你，|你|姐姐|真|好。', 'Thank you, your older sister is really kind.'],
    ['大明', '游泳|以后，|我们|吃|冰淇淋。', 'After swimming, we are having an ice cream.'],
  ]),
};

export type ExampleLanguage = keyof typeof exampleTexts;

/** The settings of the examples: an A2.1 dialogue without the teacher's own words. */
export const exampleRequest: MakeRequest = {
  textType: 'dialogue2',
  level: 'A2.1',
  title: 'Saturday',
  vocabulary: [],
};

/** Content with one defect, and the message that the check must report for it. */
interface Broken<Content> {
  what: string;
  /** Adds the defect to the valid French content. */
  spoil: (right: Content) => Content;
  request?: Partial<MakeRequest>;
  /** A substring of the message. */
  says: string;
}

/** The test data of each type: a valid reply in three scripts, and one defective set for each rule. */
export interface Examples<Content, Reply> {
  replies: Record<ExampleLanguage, Reply>;
  broken: Broken<Content>[];
}

/** Returns a copy of a list with the item at one index changed. */
export function changed<Item>(items: readonly Item[], at: number, change: Partial<Item>): Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...change } : item));
}

/** Returns content with an additional empty item at the end, as an editor adds it. */
export function withBlankItem(content: unknown): unknown {
  const items: unknown = Reflect.get(Object(content), 'items');
  if (!Array.isArray(items)) return content;
  const blank = JSON.stringify({ ...items[0], id: 'i99' }, (name, value: unknown) =>
    ['target', 'native', 'word', 'wrong'].includes(name) && typeof value === 'string' ? '' : value,
  );
  return { ...Object(content), items: [...items, JSON.parse(blank)] };
}
