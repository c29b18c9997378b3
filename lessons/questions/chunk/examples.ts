import { changed, type Examples } from '../example-texts.ts';
import type { ChunkContent } from './content.ts';
import type { ChunkReply } from './index.ts';

/**
 * Builds a reply from one line per sentence, with `/` between pairs and `=` between the two sides of a pair.
 */
function cuts(...lines: string[]): ChunkReply {
  return {
    s: lines.map((line, at) => ({
      i: `s${at + 1}`,
      c: line.split(' / ').map((pair) => pair.split(' = ')),
    })),
  };
}

const urduCuts = cuts(
  'سلام علی، = Hi Ali, / ہفتے کے دن = on Saturday? / تم کیا کر رہے ہو؟ = what are you doing',
  'صبح کو = In the morning, / اپنے بھائی کے ساتھ = with my brother. / فٹبال کھیلتا ہوں۔ = I play football',
  'میں بازار جانا چاہتی ہوں، = I want to go to the market, / کیا تم = will you / میرے ساتھ = with me? / چلو گے؟ = come',
  'بازار بند ہے، = The market is closed, / لیکن سوئمنگ پول = but the swimming pool / کھلا ہے۔ = is open.',
  'اچھا خیال ہے، = Good idea, / لیکن میرے پاس = but I / تیراکی کا لباس = a swimming costume. / نہیں ہے۔ = do not have',
  "میری بہن کے بیگ میں = in my sister's bag. / تیراکی کے دو نیلے لباس = two blue swimming costumes / ہیں۔ = There are",
  'بہت شکریہ، = Thank you very much, / تمہاری بہن = your sister / بہت مہربان ہے۔ = is very kind.',
  'تیراکی کے بعد = After swimming, / ہم آئس کریم کھائیں گے۔ = we will have an ice cream.',
);

const mandarinCuts = cuts(
  '大明你好， = Hi Daming, / 星期六 = on Saturday? / 你做什么？ = what are you doing',
  '早上 = In the morning, / 我 = I / 和弟弟一起 = with my little brother. / 踢足球。 = play football',
  '我想 = I would like / 和你一起 = with you. / 去市场。 = to go to the market',
  '市场关门了， = The market is closed, / 可是游泳池 = but the swimming pool / 开着。 = is open.',
  '好主意， = Good idea, / 可是我没有 = but I do not have / 泳衣。 = a swimming costume.',
  "我姐姐的包里 = in my older sister's bag. / 有两件 = There are two / 蓝色的泳衣。 = blue swimming costumes",
  '谢谢你， = Thank you, / 你姐姐 = your older sister / 真好。 = is really kind.',
  '游泳以后， = After swimming, / 我们吃冰淇淋。 = we are having an ice cream.',
);

type Pairs = ChunkContent['sentences'][number]['pairs'];

/** Returns the content with the pairs of the sentence at one index changed. */
const recut = (at: number, cut: (pairs: Pairs) => Pairs) => (right: ChunkContent) => ({
  sentences: changed(right.sentences, at, { pairs: cut(right.sentences[at]?.pairs ?? []) }),
});

export const examples: Examples<ChunkContent, ChunkReply> = {
  replies: {
    french: {
      s: [
        {
          i: 's1',
          c: [
            ['Salut Tom,', 'Hi Tom,'],
            ["qu'est-ce que tu fais", 'what are you doing'],
            ['samedi ?', 'on Saturday?'],
          ],
        },
        {
          i: 's2',
          c: [
            ['Le matin,', 'In the morning,'],
            ['je joue au football', 'I play football'],
            ['avec mon frère.', 'with my brother.'],
          ],
        },
        {
          i: 's3',
          c: [
            ['Moi, je voudrais aller', 'I would like to go'],
            ['au marché', 'to the market'],
            ['avec toi.', 'with you.'],
          ],
        },
        {
          i: 's4',
          c: [
            ['Le marché est fermé,', 'The market is closed,'],
            ['mais la piscine', 'but the swimming pool'],
            ['est ouverte.', 'is open.'],
          ],
        },
        {
          i: 's5',
          c: [
            ['Bonne idée,', 'Good idea,'],
            ["mais je n'ai pas", 'but I do not have'],
            ['de maillot de bain !', 'a swimming costume!'],
          ],
        },
        {
          i: 's6',
          c: [
            ['Ma sœur a', 'My sister has'],
            ['deux maillots bleus', 'two blue swimming costumes'],
            ['dans son sac.', 'in her bag.'],
          ],
        },
        {
          i: 's7',
          c: [
            ['Merci beaucoup,', 'Thank you very much,'],
            ['ta sœur est', 'your sister is'],
            ['très gentille.', 'very kind.'],
          ],
        },
        {
          i: 's8',
          c: [
            ['Après la piscine,', 'After the swimming pool,'],
            ['nous mangeons une glace.', 'we are having an ice cream.'],
          ],
        },
      ],
    },
    japanese: {
      s: [
        {
          i: 's1',
          c: [
            ['ケンさん、', 'Ken,'],
            ['土曜日に', 'on Saturday?'],
            ['何をしますか。', 'what are you doing'],
          ],
        },
        {
          i: 's2',
          c: [
            ['朝は', 'In the morning,'],
            ['弟と', 'with my little brother.'],
            ['サッカーをします。', 'I play football'],
          ],
        },
        {
          i: 's3',
          c: [
            ['私は', 'I'],
            ['市場へ', 'to the market.'],
            ['行きたいです。', 'would like to go'],
          ],
        },
        {
          i: 's4',
          c: [
            ['市場は休みですが、', 'The market is closed,'],
            ['プールは', 'but the swimming pool'],
            ['開いています。', 'is open.'],
          ],
        },
        {
          i: 's5',
          c: [
            ['でも、', 'But'],
            ['水着が', 'a swimming costume.'],
            ['ありません。', 'I do not have'],
          ],
        },
        {
          i: 's6',
          c: [
            ['姉のかばんに', "in my older sister's bag."],
            ['青い水着が', 'a blue swimming costume'],
            ['あります。', 'There is'],
          ],
        },
        {
          i: 's7',
          c: [
            ['お姉さんは', 'Your sister'],
            ['とても親切ですね。', 'is very kind.'],
          ],
        },
        {
          i: 's8',
          c: [
            ['プールの後で、', 'After the swimming pool,'],
            ['アイスクリームを', 'an ice cream.'],
            ['食べましょう。', "let's have"],
          ],
        },
      ],
    },
    arabic: {
      s: [
        {
          i: 's1',
          c: [
            ['مرحبا يا سامي،', 'Hello Sami,'],
            ['ماذا تفعل', 'what are you doing'],
            ['يوم السبت؟', 'on Saturday?'],
          ],
        },
        {
          i: 's2',
          c: [
            ['في الصباح', 'In the morning'],
            ['ألعب كرة القدم', 'I play football'],
            ['مع أخي.', 'with my brother.'],
          ],
        },
        {
          i: 's3',
          c: [
            ['أنا أريد', 'I want'],
            ['أن أذهب', 'to go'],
            ['إلى السوق', 'to the market'],
            ['معك.', 'with you.'],
          ],
        },
        {
          i: 's4',
          c: [
            ['السوق مغلق،', 'The market is closed,'],
            ['لكن المسبح', 'but the swimming pool'],
            ['مفتوح.', 'is open.'],
          ],
        },
        {
          i: 's5',
          c: [
            ['فكرة جيدة،', 'Good idea,'],
            ['لكن ليس عندي', 'but I do not have'],
            ['ملابس سباحة.', 'swimwear.'],
          ],
        },
        {
          i: 's6',
          c: [
            ['عند أختي', 'My sister has'],
            ['ملابس سباحة زرقاء', 'blue swimwear'],
            ['في حقيبتها.', 'in her bag.'],
          ],
        },
        {
          i: 's7',
          c: [
            ['شكرا جزيلا،', 'Thank you very much,'],
            ['أختك لطيفة جدا.', 'your sister is very kind.'],
          ],
        },
        {
          i: 's8',
          c: [
            ['بعد المسبح', 'After the swimming pool'],
            ['نأكل المثلجات.', 'we eat ice cream.'],
          ],
        },
      ],
    },
    urdu: urduCuts,
    mandarin: mandarinCuts,
  },
  broken: [
    {
      what: 'a sentence without chunks',
      spoil: ({ sentences }) => ({ sentences: sentences.slice(1) }),
      says: 'This sentence has no chunks',
    },
    {
      what: 'two lists of chunks for one sentence',
      spoil: ({ sentences }) => ({ sentences: [...sentences, ...sentences.slice(0, 1)] }),
      says: 'split twice',
    },
    {
      what: 'a missing word at the end of a sentence',
      spoil: recut(1, (pairs) => pairs.slice(0, 2)),
      says: 'leave out',
    },
    {
      what: 'a word that differs from the sentence',
      spoil: recut(1, (pairs) => changed(pairs, 1, { target: 'je joue au tennis' })),
      says: 'does not match the sentence',
    },
    {
      what: 'a chunk without a translation',
      spoil: recut(1, (pairs) => changed(pairs, 1, { native: '' })),
      says: 'has no translation',
    },
    {
      what: 'native halves in the wrong order',
      spoil: recut(1, (pairs) => pairs.map((pair, at) => ({ ...pair, nativeOrder: 2 - at }))),
      says: 'does not match the sentence',
    },
    {
      what: 'a long sentence as a single chunk',
      spoil: recut(1, () => [
        {
          target: 'Le matin, je joue au football avec mon frère.',
          native: 'In the morning, I play football with my brother.',
          nativeOrder: 0,
        },
      ]),
      says: 'is too long (9 words): a chunk has 2 to 5 words',
    },
    {
      what: 'a chunk of one word in the middle of a sentence',
      spoil: recut(7, () => [
        { target: 'Après la piscine, nous', native: 'After the swimming pool, we', nativeOrder: 0 },
        { target: 'mangeons', native: 'are having', nativeOrder: 1 },
        { target: 'une glace.', native: 'an ice cream.', nativeOrder: 2 },
      ]),
      says: '“mangeons” is too short',
    },
    {
      what: 'a sentence that is not in the text',
      spoil: ({ sentences }) => ({ sentences: [...sentences, { sentenceId: 's77', pairs: [] }] }),
      says: 'is not in the text',
    },
  ],
};
