import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { plainChunks, withoutOuterPunctuation } from './plain-chunks.ts';

test('returns chunks with their translations, and joins the parts of a split chunk with an ellipsis', () => {
  const { text } = exampleMaterials.french;
  expect(plainChunks(text)[0]).toMatchObject({
    id: 's1.c0',
    target: 'salut Tom',
    native: 'Hi Tom',
  });
  const [first] = text.sentences;
  if (!first) throw new Error('The example has no sentence.');
  const parted = {
    ...first,
    target: { ...first.target, text: 'Ich stehe um sechs auf.' },
    native: { ...first.native, text: 'I get up at six.' },
    chunks: [
      {
        id: 'a',
        target: [
          { start: 19, end: 23 },
          { start: 0, end: 9 },
        ],
        native: [{ start: 0, end: 8 }],
      },
    ],
  };
  expect(plainChunks({ ...text, sentences: [parted] })[0]?.target).toBe('ich stehe … auf');
});

test.each([
  ['samedi ?', 'samedi'],
  ['In the morning,', 'In the morning'],
  ['¿Dónde están', 'Dónde están'],
  ['«¿Dónde están', 'Dónde están'],
  ['mis llaves?»', 'mis llaves'],
  ['« bonjour »', 'bonjour'],
  ['dit « oui »', 'dit « oui »'],
  ['(an old town).', 'an old town'],
  ['une ville (ancienne)', 'une ville (ancienne)'],
  ['„Heute', 'Heute'],
  ['Tennis“,', 'Tennis'],
  ['— Oui, merci !', 'Oui, merci'],
  ['“你们好！”', '你们好'],
  ['《花木兰》。', '花木兰'],
  ["the boys'", "the boys'"],
  ['un po’,', 'un po’'],
  ['at my grandparents’.', 'at my grandparents’'],
  ['rock ’n’ roll', 'rock ’n’ roll'],
  ['‘hello’', 'hello'],
  ['‘I don’t know’', 'I don’t know'],
  ['‘hello’ and ‘bye’', '‘hello’ and ‘bye’'],
  ['“‘yes’”', 'yes'],
  ['« Oui » ou « non »,', '« Oui » ou « non »'],
  ['"Yes" or "no",', '"Yes" or "no"'],
  ['„Ja“ oder „nein“', '„Ja“ oder „nein“'],
  ['”Hej” och ”då”', '”Hej” och ”då”'],
  ['”Hej”', 'Hej'],
  ['»Halt!«', 'Halt'],
  ['「はい」と「いいえ」', '「はい」と「いいえ」'],
  ['「はい」', 'はい'],
  ['(a) and (b)', '(a) and (b)'],
  ['"old" house', '"old" house'],
  ['un(e)', 'un(e)'],
  ['Oui, » dit', 'Oui, » dit'],
  ['l’« ami »', 'l’« ami »'],
  ['Anna (12', 'Anna (12'],
  ['non »', 'non'],
  ['it”', 'it'],
  ['צה"ל', 'צה"ל'],
  ['"צה"ל', 'צה"ל'],
  ['’s ochtends', '’s ochtends'],
  ['à 9 a.m.', 'à 9 a.m.'],
  ['-5 °C', '-5 °C'],
  ['…', '…'],
])('strips edge punctuation from “%s”, giving “%s”', (piece, words) => {
  expect(withoutOuterPunctuation(piece)).toBe(words);
});

test('strips only punctuation at the edges, and all of it in one pass', () => {
  const bits = fc.constantFrom(...'“”„«»‘’"()「」¿.,?! –', 'oui', 'はい', '5');
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 9 }), (pieces) => {
      const piece = pieces.join('');
      const words = withoutOuterPunctuation(piece);
      expect(piece).toContain(words);
      expect(words.match(/[\p{L}\p{N}]/gu)).toEqual(piece.match(/[\p{L}\p{N}]/gu));
      expect(withoutOuterPunctuation(words)).toBe(words);
    }),
  );
});
