import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVocabularyPaste } from './parse-vocabulary-paste.ts';

const languages = { from: 'en', to: 'fr' };

function parsed(text: string): string[] {
  return parseVocabularyPaste(text, languages).pairs.map((pair) => `${pair.target}|${pair.native}`);
}

test.each([
  ['tabs, Windows line ends', 'le chat\tcat\r\nle chien\tdog\r\n', ['le chat|cat', 'le chien|dog']],
  ['semicolons', 'le chat;cat\nla mer;sea', ['le chat|cat', 'la mer|sea']],
  ['commas', 'le chat,cat\nla mer,sea', ['le chat|cat', 'la mer|sea']],
  [
    'hyphens with spaces',
    'le week-end - weekend\nla mer – sea',
    ['le week-end|weekend', 'la mer|sea'],
  ],
  ['equals', 'le chat = cat\nla mer = sea', ['le chat|cat', 'la mer|sea']],
  [
    'quoted CSV',
    '"beau, belle","good-looking"\n"dire ""oui""","to say ""yes"""',
    ['beau, belle|good-looking', 'dire "oui"|to say "yes"'],
  ],
  [
    'a line break inside a quoted cell',
    '"le\nchat"\tcat\nla mer\tsea',
    ['le chat|cat', 'la mer|sea'],
  ],
  [
    'numbering and bullets',
    '1. le chat - cat\n2) la mer - sea\n• le sel - salt',
    ['le chat|cat', 'la mer|sea', 'le sel|salt'],
  ],
  ['a header row', 'French\tEnglish\nle chat\tcat', ['le chat|cat']],
  ['a header in the other order', 'English;Français\ncat;le chat', ['le chat|cat']],
  ['a header of a word list', 'Term,Definition\nle chat,cat', ['le chat|cat']],
  [
    'no header, though a language is taught',
    'français\tFrench\nanglais\tEnglish',
    ['français|French', 'anglais|English'],
  ],
  ['one column', 'le chat\nla mer', ['le chat|', 'la mer|']],
  ['spare columns and empty rows', '\n\tcat\nle sel\t\tsalt\tx\n\t\n', ['|cat', 'le sel|salt']],
  ['commas inside tab cells', 'bon, bonne\tgood, kind', ['bon, bonne|good, kind']],
  ['nothing', ' \r\n\t\r\n', []],
])('parses %s', (_, text, expected) => {
  expect(parsed(text)).toEqual(expected);
});

describe('a list from another program', () => {
  test.each([
    ['Quizlet', 'le chat\tcat\nle chien\tdog', ['le chat|cat', 'le chien|dog']],
    [
      'Quizlet on one line',
      'le chat,cat;le chien,dog;la mer,sea',
      ['le chat|cat', 'le chien|dog', 'la mer|sea'],
    ],
    [
      'cards on one line, with an equals sign',
      'le chat = cat; le chien = dog;',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'a line break in a definition',
      'le chat\tcat\n(a pet)\nle chien\tdog',
      ['le chat|cat (a pet)', 'le chien|dog'],
    ],
    ['pipes', 'le chat | cat\nle chien | dog', ['le chat|cat', 'le chien|dog']],
    [
      'a table of Markdown',
      '| French | English |\n|:---|---:|\n| **le chat** | cat |\n| le chien | dog |',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'a table of Markdown without its frame',
      'French | English\n--- | ---\nle chat | cat',
      ['le chat|cat'],
    ],
    ['Obsidian’s cards', 'le chat::cat\nle chien::dog', ['le chat|cat', 'le chien|dog']],
    ['arrows', 'le chat → cat\nle chien -> dog', ['le chat|cat', 'le chien|dog']],
    ['full-width colons', '学校：school\n先生：teacher', ['学校|school', '先生|teacher']],
    ['Excel’s line', 'sep=;\nle chat;cat\nle chien;dog', ['le chat|cat', 'le chien|dog']],
    [
      'Anki with HTML',
      '#separator:tab\n#html:true\nle chat\tcat<br>kitty\n<i>le chien</i>\tdog &amp; puppy',
      ['le chat|cat kitty', 'le chien|dog & puppy'],
    ],
    [
      'Anki with a semicolon, tags and an id',
      '#separator:semicolon\n#tags column:3\n#guid column:1\nx1;le chat;animal;cat',
      ['le chat|cat'],
    ],
    [
      'our own Anki file',
      '#separator:tab\n#html:false\n#deck:Lexiloom::Marché\n#columns:French\tEnglish\tReading\tExample\tTags\n#tags column:5\nle marché\tmarket\t\tIl va au marché.\tlexiloom',
      ['le marché|market'],
    ],
    [
      'our own CSV',
      '\ufeffFrench,English,Part of speech,Example\r\nle marché,market,noun,"Il va, au marché."\r\n',
      ['le marché|market'],
    ],
    [
      'separators that differ by line',
      'le chat\tcat\nle vin chaud = mulled wine\nla gaufre - waffle\nle sel\tsalt',
      ['le chat|cat', 'le vin chaud|mulled wine', 'la gaufre|waffle', 'le sel|salt'],
    ],
    [
      'a sign of its own on every line',
      'le vin chaud = mulled wine\nla gaufre - waffle\nle marché\tmarket\nle sel : salt',
      ['le vin chaud|mulled wine', 'la gaufre|waffle', 'le marché|market', 'le sel|salt'],
    ],
    [
      'words alone, one of them with a dash',
      'le chat\nle chien\nle rendez - vous\nle sel',
      ['le chat|', 'le chien|', 'le rendez - vous|', 'le sel|'],
    ],
    [
      'a semicolon within a meaning',
      'le chat = cat; kitty\nle chien = dog',
      ['le chat|cat; kitty', 'le chien|dog'],
    ],
    [
      'unseen marks',
      'mar\u00adché\tmar\u200bket\nla\u00a0\ufb01lle\tgirl',
      ['marché|market', 'la fille|girl'],
    ],
  ])('is parsed: %s', (_, text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });
});

describe('a separate column', () => {
  const read = (text: string, to: string, from = 'en') =>
    parseVocabularyPaste(text, { from, to }).pairs.map(
      ({ target, native }) => `${target}|${native}`,
    );
  test.each([
    ['numbers under a heading', 'fr', 'No.\tFrench\tEnglish\n1\tle chat\tcat', ['le chat|cat']],
    [
      'numbers without one',
      'fr',
      '1\tle chat\tcat\n2\tle chien\tdog',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'articles',
      'de',
      'der\tHund\tdog\ndie\tKatze\tcat\ndas\tHaus\thouse',
      ['der Hund|dog', 'die Katze|cat', 'das Haus|house'],
    ],
    [
      'articles under a heading',
      'de',
      'Artikel;Wort;Plural;Übersetzung\nder;Hund;Hunde;dog',
      ['der Hund|dog'],
    ],
    ['elided articles', 'fr', "l'\thomme\tman\nle\tchat\tcat", ["l'homme|man", 'le chat|cat']],
    [
      'word classes under a heading',
      'fr',
      'Word\tPart of speech\tMeaning\nchat\tnoun m\tcat',
      ['chat|cat'],
    ],
    [
      'word classes without one',
      'fr',
      'chat\tnm\tcat\nmanger\tv.\tto eat',
      ['chat|cat', 'manger|to eat'],
    ],
    ['kana', 'ja', '漢字\tかな\tEnglish\n学校\tがっこう\tschool', ['学校|school']],
    [
      'kana without a heading',
      'ja',
      '学校\tがっこう\tschool\n先生\tせんせい\tteacher',
      ['学校|school', '先生|teacher'],
    ],
    [
      'pinyin',
      'zh',
      '学校\txuéxiào\tschool\n老师\tlǎoshī\tteacher',
      ['学校|school', '老师|teacher'],
    ],
    [
      'a romanisation',
      'ru',
      'собака\tsobaka\tdog\nкошка\tkoshka\tcat',
      ['собака|dog', 'кошка|cat'],
    ],
    [
      'phonetics',
      'fr',
      'le chat\t[ʃa]\tcat\nle chien\t[ʃjɛ̃]\tdog',
      ['le chat|cat', 'le chien|dog'],
    ],
    ['headings of two languages', 'fr', 'English word\tFrench word\ncat\tle chat', ['le chat|cat']],
    [
      'headings in brackets',
      'fr',
      'Meaning (English)\tTerm (French)\tNotes\ncat\tle chat\tx',
      ['le chat|cat'],
    ],
    [
      'a topic over merged cells',
      'fr',
      'Animaux\t\nle chat\tcat\nle chien\tdog',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'meanings in front, as the scripts say',
      'ru',
      'dog\tсобака\ncat\tкошка',
      ['собака|dog', 'кошка|cat'],
    ],
  ])('is recognised: %s', (_, to, text, expected) => {
    expect(read(text, to)).toEqual(expected);
  });

  test('is reported if none of its cells are used', () => {
    const { topics, unread } = parseVocabularyPaste(
      'French,English,Example\nle chat,cat,Il dort.',
      languages,
    );
    expect([topics, unread]).toEqual([[], ['Example']]);
    expect(parseVocabularyPaste('Animaux\t\nle chat\tcat\nle sel\tsalt', languages).topics).toEqual(
      ['Animaux'],
    );
  });
});

test('leaves out a cell that is too long and reports it', () => {
  const long = 'x'.repeat(121);
  const found = parseVocabularyPaste(`le chat\tcat\n${long}\tlong`, languages);
  expect(found.pairs).toEqual([{ target: 'le chat', native: 'cat' }]);
  expect(found.leftOut).toEqual([`${long} long`]);
});

test('parses any list of plain words unchanged', () => {
  const word = fc.stringMatching(/^[a-zéñ][a-zéñ' ]{0,12}[a-zéñ]$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('\t', ';', ' = ', ' - '),
      (rows, separator) => {
        const text = rows.map((row) => row.join(separator)).join('\n');
        const expected = rows.map(([a, b]) =>
          [a, b].map((cell) => cell.replace(/ +/g, ' ')).join('|'),
        );
        const header = parsed(text).length === rows.length - 1; // first row read as a heading
        expect(parsed(text)).toEqual(header ? expected.slice(1) : expected);
      },
    ),
  );
});

test('does not throw for any pasted text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parsed(text)));
});
