import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVocabularyPaste } from './parse-vocabulary-paste.ts';

const languages = { from: 'en', to: 'fr' };

function parsed(text: string): string[] {
  return parseVocabularyPaste(text, languages).pairs.map((pair) => `${pair.target}|${pair.native}`);
}

test.each([
  [
    'tab-separated cells with Windows line breaks',
    'le chat\tcat\r\nle chien\tdog\r\n',
    ['le chat|cat', 'le chien|dog'],
  ],
  ['semicolon-separated cells', 'le chat;cat\nla mer;sea', ['le chat|cat', 'la mer|sea']],
  ['comma-separated cells', 'le chat,cat\nla mer,sea', ['le chat|cat', 'la mer|sea']],
  [
    'cells separated by hyphens with spaces',
    'le week-end - weekend\nla mer – sea',
    ['le week-end|weekend', 'la mer|sea'],
  ],
  ['cells separated by equals signs', 'le chat = cat\nla mer = sea', ['le chat|cat', 'la mer|sea']],
  [
    'quoted CSV cells',
    '"beau, belle","good-looking"\n"dire ""oui""","to say ""yes"""',
    ['beau, belle|good-looking', 'dire "oui"|to say "yes"'],
  ],
  [
    'a line break inside a quoted cell',
    '"le\nchat"\tcat\nla mer\tsea',
    ['le chat|cat', 'la mer|sea'],
  ],
  [
    'a numbered or bulleted list',
    '1. le chat - cat\n2) la mer - sea\n• le sel - salt',
    ['le chat|cat', 'la mer|sea', 'le sel|salt'],
  ],
  ['a header row', 'French\tEnglish\nle chat\tcat', ['le chat|cat']],
  ['a header row in reverse order', 'English;Français\ncat;le chat', ['le chat|cat']],
  ['the header row of a word list', 'Term,Definition\nle chat,cat', ['le chat|cat']],
  [
    'a list of language names without a header row',
    'français\tFrench\nanglais\tEnglish',
    ['français|French', 'anglais|English'],
  ],
  ['a single column', 'le chat\nla mer', ['le chat|', 'la mer|']],
  ['extra columns and empty rows', '\n\tcat\nle sel\t\tsalt\tx\n\t\n', ['|cat', 'le sel|salt']],
  ['commas inside tab-separated cells', 'bon, bonne\tgood, kind', ['bon, bonne|good, kind']],
  ['blank text', ' \r\n\t\r\n', []],
])('parses %s', (_, text, expected) => {
  expect(parsed(text)).toEqual(expected);
});

describe('a list from another program', () => {
  test.each([
    ['a Quizlet list', 'le chat\tcat\nle chien\tdog', ['le chat|cat', 'le chien|dog']],
    [
      'a Quizlet list on one line',
      'le chat,cat;le chien,dog;la mer,sea',
      ['le chat|cat', 'le chien|dog', 'la mer|sea'],
    ],
    [
      'cards on one line with equals signs',
      'le chat = cat; le chien = dog;',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'a line break in a definition',
      'le chat\tcat\n(a pet)\nle chien\tdog',
      ['le chat|cat (a pet)', 'le chien|dog'],
    ],
    ['cells separated by pipes', 'le chat | cat\nle chien | dog', ['le chat|cat', 'le chien|dog']],
    [
      'a Markdown table',
      '| French | English |\n|:---|---:|\n| **le chat** | cat |\n| le chien | dog |',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'a Markdown table without outer pipes',
      'French | English\n--- | ---\nle chat | cat',
      ['le chat|cat'],
    ],
    ['Obsidian flashcards', 'le chat::cat\nle chien::dog', ['le chat|cat', 'le chien|dog']],
    [
      'cells separated by arrows',
      'le chat → cat\nle chien -> dog',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'cells separated by full-width colons',
      '学校：school\n先生：teacher',
      ['学校|school', '先生|teacher'],
    ],
    [
      'a file with Excel’s separator line',
      'sep=;\nle chat;cat\nle chien;dog',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'an Anki file with HTML',
      '#separator:tab\n#html:true\nle chat\tcat<br>kitty\n<i>le chien</i>\tdog &amp; puppy',
      ['le chat|cat kitty', 'le chien|dog & puppy'],
    ],
    [
      'an Anki file with semicolons, tags and an id',
      '#separator:semicolon\n#tags column:3\n#guid column:1\nx1;le chat;animal;cat',
      ['le chat|cat'],
    ],
    [
      'an Anki file that we exported',
      '#separator:tab\n#html:false\n#deck:Lexiloom::Marché\n#columns:French\tEnglish\tReading\tExample\tTags\n#tags column:5\nle marché\tmarket\t\tIl va au marché.\tlexiloom',
      ['le marché|market'],
    ],
    [
      'a CSV file that we exported',
      '\ufeffFrench,English,Part of speech,Example\r\nle marché,market,noun,"Il va, au marché."\r\n',
      ['le marché|market'],
    ],
    [
      'separators that differ by line',
      'le chat\tcat\nle vin chaud = mulled wine\nla gaufre - waffle\nle sel\tsalt',
      ['le chat|cat', 'le vin chaud|mulled wine', 'la gaufre|waffle', 'le sel|salt'],
    ],
    [
      'a different separator on every line',
      'le vin chaud = mulled wine\nla gaufre - waffle\nle marché\tmarket\nle sel : salt',
      ['le vin chaud|mulled wine', 'la gaufre|waffle', 'le marché|market', 'le sel|salt'],
    ],
    [
      'words without translations, one with a dash',
      'le chat\nle chien\nle rendez - vous\nle sel',
      ['le chat|', 'le chien|', 'le rendez - vous|', 'le sel|'],
    ],
    [
      'a semicolon within a translation',
      'le chat = cat; kitty\nle chien = dog',
      ['le chat|cat; kitty', 'le chien|dog'],
    ],
    [
      'invisible characters',
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
    ['list numbers under a header', 'fr', 'No.\tFrench\tEnglish\n1\tle chat\tcat', ['le chat|cat']],
    [
      'list numbers without a header',
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
      'articles under a header',
      'de',
      'Artikel;Wort;Plural;Übersetzung\nder;Hund;Hunde;dog',
      ['der Hund|dog'],
    ],
    ['elided articles', 'fr', "l'\thomme\tman\nle\tchat\tcat", ["l'homme|man", 'le chat|cat']],
    [
      'word classes under a header',
      'fr',
      'Word\tPart of speech\tMeaning\nchat\tnoun m\tcat',
      ['chat|cat'],
    ],
    [
      'word classes without a header',
      'fr',
      'chat\tnm\tcat\nmanger\tv.\tto eat',
      ['chat|cat', 'manger|to eat'],
    ],
    ['kana under a header', 'ja', '漢字\tかな\tEnglish\n学校\tがっこう\tschool', ['学校|school']],
    [
      'kana without a header',
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
    [
      'headers that name two languages',
      'fr',
      'English word\tFrench word\ncat\tle chat',
      ['le chat|cat'],
    ],
    [
      'headers with a language in brackets',
      'fr',
      'Meaning (English)\tTerm (French)\tNotes\ncat\tle chat\tx',
      ['le chat|cat'],
    ],
    [
      'a topic in merged cells',
      'fr',
      'Animaux\t\nle chat\tcat\nle chien\tdog',
      ['le chat|cat', 'le chien|dog'],
    ],
    [
      'translations in the first column, detected by script',
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
