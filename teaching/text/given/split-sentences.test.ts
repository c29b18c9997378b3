import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  ['de', 'Er sagte: „Ja! Nein!“ und ging. Ja.', ['Er sagte: „Ja! Nein!“ und ging.', 'Ja.']],
  ['de', '„Ja! Nein!“ sagte er. „Ja.“', ['„Ja!', 'Nein!“ sagte er.', '„Ja.“']],
  ['fr', 'Il dit : « Oui ! Non ! » et part.', ['Il dit : « Oui ! Non ! » et part.']],
  ['en', 'He said “Yes! No!” and left. So?', ['He said “Yes! No!” and left.', 'So?']],
  ['fr', '« C’est cher ! », dit-elle. Oui.', ['« C’est cher ! », dit-elle.', 'Oui.']],
  ['fr', '« Tu viens\u00a0?\u00a0», dit-il. Oui.', ['« Tu viens\u00a0?\u00a0», dit-il.', 'Oui.']],
  ['fr', '« On y va\u202f?\u202f», dit-il. Oui.', ['« On y va\u202f?\u202f», dit-il.', 'Oui.']],
  ['fr', '« Non ! », Léa pleure.', ['« Non ! », Léa pleure.']],
  ['fr', 'Il dit : « Oui ! Non ! », puis il part.', ['Il dit : « Oui ! Non ! », puis il part.']],
  ['fr', 'Ah ! : c’est toi ? ; oui.', ['Ah ! : c’est toi ? ; oui.']],
  ['ar', '«إلى أين؟»، سألت الأم. نعم.', ['«إلى أين؟»، سألت الأم.', 'نعم.']],
  ['zh', '“你去吗？”，他问。好。', ['“你去吗？”，他问。', '好。']],
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
  ['el', '«Πού πας;» ρώτησε η Μαρία. Εδώ.', ['«Πού πας;» ρώτησε η Μαρία.', 'Εδώ.']],
  ['el', '«Εδώ!» είπε. «Πού;» Έφυγε.', ['«Εδώ!» είπε.', '«Πού;»', 'Έφυγε.']],
  ['ko', '"어디에 가요?"라고 물었어요. 네.', ['"어디에 가요?"라고 물었어요.', '네.']],
  ['ko', '“좋아!”라며 웃었다. 네!', ['“좋아!”라며 웃었다.', '네!']],
  ['ko', '"학교에 가요."라고 했어요. 네.', ['"학교에 가요."라고 했어요.', '네.']],
  ['ko', '"밥 먹었니?" 하고 물었어요.', ['"밥 먹었니?" 하고 물었어요.']],
  ['ko', '"네." 하고 싶은 말이 있어요.', ['"네."', '하고 싶은 말이 있어요.']],
  ['ko', '"어디에 가요?" 민수가 물었어요.', ['"어디에 가요?"', '민수가 물었어요.']],
  ['ar', 'ما اسمك؟ اسمي سامي. أنا هنا!', ['ما اسمك؟', 'اسمي سامي.', 'أنا هنا!']],
  ['ur', 'یہ کتاب ہے۔ وہ قلم ہے۔', ['یہ کتاب ہے۔', 'وہ قلم ہے۔']],
  ['hi', 'यह घर है। वह स्कूल है।', ['यह घर है।', 'वह स्कूल है।']],
  [
    'ja',
    '「おはよう。」と言った。今日は寒い！本当？',
    ['「おはよう。」と言った。', '今日は寒い！', '本当？'],
  ],
  ['zh', '你好。“我来了。”他说。', ['你好。', '“我来了。”', '他说。']],
  ['cs', 'Narodil se 3. 5. 1990. Spí.', ['Narodil se 3. 5. 1990.', 'Spí.']],
  ['cs', 'Dnes je 3. 5. a prší. Spí.', ['Dnes je 3. 5. a prší.', 'Spí.']],
  ['cs', 'Je mi 12. Mám 5 koček.', ['Je mi 12.', 'Mám 5 koček.']],
  ['fi', 'Synnyin 3. 5. 1990 Turussa. Joo.', ['Synnyin 3. 5. 1990 Turussa.', 'Joo.']],
  ['pl', 'Jest 3. 5. 1990 r. i pada. Śpi.', ['Jest 3. 5. 1990 r. i pada.', 'Śpi.']],
  ['hu', '2010. 5. 12-én született. Jó.', ['2010. 5. 12-én született.', 'Jó.']],
  ['hu', 'Ma 2010. 05. 12. van. Jó.', ['Ma 2010. 05. 12. van.', 'Jó.']],
  ['nb', 'Født 3. 5. 1990. Ja.', ['Født 3. 5. 1990.', 'Ja.']],
  ['da', 'Hun er født d. 5. maj. Ja.', ['Hun er født d. 5. maj.', 'Ja.']],
  ['de', 'Geboren 1. 5. 2001 in Bonn. Ja.', ['Geboren 1. 5. 2001 in Bonn.', 'Ja.']],
  ['de', 'Ich bin 12. 5 Katzen habe ich.', ['Ich bin 12.', '5 Katzen habe ich.']],
  ['de', 'Ich wohne Goethestr. 5. Und du?', ['Ich wohne Goethestr. 5.', 'Und du?']],
  ['de', 'Das ist die Goethestr. Er ist da.', ['Das ist die Goethestr.', 'Er ist da.']],
  ['es', 'La Dña. Carmen vive aquí. Sí.', ['La Dña. Carmen vive aquí.', 'Sí.']],
  ['el', 'Μένω στον αρ. 5. Ναι.', ['Μένω στον αρ. 5.', 'Ναι.']],
  ['fr', 'Une ligne sans point', ['Une ligne sans point']],
  ['fr', '   ', []],
])('%s: %s', (language, line, sentences) => {
  expect(splitSentences(language, line)).toEqual(sentences);
});

describe('an abbreviation cuts no sentence', () => {
  test.each([
    ['de', 'Er lernt u. a. Physik.'],
    ['de', 'Er lernt u.a. Physik.'],
    ['de', 'Sie kommt, d. h. Anna kommt.'],
    ['de', 'Das war 300 v. Chr. in Rom.'],
    ['de', 'Das war 9 n. Chr. und v. Chr. nicht.'],
    ['de', 'Siehe Abb. Nr. 3 auf S. 5.'],
    ['de', 'Ich mag Obst, bes. Äpfel, v. a. Boskop, z. T. Elstar, i. d. R. Jonagold.'],
    ['de', 'Komm am Sa. Abend oder So. 8 Uhr.'],
    ['de', 'Im frühen 19. Jh. war es so.'],
    ['de', 'Vom 3. bis 5. Mai regnet es.'],
    ['de', '(z. B. Äpfel) und „d. h. Birnen“.'],
    ['fr', 'Rome, p. ex. Ostie, c.-à-d. Paris, 52 av. J.-C. et 20 ap. J.-C. aussi.'],
    ['fr', 'En 52 av. J.-C. César gagne.'],
    ['fr', 'C.-à-d. Paris et l’av. Foch, no 5 A.'],
    ['es', 'En EE. UU. vive, p. ej. Ana, y la Sra. Ruiz con Ud. Luis.'],
    ['es', 'En 44 a. C. César murió.'],
    ['it', 'Nel 44 a.C. Cesare morì, p. es. Roma nel 20 d. C. Augusto.'],
    ['nl', 'Fruit, b.v. Elstar, d.w.z. Appels, m.a.w. Fruit.'],
    ['en', 'Fruit, e.g. Elstar, i. e. Apples, from Mr. Bell, No. 5 Abbey Road.'],
    ['pl', 'Są tu m.in. Anna, np. Piotr.'],
    ['pl', 'W 1990 r. Anna wyjechała.'],
    ['cs', 'Jsou tu např. Anna a tzv. Karlův most, r. 44 př. n. l. v Římě.'],
    ['sv', 'Frukt, t. ex. Äpplen, bl. a. Elstar, 44 f. Kr. i Rom.'],
    ['fi', 'Tule esim. Turkuun.'],
    ['id', 'Bpk. Andi dan Ibu Hj. Sri tinggal di Jl. Merdeka No. 5.'],
    ['id', 'Sdr. Budi bayar Rp. 5.000, mis. Ani, a. n. Budi, hlm. 3.'],
    ['ga', 'Tá Dr. Ó Sé agus an tUas. Ó Briain i gCo. Mhaigh Eo, m.sh. Seán, lch. 5.'],
    ['vi', 'TP. Hồ Chí Minh rất to, GS. TS. Nam và PGS.TS. Lan ở Q. Tân Bình, tr. 5.'],
    ['en', 'He is in the U.S. Army and met J.R.R. Tolkien, J. K. Rowling and the U.S. I Corps.'],
    ['en', 'I watched E.T. The Extra-Terrestrial.'],
    ['el', 'Έλα, π.χ. Δευτέρα, κ. Παππά.'],
    ['ar', 'ذهبت إلى د. سامي لأن رأسي يؤلمني.'],
    ['ar', 'معلمتي هي أ. فاطمة وجاري أ.د. عمر وطبيبي أ. د. علي.'],
    ['ar', 'هنا م. خالد ود. ليلى، ص. 5.'],
    ['ar', 'في عام 2020 م. سافرنا إلى مصر.'],
    ['hi', 'मैं डॉ. शर्मा के पास गया और प्रो. वर्मा ने रु. 50 दिए।'],
    ['bn', 'আমি ডা. রহমানের কাছে গেলাম, মো. করিম ও ড. সেন এলেন।'],
    ['pa', 'ਮੈਂ ਡਾ. ਸਿੰਘ ਕੋਲ ਗਿਆ ਤੇ ਸ. ਗਿੱਲ ਆਏ।'],
    ['th', 'ฉันตื่นนอนเวลา 7.00 น. แล้วกินข้าวเช้า'],
    ['th', 'ครูของฉันคือ ดร. สมชาย เกิด 5 ม.ค. พ.ศ. 2520'],
  ])('%s: %s', (language, line) => {
    expect(splitSentences(language, line)).toEqual([line]);
  });

  test.each([
    ['de', 'Er hat Äpfel usw.', 'Dann geht er.'],
    ['de', 'Cäsar starb im Jahr 44 v. Chr.', 'Rom weinte.'],
    ['de', 'Das ist Max.', 'Er schläft.'],
    ['de', 'Das ist so.', 'Abends kommt er.'],
    ['de', 'Wir kommen am Do.', 'Dann essen wir.'],
    ['fr', 'Il mange, etc.', 'Puis il dort.'],
    ['fr', 'César est mort en 44 av. J.-C.', 'Rome pleure.'],
    ['fr', 'Il lit une BD.', 'Elle prend un vol.'],
    ['es', 'Ana vive en EE. UU.', 'Luis vive aquí.'],
    ['it', 'Compro mele ecc.', 'Poi dormo.'],
    ['en', 'She said no.', 'He left.'],
    ['en', 'It was 5 a.m.', 'He slept.'],
    ['en', 'I live in the U.S.', 'It is big.'],
    ['en', 'I’m from the U.K.', 'I’m ten.'],
    ['en', 'We saw Washington D.C.', 'The city is big.'],
    ['en', 'We watched E.T.', 'The party was later.'],
    ['id', 'Dia tinggal di Jl. Merdeka No. 5.', 'Dia baik.'],
    ['id', 'Ada apel, jeruk, dll.', 'Lalu kami makan.'],
    ['id', 'Ada dua hal.', 'Dia baik.'],
    ['ga', 'Is maith leo úlla srl.', 'Tá siad anseo.'],
    ['vi', 'Tôi thích táo, v.v.', 'Anh ấy đi.'],
    ['pl', 'Urodził się w 1990 r.', 'Potem wyjechał.'],
    ['ru', 'Он родился в 1990 г.', 'Потом он уехал.'],
    ['ar', 'ولد سامي في مصر عام 1990 م.', 'ثم سافر إلى تونس.'],
    ['ar', 'هذا ولد.', 'هو هنا.'],
    ['hi', 'यह घर है.', 'वह स्कूल है.'],
    ['bn', 'এটা বাড়ি.', 'ওটা স্কুল.'],
    ['th', 'ฉันชื่อสมชาย.', 'ฉันเป็นนักเรียน.'],
    ['cs', 'Zemřel roku 44 př. n. l.', 'Řím plakal.'],
  ])('and yet a sentence ends: %s: %s | %s', (language, one, two) => {
    expect(splitSentences(language, `${one} ${two}`)).toEqual([one, two]);
  });
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
