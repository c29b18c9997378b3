import { describe, expect, test } from 'vitest';
import type { TextType } from '#contracts/resources/draft.ts';
import { guessTextType, parsePastedText } from './parse-pasted-text.ts';

const read = (language: string, text: string, type: TextType = 'text') =>
  parsePastedText(language, text, type).map(({ speaker, startsParagraph, sentences }) =>
    [startsParagraph ? '¶' : '', speaker, ...sentences].filter((word) => word !== ''),
  );

describe('a text', () => {
  test('keeps its title and its paragraphs', () => {
    expect(read('fr', 'Le marché\n\nIl fait beau. Léa sort.\n\nElle achète du pain.\r\n')).toEqual([
      ['Le marché'],
      ['¶', 'Il fait beau.', 'Léa sort.'],
      ['¶', 'Elle achète du pain.'],
    ]);
  });

  test('makes each line a paragraph if the text has no empty lines', () => {
    expect(read('fr', 'Il fait beau.\nLéa sort.')).toEqual([['Il fait beau.'], ['¶', 'Léa sort.']]);
  });

  test('is unwrapped if its lines were wrapped at the edge of the page', () => {
    const wrapped =
      'Le samedi matin, ma grand-mère va toujours au\nmarché avec son grand panier rouge. Elle\naime les fruits.\n\nFin.';
    expect(read('fr', wrapped)).toEqual([
      ['Le samedi matin, ma grand-mère va toujours au marché avec son grand panier rouge.', 'Elle'],
      ['aime les fruits.'],
      ['¶', 'Fin.'],
    ]);
  });

  test('is unwrapped without adding spaces in a script without spaces', () => {
    const row = '私は毎週土曜日の朝に祖母と一緒に近くの大きな市場へ';
    expect(read('ja', `${row}\n行きます。楽しいです。`)).toEqual([
      [`${row}行きます。`, '楽しいです。'],
    ]);
  });

  test.each([
    ['Zeile zwei ohne Punkt\n\n***\n\nEnde', [['Zeile zwei ohne Punkt'], ['¶', 'Ende']]],
    ['Eins.\n\nZwei.\n• • •\nDrei.', [['Eins.'], ['¶', 'Zwei.'], ['¶', 'Drei.']]],
    ['Eins.\n—\nZwei.\nDrei.', [['Eins.'], ['¶', 'Zwei.'], ['¶', 'Drei.']]],
    ['***\nTitel\n=====\nEins.\n~ ~ ~', [['Titel'], ['¶', 'Eins.']]],
    ['Eins. ***\n\nZwei.', [['Eins. ***'], ['¶', 'Zwei.']]],
    [
      'Das ist eine lange Zeile, die am Rand der Seite endet\n***\nund dann',
      [['Das ist eine lange Zeile, die am Rand der Seite endet'], ['¶', 'und dann']],
    ],
    [
      'Sie sagte: « Das ist eine lange Zeile am Rand der Seite\n! »\nEnde.',
      [['Sie sagte: « Das ist eine lange Zeile am Rand der Seite ! »'], ['¶', 'Ende.']],
    ],
  ])('drops lines of ornaments: %j', (text, blocks) => {
    expect(read('de', text)).toEqual(blocks);
  });

  test.each([
    [
      'de',
      'Es klopfte an der Tür des Klassenzimmers, und die neue Lehrerin\nsagte: „Kommt herein!“',
      [['Es klopfte an der Tür des Klassenzimmers, und die neue Lehrerin sagte: „Kommt herein!“']],
    ],
    [
      'en',
      'There are three things that I always take with me when I travel to\nSpain: my phone and a book.',
      [
        [
          'There are three things that I always take with me when I travel to Spain: my phone and a book.',
        ],
      ],
    ],
    [
      'de',
      'Am Wochenende fahren wir mit der Familie an den wunder-\nschönen See. Dort ist es still.',
      [
        [
          'Am Wochenende fahren wir mit der Familie an den wunderschönen See.',
          'Dort ist es still.',
        ],
      ],
    ],
    [
      'de',
      'Am Wochen\u00adende fahren wir mit der Familie an den wunder\u00ad\nschönen See.',
      [['Am Wochenende fahren wir mit der Familie an den wunderschönen See.']],
    ],
    [
      'fr',
      'Pendant les vacances, nous sommes allés chez mes grands-\nparents.',
      [['Pendant les vacances, nous sommes allés chez mes grands-parents.']],
    ],
  ])('%s: is unwrapped at a colon or a hyphen: %j', (language, text, blocks) => {
    expect(read(language, text)).toEqual(blocks);
  });

  test('keeps a line break after a long row that ends in an emoji', () => {
    const rows = [
      'Le samedi soir, je joue au football avec mes amis 😀',
      'Le dimanche matin, je vais chez ma grand-mère ❤️',
      'À demain',
    ];
    expect(parsePastedText('fr', rows.join('\n'), 'text').map(({ text }) => text)).toEqual(rows);
  });

  test('has no speakers, even if a name precedes a colon', () => {
    expect(read('fr', 'Attention : le chien dort.')).toEqual([['Attention : le chien dort.']]);
  });
});

describe('a list', () => {
  test.each([
    [
      'fr',
      '1. Il pleut. Prends un parapluie.\n2. Elle dort.',
      ['Il pleut. Prends un parapluie.', 'Elle dort.'],
    ],
    ['en', '(1) One cat\n(2) Two cats', ['One cat', 'Two cats']],
    ['ar', '١. أنا هنا.\n٢. أنت هناك.', ['أنا هنا.', 'أنت هناك.']],
    ['ja', '１．はい。\n２．いいえ。', ['はい。', 'いいえ。']],
    ['en', '1. One\n2. ***\n---\n3. Three', ['One', 'Three']],
    ['en', '9. Nine\n10. Ten\n11. Eleven', ['Nine', 'Ten', 'Eleven']],
    ['ja', '① はい。\n② いいえ。\n③ たぶん。', ['はい。', 'いいえ。', 'たぶん。']],
    ['zh', '一、我叫小明。\n二、我是学生。', ['我叫小明。', '我是学生。']],
    ['zh', '一、二、三！\n二、三、四！', ['一、二、三！', '二、三、四！']],
    ['de', '1. Januar\n2. Februar\n3. März', ['Januar', 'Februar', 'März']],
    ['de', '1. Mai: Wir fahren.\n2. Mai: Da!', ['1. Mai: Wir fahren.', '2. Mai: Da!']],
    ['fi', '5. kesäkuuta satoi.\n6. kesäkuuta ei.', ['5. kesäkuuta satoi.', '6. kesäkuuta ei.']],
    ['fr', '• un chat\n• deux chats', ['un chat', 'deux chats']],
    ['en', '1. One.\n2. Two.\n\n1. Three.\n2. Four.', ['One.', 'Two.', 'Three.', 'Four.']],
    [
      'en',
      'Exercise A\n1. One.\n2. Two.\n3. Three.\nExercise B\n1. Four.\n2. Five.',
      ['Exercise A', 'One.', 'Two.', 'Three.', 'Exercise B', 'Four.', 'Five.'],
    ],
    ['en', '1. One.\n3. Three.\n4. Four.\n5. Five.', ['One.', 'Three.', 'Four.', 'Five.']],
    ['ar', '١- أنا هنا.\n٢- أنت هناك.', ['أنا هنا.', 'أنت هناك.']],
    ['en', '\uf0b7\tI get up\n\uf0b7\tI wash', ['I get up', 'I wash']],
    [
      'en',
      '• The first point goes on up to the edge of the page\n• The second',
      ['The first point goes on up to the edge of the page', 'The second'],
    ],
  ])('is parsed without its list numbers and bullets: %s', (language, text, sentences) => {
    expect(read(language, text, 'sentences').flat()).toEqual(sentences);
  });

  test.each([
    ['en', '3.5 litres are enough.\n4.5 litres are too much.'],
    ['en', '10:30 is early.\n11:30 is late.'],
    ['de', '3. Mai: Wir reisen ab.\nWir sind da.'],
    ['de', '1. Januar: Neujahr\n1. Mai: Tag der Arbeit\n3. Oktober: ein Feiertag'],
  ])('%s: keeps numbers that are not list numbers', (language, text) => {
    expect(
      read(language, text).map((block) => block.filter((word) => word !== '¶').join(' ')),
    ).toEqual(text.split('\n'));
  });
});

describe('a number before a row outside a list', () => {
  test('stays with the sentence that it precedes', () => {
    const text = 'We all do this.\nEvery day.\nReally.\n1. She gets up. She eats.\n(2) She runs.';
    expect(parsePastedText('en', text, 'text').flatMap(({ sentences }) => sentences)).toEqual([
      'We all do this.',
      'Every day.',
      'Really.',
      '1. She gets up.',
      'She eats.',
      '(2) She runs.',
    ]);
  });

  test('is a sentence of its own if a speaker says it as an answer', () => {
    expect(read('en', 'Tom: How old are you?\nAnna: 12. And you?', 'dialogue2')).toEqual([
      ['Tom', 'How old are you?'],
      ['Anna', '12.', 'And you?'],
    ]);
  });
});

describe('a dialogue', () => {
  test('splits off speakers that are bold in Markdown', () => {
    const text = '**Tom:** Hello, Anna!\n**Anna**: Hi!\n**Tom** : Bye.';
    expect(read('en', text, 'dialogue2')).toEqual([
      ['Tom', 'Hello, Anna!'],
      ['Anna', 'Hi!'],
      ['Tom', 'Bye.'],
    ]);
  });

  test('splits off speakers before a colon, including those on their own line', () => {
    const text =
      'Léa : Bonjour ! Ça va ?\nMr. Brown: Hello.\nFine.\n\n田中：はい。\nLéa:\nAu revoir.';
    expect(read('fr', text, 'dialogue2')).toEqual([
      ['Léa', 'Bonjour !', 'Ça va ?'],
      ['Mr. Brown', 'Hello.'],
      ['Mr. Brown', 'Fine.'],
      ['田中', 'はい。'],
      ['Léa', 'Au revoir.'],
    ]);
  });

  test('splits off speakers before corner brackets, with all their words', () => {
    const long = 'おはようございます。今日はとてもいい天気ですから散歩に行きませんか';
    expect(read('ja', `田中「${long}」\n鈴木「いいね」\n田中「じゃあ、」`, 'dialogue2')).toEqual([
      ['田中', 'おはようございます。', '今日はとてもいい天気ですから散歩に行きませんか'],
      ['鈴木', 'いいね'],
      ['田中', 'じゃあ、'],
    ]);
  });

  test('splits off any speaker before brackets, including a turn that spans two lines', () => {
    const text =
      '母「ご飯よ。」\n子ども「はーい。\n今行く。」\n母「早く！」\n子ども「うん。」（走る）';
    expect(read('ja', text, 'dialogue2')).toEqual([
      ['母', 'ご飯よ。'],
      ['子ども', 'はーい。', '今行く。'],
      ['母', '早く！'],
      ['子ども', 'うん。'],
    ]);
  });

  test('keeps a speaker without words but drops ornaments', () => {
    expect(read('fr', 'Léa : …\nTom : Oui.\n***\nLéa : Non.', 'dialogue2')).toEqual([
      ['Léa', '…'],
      ['Tom', 'Oui.'],
      ['Léa', 'Non.'],
    ]);
  });

  test('starts a new turn after a long line without a full stop', () => {
    const long = 'Salut ! Tu viens à la fête de samedi soir avec moi';
    const text = `Léa : ${long}\nTom : Oui\nLéa : ${long}\net lui : viens !\nTom : Non`;
    expect(read('fr', text, 'dialogue2')).toEqual([
      ['Léa', 'Salut !', 'Tu viens à la fête de samedi soir avec moi'],
      ['Tom', 'Oui'],
      ['Léa', 'Salut !', 'Tu viens à la fête de samedi soir avec moi et lui : viens !'],
      ['Tom', 'Non'],
    ]);
  });

  test('does not treat a time as a speaker', () => {
    expect(read('fr', 'Léa : On y va\nà 20:30.\nTom : Oui.', 'dialogue2')).toEqual([
      ['Léa', 'On y va'],
      ['Léa', 'à 20:30.'],
      ['Tom', 'Oui.'],
    ]);
  });

  test('is parsed in a right-to-left script', () => {
    expect(read('ar', 'سارة: مرحبا.\nعمر: أهلا!', 'dialogue2')).toEqual([
      ['سارة', 'مرحبا.'],
      ['عمر', 'أهلا!'],
    ]);
  });
});

test.each<[TextType, string]>([
  ['dialogue2', 'Léa : Oui.\nTom : Non.\nLéa : Si.'],
  ['dialogue3', 'A: Oui.\nB: Non.\nC: Si.\nA: Bon.'],
  ['dialogue2', 'La mère de Léa : Oui.\nLéa : Non.\nLa mère de Léa : Si.'],
  ['dialogue2', '田中「はい。」\n鈴木「いいえ。」\n田中「はい。」'],
  ['text', '映画「生きる」\n映画「乱」\n小説「雪国」\n小説「心」'],
  ['text', '私は「はい。」\n鈴木は「いいえ。」\n私は「はい。」'],
  ['dialogue2', 'Léa (ravie) : Oui.\nTom : Non.\nLéa (triste) : Si.'],
  ['sentences', '① Il pleut.\n② Elle dort.'],
  ['sentences', '1. Il pleut.\n2. Elle dort.'],
  ['text', 'Il pleut.\nElle dort.'],
  ['text', 'Ingrédients : du sel.\nTemps : une heure.'],
  ['text', ''],
])('guesses %s for %j', (type, text) => {
  expect(guessTextType('fr', text)).toBe(type);
});
