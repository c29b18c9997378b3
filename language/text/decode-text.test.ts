import { describe, expect, test } from 'vitest';
import { decodeText, mendLetters } from './decode-text.ts';

/** Returns every character that the encoding represents with one or two bytes, and these bytes. */
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, readonly number[]>();
  const add = (...bytes: number[]) => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if (Array.from(text).length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // The bytes do not represent a character.
    }
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0x81; first < 256; first += 1) {
    for (let second = 0x40; second < 256; second += 1) add(first, second);
  }
  return table;
}

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/**
 * Encodes a text. The platform can only decode these encodings, so this function inverts the decoding tables.
 */
function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le') {
    return Uint8Array.from(
      text.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]),
    );
  }
  if (encoding === 'iso-2022-jp') {
    const doubled = [...encoded(text, 'euc-jp')].map((byte) => byte & 0x7f);
    return Uint8Array.from([0x1b, 0x24, 0x42, ...doubled, 0x1b, 0x28, 0x42]);
  }
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

test.each([
  ['ja', 'shift_jis', '私は毎日学校へ行きます。友達と話します。', 'Japanese'],
  ['ja', 'shift_jis', '田中：はい。', 'Japanese'],
  ['ja', 'euc-jp', '東京は日本の首都です。カタカナも読みます。', 'Japanese'],
  ['ja', 'iso-2022-jp', '東京は日本の首都です。', 'Japanese'],
  ['zh', 'gb18030', '我每天去学校。我和朋友说话。午饭很好吃。', 'Chinese'],
  ['zh', 'big5', '我每天去學校。我和朋友說話。', 'Chinese'],
  ['yue', 'big5', '我今日去學校，好開心。', 'Chinese'],
  ['ko', 'euc-kr', '저는 매일 학교에 갑니다. 친구와 이야기합니다.', 'Korean'],
  ['ru', 'windows-1251', 'Сегодня хорошая погода. Мы идём в парк.', 'Cyrillic'],
  ['ru', 'koi8-r', 'Сегодня хорошая погода. Мы идём в парк.', 'Cyrillic'],
  ['ru', 'ibm866', 'Сегодня хорошая погода. Там много людей.', 'Cyrillic'],
  ['uk', 'windows-1251', 'Ґанок і їжак. Сьогодні гарна погода.', 'Cyrillic'],
  ['uk', 'koi8-u', 'Сьогодні гарна погода. Її їжак.', 'Cyrillic'],
  ['pl', 'windows-1250', 'Łukasz idzie do szkoły. Żona gotuje obiad.', 'Central European'],
  ['pl', 'iso-8859-2', 'Łukasz śpi. Wczoraj padał deszcz, źle.', 'Central European'],
  ['cs', 'windows-1250', 'Žluťoučký kůň. Děti jdou do školy.', 'Central European'],
  ['hu', 'iso-8859-2', 'Az őz és a tűz. Jó reggelt!', 'Central European'],
  ['ro', 'iso-8859-16', 'Și eu vreau să știu ce faceți în oraș.', 'Romanian'],
  ['tr', 'windows-1254', 'Bugün hava çok güzel. Işıklar açık değil.', 'Turkish'],
  ['el', 'windows-1253', 'Καλημέρα. Πώς είσαι; Άννα.', 'Greek'],
  ['ar', 'windows-1256', 'تذهب ليلى إلى السوق. تشتري التفاح والخبز.', 'Arabic'],
  ['ar', 'iso-8859-6', 'تذهب ليلى إلى السوق.', 'Arabic'],
  ['fa', 'windows-1256', 'پدر چاپ گرم آورد. ژاله', 'Arabic'],
  ['he', 'windows-1255', 'שלום, מה שלומך?', 'Hebrew'],
  ['th', 'windows-874', 'สวัสดีครับ ผมชื่อทอม', 'Thai'],
  ['fr', 'windows-1252', 'Où est l’élève ? « Ici », dit-elle. Le cœur.', 'Western European'],
  ['fr', 'macintosh', 'Où est l’élève ? « Ici », dit-elle. Le cœur.', 'old Macintosh'],
  ['de', 'macintosh', 'Jürgen Müller heißt er. Größe', 'old Macintosh'],
  ['es', 'windows-1252', '¿Dónde está el niño? ¡Aquí!', 'Western European'],
  ['es', 'macintosh', '¿Dónde está el niño? ¡Aquí!', 'old Macintosh'],
  ['sv', 'windows-1252', 'Är du här? Åsa äter ägg.', 'Western European'],
  // A French teacher's class list with names from another country.
  [null, 'windows-1252', 'Zoë Müller\nJosé Núñez\nFrançois Lefèvre', 'Western European'],
  [null, 'macintosh', 'Zoë Müller\nJosé Núñez\nFrançois Lefèvre', 'old Macintosh'],
  [null, 'windows-1250', 'Łukasz Wójcik\nŻaneta Dąbrowska', 'Central European'],
  [null, 'windows-1251', 'Анна Иванова\nСергей Петров', 'Cyrillic'],
  [null, 'windows-1253', 'Άννα Παπαδοπούλου\nΓιώργος Νικολάου', 'Greek'],
  [null, 'shift_jis', '山田太郎\n佐藤さくら', 'Japanese'],
])('%s: decodes %s', (language, encoding, text, letters) => {
  expect(decodeText(encoded(text, encoding), language)).toEqual({ text, letters });
});

test.each([
  ['fr', 'windows-1251', 'Сегодня хорошая погода. Мы идём в парк.'],
  ['fr', 'shift_jis', '私は毎日学校へ行きます。友達と話します。'],
  ['ja', 'windows-1252', 'Où est l’élève ? Il est là.'],
])('with language %s selected, decodes a %s text in another script', (language, encoding, text) => {
  expect(decodeText(encoded(text, encoding), language)?.text).toBe(text);
});

test('decodes UTF-16 without a byte order mark or any other hint', () => {
  const text = '私は毎日学校';
  expect(decodeText(encoded(text, 'utf-16le'), 'ja')?.text).toBe(text);
});

test('recognises UTF-8 even if its last character is cut off', () => {
  const bytes = new TextEncoder().encode('L’été à Noël. ’');
  expect(decodeText(bytes, 'ja')?.letters).toBeNull();
  expect(decodeText(bytes.slice(0, -1), 'fr')).toEqual({
    text: 'L’été à Noël. \ufffd',
    letters: null,
  });
});

test('returns null for bytes that are invalid in every encoding of the language', () => {
  expect(decodeText(Uint8Array.from([0x41, 0x81, 0x8d, 0x8f, 0x90, 0x9d, 0x42]), 'fr')).toBeNull();
});

describe('text that another program decoded wrongly', () => {
  const readAs = (text: string, encoding: string) =>
    new TextDecoder('windows-1252').decode(encoded(text, encoding));

  test.each(['Zoë Müller', 'Anaïs Lefèvre', 'JOSÉ NÚÑEZ', 'Łukasz', 'Прénom', '山田'])(
    'repairs %s after its UTF-8 bytes were read as Windows letters',
    (text) => expect(mendLetters(readAs(text, 'utf-8'))).toBe(text),
  );
  test.each(['Zoë Müller', 'Prénom;Nom\nAnaïs;Lefèvre', 'Begoña Núñez', 'Élodie Façade'])(
    'repairs %s after its old Macintosh bytes were read as Windows letters',
    (text) => expect(mendLetters(readAs(text, 'macintosh'))).toBe(text),
  );
  test.each([
    'Zoë Müller',
    'José Núñez',
    'Žofie Šimůnková',
    'Åsa Öberg',
    'L’Haÿ',
    'MÜLLER Jürgen',
    'Ðóra Þórsdóttir',
    'Łukasz',
    '山田太郎',
    'Tom',
    'D’Angelo „Mia“',
    '- Maya Reed\n• Tom Lowe',
    '•Tom\n•Zoë',
  ])('does not change %s', (text) => expect(mendLetters(text)).toBe(text));
});
