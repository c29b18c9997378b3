import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNames } from './parse-names.ts';

test.each([
  ['one name per line', 'Léa Dupont\nTom Weber\n', ['Léa Dupont', 'Tom Weber']],
  ['a numbered list', '1. Léa Dupont\n2) Tom Weber', ['Léa Dupont', 'Tom Weber']],
  [
    'a numbered list with the surname first',
    '1. Dupont, Léa\n12 Weber, Tom',
    ['Léa Dupont', 'Tom Weber'],
  ],
  [
    'names with the surname first and a comma',
    'Dupont, Léa\nO’Brien, Tom',
    ['Léa Dupont', 'Tom O’Brien'],
  ],
  [
    'names with the surname first and an Arabic comma',
    'حسن، ليلى\nالسيد، عمر',
    ['ليلى حسن', 'عمر السيد'],
  ],
  [
    'names with the surname first and a Japanese comma',
    '田中、さくら\n佐藤、健',
    ['田中 さくら', '佐藤 健'],
  ],
  ['a list numbered as in Japan', '1、田中さくら\n2、佐藤健', ['田中さくら', '佐藤健']],
  ['two columns of a spreadsheet', 'Léa\tDupont\nTom\tWeber', ['Léa Dupont', 'Tom Weber']],
  [
    'columns whose headings put the surname first',
    'Surname;First name\nDupont;Léa',
    ['Léa Dupont'],
  ],
  ['a list under a single heading', 'Name\nLéa', ['Léa']],
  [
    'a CSV with quotes and row numbers',
    '1,"Léa","Dupont"\r\n2,"Tom","Weber"',
    ['Léa Dupont', 'Tom Weber'],
  ],
  [
    'a CSV whose only column contains commas',
    'Name\n"Dupont, Léa"\n"Weber, Tom"',
    ['Léa Dupont', 'Tom Weber'],
  ],
  [
    'a quoted name next to its class',
    '"Dupont, Léa",8B\n"Weber, Tom",8B',
    ['Léa Dupont', 'Tom Weber'],
  ],
  ['names in other scripts', '田中 さくら\nليلى حسن', ['田中 さくら', 'ليلى حسن']],
  ['a list with empty lines', '\n\nLéa\n\n', ['Léa']],
])('parses %s', (_, text, names) => {
  expect(parseNames(text)).toMatchObject({ names, problems: [] });
});

test.each([
  ['before a comma', 'García López, Ana', ['García López']],
  ['before an Arabic comma', 'García López، Ana', ['García López']],
  ['before a Japanese comma', 'García López、Ana', ['García López']],
  ['in the second of two columns', 'Ana\tGarcía López', ['García López']],
  ['under its heading', 'Surname;First name\nGarcía López;Ana', ['García López']],
  ['only if the list marks it', 'Ana García López', [null]],
])('identifies the surname %s', (_, text, surnames) => {
  const read = parseNames(text);
  expect(read).toMatchObject({ names: ['Ana García López'], surnames });
});

test('reports an invalid line and still returns the other names', () => {
  const { names, problems } = parseNames('Léa\nx@school.test\nTom');
  expect(names).toEqual(['Léa', 'Tom']);
  expect(problems).toEqual([
    {
      line: 2,
      text: 'x@school.test',
      message: 'Use letters, spaces, hyphens and apostrophes only.',
    },
  ]);
});

const maya = ['Maya Reed', 'Tom Lowe'];

describe('a school software export', () => {
  test.each([
    ['SIMS', 'Forename,Surname,Reg,Year\nMaya,Reed,8B,Year 8\nTom,Lowe,8B,Year 8', maya],
    [
      'SIMS with the surname first and dates of birth',
      'Surname\tForename\tReg\tDOB\nReed\tMaya\t8B\t01/02/2012\nLowe\tTom\t8B\t03/04/2012',
      maya,
    ],
    [
      'a legal surname and a preferred forename',
      'Legal Surname;Preferred Forename\nReed;Maya\nLowe;Tom',
      maya,
    ],
    [
      'legal and preferred forenames, of which the preferred one is used',
      'Legal Forename,Preferred Forename,Surname\nMary,Maya,Reed\nThomas,Tom,Lowe',
      maya,
    ],
    ['a UPN in the first column', 'UPN,Surname,Forename\nA123,Reed,Maya\nA124,Lowe,Tom', maya],
    ['Arbor', '"Student","Form"\n"Reed, Maya","8B"\n"Lowe, Tom","8B"', maya],
    ['Microsoft SDS', 'SIS ID,First Name,Last Name,Grade\n1,Maya,Reed,8\n2,Tom,Lowe,8', maya],
    [
      'PowerSchool',
      'Student_Number\tLastFirst\tGrade_Level\n1\tReed, Maya\t8\n2\tLowe, Tom\t8',
      maya,
    ],
    [
      'OneRoster',
      'sourcedId,status,username,givenName,familyName,middleName,email\n1,active,mr,Maya,Reed,,m@x.test\n2,active,tl,Tom,Lowe,,t@x.test',
      maya,
    ],
    [
      'Ed-Fi',
      'StudentUniqueId,FirstName,MiddleName,LastSurname,BirthDate\n1,Maya,Ann,Reed,2012-01-01',
      ['Maya Ann Reed'],
    ],
    ['Google Classroom', 'Last Name,First Name,Email Address\nReed,Maya,m@x.test', ['Maya Reed']],
    [
      'columns for parents next to the pupils',
      'First Name,Last Name,Parent First Name\nMaya,Reed,Ann',
      ['Maya Reed'],
    ],
    [
      'a first line that tells Excel the separator',
      'sep=;\nForename;Surname\nMaya;Reed\nTom;Lowe',
      maya,
    ],
    [
      'empty spreadsheet rows and columns',
      '\ufeffForename;Surname;;\nMaya;Reed;;\n;;;\nTom;Lowe;;',
      maya,
    ],
    [
      'additional unknown columns',
      'Student name,House,Bus\nMaya Reed,Blue,4\nTom Lowe,Red,2',
      maya,
    ],
    ['a Markdown table', '| Name | Form |\n|---|---|\n| Maya Reed | 8B |\n| Tom Lowe | 8B |', maya],
  ])('is parsed in this format: %s', (_, text, names) => {
    expect(parseNames(text)).toMatchObject({ names, problems: [] });
  });
});

describe('the headings', () => {
  test.each([
    ['Spanish', 'Apellidos;Nombre;Grupo\nGarcía López;Ana;2ºB', 'Ana García López'],
    [
      'Spanish with two surname columns',
      'Primer apellido;Segundo apellido;Nombre\nGarcía;López;Ana',
      'Ana García López',
    ],
    ['German', 'Nachname;Vorname;Klasse\nMüller;Jürgen;7a', 'Jürgen Müller'],
    ['German with “Name” as the surname', 'Name;Vorname;Klasse\nMüller;Jürgen;7a', 'Jürgen Müller'],
    ['French', 'Élève;Classe\nDUPONT Léa;4e B', 'Léa Dupont'],
    ['French with two name columns', 'Nom;Prénom;Né(e) le\nDUPONT;Léa;01/02/2012', 'Léa Dupont'],
    ['Italian', 'Nome,Cognome,Classe\nGiulia,Rossi,2B', 'Giulia Rossi'],
    ['Portuguese', 'Nome;Sobrenome;Turma\nAna;Souza;7A', 'Ana Souza'],
    ['Polish', 'Imię;Nazwisko;Klasa\nŁukasz;Nowak;7a', 'Łukasz Nowak'],
    ['Polish with one name column', 'Nazwisko i imię\nNowak Łukasz', 'Łukasz Nowak'],
    ['Arabic', 'الاسم الأول,اسم العائلة,الصف\nليلى,حسن,٨', 'ليلى حسن'],
    ['Hindi', 'पहला नाम,उपनाम,कक्षा\nअनिता,शर्मा,8', 'अनिता शर्मा'],
    ['Japanese', '番号,姓,名,セイ,メイ\n1,山田,太郎,ヤマダ,タロウ', '山田 太郎'],
    ['Dutch', 'Achternaam;Voornaam;Klas\nJansen;Sanne;2B', 'Sanne Jansen'],
    [
      'Dutch with a column for the surname prefix',
      'Voornaam,Tussenvoegsel,Achternaam\nSanne,de,Wit',
      'Sanne de Wit',
    ],
    ['Dutch with one name column', 'Naam;Klas\nSanne Jansen;2B', 'Sanne Jansen'],
    ['Swedish', 'Efternamn;Förnamn;Klass\nLind;Elsa;7A', 'Elsa Lind'],
    ['Danish', 'Fornavn;Efternavn\nIda;Holm', 'Ida Holm'],
    ['Norwegian', 'Etternavn;Fornavn\nDahl;Nora', 'Nora Dahl'],
    ['Finnish', 'Sukunimi;Etunimi;Luokka\nLaine;Aino;7A', 'Aino Laine'],
    ['Czech', 'Příjmení;Jméno;Třída\nDvořák;Jan;7.A', 'Jan Dvořák'],
    ['Slovak', 'Priezvisko;Meno;Trieda\nKováč;Ján;7.A', 'Ján Kováč'],
    ['Croatian', 'Prezime;Ime;Razred\nHorvat;Ana;7b', 'Ana Horvat'],
    ['Hungarian', 'Vezetéknév;Keresztnév;Osztály\nNagy;Anna;7.a', 'Anna Nagy'],
    ['Romanian', 'Nume;Prenume;Clasa\nPopescu;Ion;7B', 'Ion Popescu'],
    ['Turkish', 'Soyadı;Adı;Sınıf\nYılmaz;Elif;7A', 'Elif Yılmaz'],
    ['Turkish with one name column', 'ADI SOYADI;SINIFI\nElif Yılmaz;7A', 'Elif Yılmaz'],
    ['Russian', 'Фамилия;Имя;Отчество;Класс\nПетрова;Анна;Ивановна;7А', 'Анна Ивановна Петрова'],
    ['Ukrainian', 'Прізвище;Ім’я;Клас\nШевченко;Оля;7А', 'Оля Шевченко'],
    ['Greek', 'Επώνυμο;Όνομα;Τάξη\nΠαππά;Ελένη;Α1', 'Ελένη Παππά'],
    ['Chinese', '姓名,班级\n王小明,三班', '王小明'],
    ['Korean', '이름,반\n김민지,3', '김민지'],
    ['Vietnamese', 'Họ và tên;Lớp\nNguyễn Thị Lan;7A', 'Nguyễn Thị Lan'],
    ['Indonesian', 'Nama;Kelas\nSiti Rahayu;7A', 'Siti Rahayu'],
    ['Welsh', 'Cyfenw;Enw cyntaf;Dosbarth\nJones;Mali;7A', 'Mali Jones'],
    ['Catalan', 'Nom;Cognoms;Grup\nLaia;Puig Serra;2B', 'Laia Puig Serra'],
    ['Hebrew', 'שם משפחה,שם פרטי,כיתה\nכהן,נועה,ז', 'נועה כהן'],
    ['Thai', 'ชื่อ,นามสกุล,ห้อง\nมานี,ใจดี,3', 'มานี ใจดี'],
    [
      'Japanese with one name column and its reading',
      '氏名,ふりがな\n山田太郎,やまだたろう',
      '山田太郎',
    ],
  ])('are recognised in %s', (_, text, name) => {
    expect(parseNames(text)).toMatchObject({ names: [name], problems: [] });
  });

  test('are recognised among other columns, in any order', () => {
    const column = fc.constantFrom(
      ['Reg', '8B'],
      ['DOB', '01/02/2012'],
      ['UPN', 'A8203'],
      ['Email', 'x@school.test'],
      ['Year', 'Year 8'],
      ['Gender', 'F'],
      ['Locker colour', 'blue'],
    );
    const named = [
      ['Surname', 'Reed'],
      ['Forename', 'Maya'],
    ];
    const columns = fc
      .array(column, { maxLength: 6 })
      .chain((more) => fc.shuffledSubarray([...named, ...more], { minLength: more.length + 2 }));
    fc.assert(
      fc.property(columns, fc.constantFrom('\t', ';', ','), (chosen, separator) => {
        const rows = [0, 1].map((at) => chosen.map((cells) => cells[at]).join(separator));
        expect(parseNames(rows.join('\n')).names).toEqual(['Maya Reed']);
      }),
    );
  });
});

describe('a list without headings', () => {
  test.each([
    ['bullets', '- Maya Reed\n• Tom Lowe', maya],
    ['checkboxes', '☐ Maya Reed\n☐ Tom Lowe', maya],
    ['numbers, classes and genders', '1,Maya,Reed,8B,F\n2,Tom,Lowe,8B,M', maya],
    ['email addresses', 'Maya Reed,maya@x.test\nTom Lowe,tom@x.test', maya],
    ['the surname first, next to a class', 'Reed, Maya; 8B\nLowe, Tom; 8B', maya],
    ['a class in brackets', 'Maya Reed (8B)\nTom Lowe (8B)', maya],
    [
      'surnames in capitals',
      'MÜLLER Jürgen\nO’BRIEN-SMITH Aoife\nNG Wei',
      ['Jürgen Müller', 'Aoife O’Brien-Smith', 'Wei Ng'],
    ],
    ['a surname in capitals at the end', 'Jürgen MÜLLER', ['Jürgen Müller']],
    ['initials that are not taken for a surname', 'JJ Abrams', ['JJ Abrams']],
    [
      'readings next to the names',
      '山田太郎,やまだたろう\n佐藤花子,さとうはなこ',
      ['山田太郎', '佐藤花子'],
    ],
    ['invisible characters', 'Mül\u00adler\u200b\u00a0Jürgen', ['Müller Jürgen']],
    ['wrongly decoded letters', 'ZoÃ« MÃ¼ller\nAna', ['Zoë Müller', 'Ana']],
  ])('is parsed with %s', (_, text, names) => {
    expect(parseNames(text)).toMatchObject({ names, problems: [] });
  });
});

test('swaps first names and surnames, and applies column roles that the teacher set', () => {
  expect(parseNames('Reed,Maya\nLowe,Tom', { swapped: true }).names).toEqual(maya);
  expect(parseNames('Reed Maya\nLowe Tom', { swapped: true }).names).toEqual(maya);
  const odd = 'Blue,Reed,Maya\nRed,Lowe,Tom';
  expect(parseNames(odd).columns.map(({ role }) => role)).toEqual(['first', 'last', 'other']);
  expect(parseNames(odd, { roles: ['other', 'last', 'first'] }).names).toEqual(maya);
  // The parser ignores roles for a different number of columns.
  expect(parseNames('Maya,Reed', { roles: ['other', 'last', 'first'] }).names).toEqual([
    'Maya Reed',
  ]);
});

test('never throws an error, whatever text is pasted', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseNames(text)));
});
