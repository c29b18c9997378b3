import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../languages/languages.ts';
import { splitSentences } from './split-sentences.ts';

test.each([
  ['fr', 'M. Dupont arrive. Mme Roy part.', ['M. Dupont arrive.', 'Mme Roy part.']],
  ['fr', '« Bonjour ! » Puis il part.', ['« Bonjour ! »', 'Puis il part.']],
  ['fr', '« Non ! » dit-il. Elle rit.', ['« Non ! » dit-il.', 'Elle rit.']],
  ['fr', '« Oui. » Il sort.', ['« Oui. »', 'Il sort.']],
  [
    'en',
    'Mr. Bell met J. K. Rowling. So do I. Then we go.',
    ['Mr. Bell met J. K. Rowling.', 'So do I.', 'Then we go.'],
  ],
  ['en', '"Come here!" said Tom. It costs 3.50.', ['"Come here!" said Tom.', 'It costs 3.50.']],
  ['en', 'We meet at 5 p.m. He is late.', ['We meet at 5 p.m.', 'He is late.']],
  ['en', 'Wait... what? I see… Good.', ['Wait... what?', 'I see… Good.']],
  [
    'de',
    'Am 3. Mai kam er. Ich bin 12. Er ist z. B. 13.',
    ['Am 3. Mai kam er.', 'Ich bin 12.', 'Er ist z. B. 13.'],
  ],
  ['de', '„Hallo.“ Er ging.', ['„Hallo.“', 'Er ging.']],
  ['de', 'Er rief „Hilfe!“ und lief weg.', ['Er rief „Hilfe!“ und lief weg.']],
  ['de', '„Geh!“ sagte sie. Er ging.', ['„Geh!“ sagte sie.', 'Er ging.']],
  ['de', 'Sie fragte „Kommst du?“ und lachte.', ['Sie fragte „Kommst du?“ und lachte.']],
  ['de', '„Geh!“ Er ging. „Nein. “ Sie blieb.', ['„Geh!“', 'Er ging.', '„Nein. “', 'Sie blieb.']],
  ['de', 'Sie rief ‚Nein!‘ und lief.', ['Sie rief ‚Nein!‘ und lief.']],
  ['de', 'Er kam. »Hilfe!« rief er. »Ja.«', ['Er kam.', '»Hilfe!« rief er.', '»Ja.«']],
  ['de', 'Er kam. «Hilfe!» rief er. «Ja.»', ['Er kam.', '«Hilfe!» rief er.', '«Ja.»']],
  ['cs', 'Řekl: „Jdi!“ a odešel. Spí.', ['Řekl: „Jdi!“ a odešel.', 'Spí.']],
  ['pl', '„Idź!” powiedział. Śpi.', ['„Idź!” powiedział.', 'Śpi.']],
  ['sv', 'Hon kom. ”Hej!” sa han.', ['Hon kom.', '”Hej!” sa han.']],
  [
    'es',
    '¡Hola! ¿Qué tal? El Sr. López vive aquí.',
    ['¡Hola!', '¿Qué tal?', 'El Sr. López vive aquí.'],
  ],
  ['el', 'Τι κάνεις; Καλά.', ['Τι κάνεις;', 'Καλά.']],
  ['ar', 'ما اسمك؟ اسمي سامي. أنا هنا!', ['ما اسمك؟', 'اسمي سامي.', 'أنا هنا!']],
  ['ur', 'یہ کتاب ہے۔ وہ قلم ہے۔', ['یہ کتاب ہے۔', 'وہ قلم ہے۔']],
  ['hi', 'यह घर है। वह स्कूल है।', ['यह घर है।', 'वह स्कूल है।']],
  [
    'ja',
    '「おはよう。」と言った。今日は寒い！本当？',
    ['「おはよう。」と言った。', '今日は寒い！', '本当？'],
  ],
  ['zh', '你好。“我来了。”他说。', ['你好。', '“我来了。”', '他说。']],
  ['fr', 'Une ligne sans point', ['Une ligne sans point']],
  ['fr', '   ', []],
])('%s: %s', (language, line, sentences) => {
  expect(splitSentences(language, line)).toEqual(sentences);
});

test('nothing is added or lost but spaces between sentences', { timeout: 30_000 }, () => {
  const marks = fc.constantFrom(
    '.',
    '!',
    '?',
    ' ',
    '«',
    '»',
    '“',
    '”',
    '。',
    '…',
    '\n',
    'A',
    'b',
    '3',
    '؟',
    '「',
    '」',
  );
  const line = fc.array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 30 });
  const codes = fc.constantFrom(...Object.keys(languages));
  const bare = (text: string) => text.replace(/\s+/gu, '');
  fc.assert(
    fc.property(codes, line, (language, pieces) => {
      const text = pieces.join('');
      const found = splitSentences(language, text);
      expect(bare(found.join(''))).toBe(bare(text));
      expect(found.every((sentence) => sentence.trim() === sentence && sentence !== '')).toBe(true);
    }),
  );
});
