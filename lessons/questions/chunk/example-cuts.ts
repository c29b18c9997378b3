import type { ChunkReply } from './reply.ts';

/** One line a sentence, its pairs parted by `/` and the two sides of a pair by `=`. */
function cuts(...lines: string[]): ChunkReply {
  return {
    s: lines.map((line, at) => ({
      i: `s${at + 1}`,
      c: line.split(' / ').map((pair) => pair.split(' = ')),
    })),
  };
}

export const urduCuts = cuts(
  'سلام علی، = Hi Ali, / ہفتے کے دن = on Saturday? / تم کیا کر رہے ہو؟ = what are you doing',
  'صبح کو = In the morning, / اپنے بھائی کے ساتھ = with my brother. / فٹبال کھیلتا ہوں۔ = I play football',
  'میں بازار جانا چاہتی ہوں، = I want to go to the market, / کیا تم = will you / میرے ساتھ = with me? / چلو گے؟ = come',
  'بازار بند ہے، = The market is closed, / لیکن سوئمنگ پول = but the swimming pool / کھلا ہے۔ = is open.',
  'اچھا خیال ہے، = Good idea, / لیکن میرے پاس = but I / تیراکی کا لباس = a swimming costume. / نہیں ہے۔ = do not have',
  "میری بہن کے بیگ میں = in my sister's bag. / تیراکی کے دو نیلے لباس = two blue swimming costumes / ہیں۔ = There are",
  'بہت شکریہ، = Thank you very much, / تمہاری بہن = your sister / بہت مہربان ہے۔ = is very kind.',
  'تیراکی کے بعد = After swimming, / ہم آئس کریم کھائیں گے۔ = we will have an ice cream.',
);

export const mandarinCuts = cuts(
  '大明你好， = Hi Daming, / 星期六 = on Saturday? / 你做什么？ = what are you doing',
  '早上 = In the morning, / 我 = I / 和弟弟一起 = with my little brother. / 踢足球。 = play football',
  '我想 = I would like / 和你一起 = with you. / 去市场。 = to go to the market',
  '市场关门了， = The market is closed, / 可是游泳池 = but the swimming pool / 开着。 = is open.',
  '好主意， = Good idea, / 可是我没有 = but I do not have / 泳衣。 = a swimming costume.',
  "我姐姐的包里 = in my older sister's bag. / 有两件 = There are two / 蓝色的泳衣。 = blue swimming costumes",
  '谢谢你， = Thank you, / 你姐姐 = your older sister / 真好。 = is really kind.',
  '游泳以后， = After swimming, / 我们吃冰淇淋。 = we are having an ice cream.',
);
