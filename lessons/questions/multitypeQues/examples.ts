import type { Examples } from '../example-texts.ts';
import type { MultitypeContent } from './content.ts';
import type { MultitypeReply } from './index.ts';

type Item = MultitypeContent['items'][number];

/** Changes the question at index `at`, whatever its kind. The types of `changed` do not allow this. */
const edit = (at: number, change: (item: Item) => Item) => (right: MultitypeContent) => ({
  items: right.items.map((item, index) => (index === at ? change(item) : item)),
});

export const examples: Examples<MultitypeContent, MultitypeReply> = {
  replies: {
    french: {
      c: [
        {
          q: ['Où est-ce que Léa veut aller ?', 'Where does Léa want to go?'],
          o: [
            ['au marché', 'to the market'],
            ['au cinéma', 'to the cinema'],
            ['à la plage', 'to the beach'],
            ["à l'école", 'to school'],
          ],
        },
        {
          q: ['Qui a deux maillots bleus ?', 'Who has two blue swimming costumes?'],
          o: [
            ['la sœur de Tom', "Tom's sister"],
            ['le frère de Tom', "Tom's brother"],
            ['Léa', 'Léa'],
          ],
        },
      ],
      o: [
        {
          q: ['Mets la journée dans le bon ordre.', 'Put the day in the right order.'],
          o: [
            ['jouer au football', 'play football'],
            ['aller à la piscine', 'go to the swimming pool'],
            ['manger une glace', 'have an ice cream'],
          ],
        },
      ],
      x: [
        {
          q: ["Trouve l'intrus.", 'Find the odd one out.'],
          o: [
            ['bleu', 'blue'],
            ['frère', 'brother'],
            ['sœur', 'sister'],
            ['mère', 'mother'],
          ],
          w: ["C'est une couleur, pas une personne.", 'It is a colour, not a person.'],
        },
      ],
    },
    japanese: {
      c: [
        {
          q: ['リサさんはどこへ行きたいですか。', 'Where does Lisa want to go?'],
          o: [
            ['市場', 'the market'],
            ['学校', 'school'],
            ['公園', 'the park'],
          ],
        },
      ],
      o: [
        {
          q: ['順番に並べましょう。', "Let's put them in order."],
          o: [
            ['サッカーをします', 'play football'],
            ['プールへ行きます', 'go to the pool'],
            ['アイスクリームを食べます', 'eat ice cream'],
          ],
        },
      ],
      x: [
        {
          q: ['仲間はずれはどれですか。', 'Which is the odd one out?'],
          o: [
            ['市場', 'market'],
            ['弟', 'little brother'],
            ['姉', 'older sister'],
            ['母', 'mother'],
          ],
          w: ['市場は家族ではありません。', 'A market is not family.'],
        },
      ],
    },
    arabic: {
      c: [
        {
          q: ['أين تريد ليلى أن تذهب؟', 'Where does Layla want to go?'],
          o: [
            ['إلى السوق', 'to the market'],
            ['إلى المدرسة', 'to school'],
            ['إلى البيت', 'home'],
          ],
        },
      ],
      o: [
        {
          q: ['رتب الأحداث.', 'Put the events in order.'],
          o: [
            ['كرة القدم', 'football'],
            ['المسبح', 'the swimming pool'],
            ['المثلجات', 'ice cream'],
          ],
        },
      ],
      x: [
        {
          q: ['ما الكلمة المختلفة؟', 'Which word is different?'],
          o: [
            ['السوق', 'the market'],
            ['أخ', 'brother'],
            ['أخت', 'sister'],
            ['أم', 'mother'],
          ],
          w: ['السوق مكان وليس شخصا.', 'The market is a place, not a person.'],
        },
      ],
    },
    urdu: {
      c: [
        {
          q: ['سارہ کہاں جانا چاہتی ہے؟', 'Where does Sara want to go?'],
          o: [
            ['بازار', 'to the market'],
            ['سینما', 'to the cinema'],
            ['سکول', 'to school'],
          ],
        },
      ],
      o: [
        {
          q: ['ان کو صحیح ترتیب میں رکھو۔', 'Put them in the right order.'],
          o: [
            ['فٹبال کھیلنا', 'play football'],
            ['سوئمنگ پول جانا', 'go to the swimming pool'],
            ['آئس کریم کھانا', 'eat ice cream'],
          ],
        },
      ],
      x: [
        {
          q: ['کون سا لفظ مختلف ہے؟', 'Which word is different?'],
          o: [
            ['بازار', 'market'],
            ['بھائی', 'brother'],
            ['بہن', 'sister'],
            ['ماں', 'mother'],
          ],
          w: ['بازار جگہ ہے، رشتہ دار نہیں۔', 'A market is a place, not a relative.'],
        },
      ],
    },
    mandarin: {
      c: [
        {
          q: ['小丽想去哪里？', 'Where does Xiaoli want to go?'],
          o: [
            ['市场', 'the market'],
            ['学校', 'school'],
            ['公园', 'the park'],
          ],
        },
      ],
      o: [
        {
          q: ['请按顺序排列。', 'Put them in order.'],
          o: [
            ['踢足球', 'play football'],
            ['去游泳池', 'go to the swimming pool'],
            ['吃冰淇淋', 'eat ice cream'],
          ],
        },
      ],
      x: [
        {
          q: ['哪个词不一样？', 'Which word is different?'],
          o: [
            ['市场', 'market'],
            ['弟弟', 'little brother'],
            ['姐姐', 'older sister'],
            ['妈妈', 'mum'],
          ],
          w: ['市场不是家人。', 'A market is not a family member.'],
        },
      ],
    },
  },
  broken: [
    {
      what: 'two identical options',
      spoil: edit(0, (item) => ({
        ...item,
        options: item.options.map((option) => ({ ...option, target: 'au marché' })),
      })),
      says: 'Two options are the same',
    },
    {
      what: 'only two options',
      spoil: edit(0, (item) => ({ ...item, options: item.options.slice(0, 2) })),
      says: 'needs 3 to 6 options',
    },
    {
      what: 'no option marked as right',
      spoil: edit(0, (item) => (item.kind === 'choice' ? { ...item, right: 'o9' } : item)),
      says: 'Mark one option as the right answer',
    },
    {
      what: 'an order that omits one option',
      spoil: edit(2, (item) =>
        item.kind === 'order' ? { ...item, right: item.right.slice(1) } : item,
      ),
      says: 'must use each option once',
    },
    {
      what: 'options that are already in the right order',
      spoil: edit(2, (item) =>
        item.kind === 'order' ? { ...item, right: item.options.map(({ id }) => id) } : item,
      ),
      says: 'already in the correct order',
    },
    {
      what: 'an odd one out without a reason',
      spoil: edit(3, (item) =>
        item.kind === 'odd-one-out' ? { ...item, reason: { target: '', native: '' } } : item,
      ),
      says: 'A pair is empty',
    },
  ],
};
