/** The content of a column in a class list. `full` is a full name; `other` is anything that is not a name. */
const columnRoles = ['first', 'middle', 'last', 'full', 'other'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/**
 * Normalised headings of class lists, as exported by SIMS, Arbor, Bromcom, PowerSchool, Google Classroom,
 * Microsoft SDS, OneRoster and Ed-Fi, and as teachers write them in the languages of the product's users.
 */
const headings: Readonly<Record<ColumnRole, ReadonlySet<string>>> = {
  first: words(`first firstname forename forenames given givenname givennames fname christianname
    callname knownas goesby nickname firstnames firstgivenname preferredname
    vorname vornamen rufname prenom prenoms prenomusuel nombre nombres nombrepropio primernombre
    nomeproprio primeironome nomi imie imiona pierwszeimie
    voornaam voornamen roepnaam fornamn tilltalsnamn fornavn etunimi etunimet kutsumanimi eesnimi
    jmeno krestnijmeno meno ime utonev keresztnev prenume prenumele adi adı ad vardas vards
    eiginnafn fornafn enwcyntaf ceadainm izena namadepan ten имя име імя ім’я όνομα ονομα שםפרטי نام ชื่อ
    الاسمالاول الاسمالشخصي اسمالطالبالاول पहलानाम प्रथमनाम 名 名まえ 下の名前 ファーストネーム`),
  middle: words(`middle middlename middlenames middleinitial mi mname otherforenames secondname
    zweitername zweitervorname segundonombre deuxiemeprenom autresprenoms secondonome segundonome
    drugieimie tussenvoegsel mellannamn mellomnavn mellemnavn отчество побатькові اسمالاب मध्यनाम ミドルネーム`),
  last: words(`last lastname surname surnames family familyname lname lastsurname secondsurname
    nachname familienname zuname nom nomdefamille nomdusage nomdenaissance apellido apellidos
    primerapellido segundoapellido apellidopaterno apellidomaterno cognome cognomi sobrenome
    sobrenomes apelido apelidos ultimonome nazwisko nazwiska
    achternaam familienaam efternamn efternavn etternavn sukunimi perekonnanimi prijmeni priezvisko
    prezime priimek vezeteknev csaladnev nume numedefamilie soyadi soyadı soyad pavarde uzvards
    eftirnafn kenninafn cyfenw sloinne cognoms abizena abizenak namabelakang namakeluarga ho
    фамилия прізвище επώνυμο επωνυμο שםמשפחה نامخانوادگی นามสกุล
    العائلة اسمالعائلة اللقب الكنية النسب اسمالعايلة उपनाम कुलनाम अंतिमनाम सरनेम 姓 名字 苗字 名字姓 ラストネーム`),
  full: words(`name names fullname student students studentname pupil pupils pupilname learner
    learners learnername child childname displayname lastfirst lastnamefirstname surnameforename
    firstlast firstnamelastname forenamesurname studentlastfirst namelastfirst namefirstlast
    nomcomplet nometprenom nomprenom nomsprenoms nomsetprenoms prenometnom prenomnom eleve eleves
    nomdeleleve nombrecompleto nombreyapellidos nombreapellidos apellidosynombre apellidosynombres apellidosnombre alumno alumna alumnos alumnoa
    estudiante estudiantes schuler schulerin schulername schulerinnen kind namen vorundnachname
    nachundvorname namevorname nachnamevorname vornamenachname nome nomecompleto nomeecognome cognomeenome
    cognomenome studente alunno alunna alunni aluno aluna alunos imieinazwisko nazwiskoiimie
    uczen uczniowie uczennica naam volledigenaam leerling leerlingen namn elev elever elevens
    navn fuldenavn fulltnavn nimi kokonimi oppilas opilane zak zaci jmenoaprijmeni prijmeniajmeno
    prijmenijmeno ziak menoapriezvisko ucenik imeiprezime prezimeiime imeinpriimek priimekinime nev
    teljesnev tanulo numesiprenume numeprenume numecomplet elevi adsoyad adisoyadi adısoyadı
    ogrenci ogrenciadi nafn enw enwllawn disgybl ainm nama namalengkap namasiswa siswa murid hoten
    hovaten фио фамилияимя фамилияиимя ученик ученица учень піб ονοματεπώνυμο ονοματεπωνυμο μαθητής
    μαθητης 姓名 学生姓名 學生姓名 中文姓名 이름 성명 학생 학생이름 שם שםמלא תלמיד ชื่อนามสกุล ชื่อสกุล নাম ਨਾਮ பெயர்
    الاسم الاسمالكامل الطالب الطلاب التلميذ اسمالطالب اسمالتلميذ
    नाम पूरानाम छात्र छात्रकानाम विद्यार्थी विद्यार्थीकानाम 氏名 名前 お名前 生徒 生徒名 児童名 生徒氏名 学生名 フルネーム`),
  other: words(`no nr n num numero nummer number lp lfdnr id ids sis sisid schoolsisid studentid
    studentnumber pupilid upn uniquepupilnumber uln adno admissionno admissionnumber candidateno
    candidatenumber externalid sourcedid sourceid uniqueid studentuniqueid studentusi matricola
    matricula matrikelnummer codice codigo kod username user login password kennwort benutzername
    email emailaddress mail mails primaryemail schoolemail adresseemail adressemail correo
    correoelectronico indirizzoemail endereco adresemail form formgroup tutorgroup tutor tutorname reg reggroup
    registrationgroup registration regform year yeargroup yearofentry nc ncyear grade grades gradelevel level class
    classname classes classe classi klasse klasa klassenstufe curso grupo group groups set house gruppe gruppo turma anno
    annee niveau dob dateofbirth birthdate birthday born age geburtsdatum geburtstag geboren
    fechadenacimiento nacimiento datedenaissance nele dataddinascita datadinascita datadenascimento
    nascimento dataurodzenia sex gender geschlecht sexe sexo sesso genero plec status enabled
    enableduser role roles orgsourcedids schoolid schoolname school datelastmodified identifier
    ethnicity pp sen eal fsm phone mobile telephone telefon telefono address notes note comments
    comment homeroom section sections state city stateid lunch title suffix generationcodesuffix
    nationality language eintritt bemerkung pseudonym reading pronunciation phonetic phoneticname photo
    klas leerjaar leerlingnummer stamnummer klass arskurs personnummer luokka trida rocnik trieda
    razred odeljenje osztaly evfolyam clasa sinif sinifi numarasi ogrencino klase bekkur dosbarth
    blwyddyn rang kelas nis nisn jeniskelamin lop stt gioitinh класс клас номер дата τάξη ταξη
    班级 班級 年级 年級 学号 學號 性别 性別 반 번호 학년 학번 성별 כיתה کلاس ห้อง ชั้น เลขที่ ক্রমিক শ্রেণি ਜਮਾਤ வகுப்பு
    الرقم رقم رقمالطالب الصف الفصل الشعبة البريدالالكتروني البريد تاريخالميلاد الجنس الهاتف
    क्रमांक क्रम क्रमसंख्या रोलनंबर रोलनं कक्षा वर्ग ईमेल जन्मतिथि लिंग
    番号 出席番号 学籍番号 組 クラス 学年 年組 性別 生年月日 メール メールアドレス 備考
    ふりがな フリガナ よみ よみがな 読み 読みがな かな カナ カナ氏名 氏名カナ 氏名かな せい めい セイ メイ 姓かな 名かな セイメイ ローマ字`),
};

/** Words in headings that distinguish several names of one person. The preferred name takes precedence. */
const qualifiers =
  /(?:^|(?<=\s))(?:legal|preferred|chosen|official|student|students|pupil|pupils|learner|child|s|usual|current)(?=\s|$)/gu;
/** Words that show that a heading names another person or thing, not the pupil. */
const others =
  /(?:^|\s)(?:parent|guardian|mother|father|carer|contact|emergency|teacher|tutor|advisor|adviser|counselor|school|course|class|user|org|organization|house|parents|eltern|lehrer|ecole|profesor|professeur|madre|padre|account|group|district|agent)s?(?=\s|$)/u;

/**
 * Returns the role of a column with this heading; null for an unknown heading. A `preferred` column takes
 * precedence.
 */
function roleOfHeading(written: string): { role: ColumnRole; preferred: boolean } | null {
  const spaced = spacedHeading(written);
  if (spaced === '')
    return /^[#№]$/u.test(written.trim()) ? { role: 'other', preferred: false } : null;
  const preferred = /\b(?:preferred|chosen|usual)\b|known as/u.test(spaced);
  const whole = roleOf(spaced);
  if (whole) return { role: whole, preferred };
  if (others.test(spaced)) return { role: 'other', preferred };
  const role = roleOf(spaced.replace(qualifiers, ' ').trim());
  return role ? { role, preferred } : null;
}

/** Normalises a heading to lower-case words, and removes accents and bracketed text. */
function spacedHeading(written: string): string {
  return written
    .replace(/\([^()]{0,60}\)|\[[^[\]]{0,60}\]/gu, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[أإآ]/gu, 'ا')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/(?<=[a-z])[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** Headings of full names that start with the surname and have no comma. */
const turnedHeadings = words(`lastfirst lastnamefirstname surnameforename surnamefirstname
  studentlastfirst namelastfirst nometprenom nomprenom nometprenoms nomsprenoms nomsetprenoms apellidosynombre
  apellidosynombres apellidosnombre nachnamevorname namevorname nachundvorname nachnameundvorname
  cognomeenome cognomenome nazwiskoiimie prijmeniajmeno prijmenijmeno prezimeiime priimekinime
  numesiprenume numeprenume фио фамилияимя фамилияиимя піб`);
export const isTurnedHeading = (written: string): boolean =>
  turnedHeadings.has(spacedHeading(written).replaceAll(' ', ''));

function roleOf(spaced: string): ColumnRole | null {
  const joined = spaced.replaceAll(' ', '');
  return columnRoles.find((role) => headings[role].has(joined)) ?? null;
}

/**
 * Returns the role of each column if the first row contains headings; otherwise null. Two recognised headings
 * are enough for any number of columns, because exports of school programs have dozens of columns.
 */
export function rolesOfHeadings(cells: readonly string[]): ColumnRole[] | null {
  const found = cells.map(roleOfHeading);
  const filled = cells.filter((cell) => cell !== '').length;
  const known = found.filter((each) => each !== null);
  if (!known.some(({ role }) => role !== 'other')) return null;
  // "Student Name" is certainly a heading, but a single "Nom" next to another word may be a person's name.
  const isSure = found.some(
    (each, at) => each?.role !== 'other' && each && isUnmistakable(cells[at] ?? ''),
  );
  if (known.length < 2 && known.length * 2 <= filled && !isSure) return null;
  const roles = found.map((each) => each?.role ?? 'other');
  // "Nom" means surname in French and first name in Catalan.
  const nom = cells.findIndex((cell) => /^nom$/iu.test(cell));
  if (nom >= 0 && !roles.includes('first') && cells.some((cell) => /^cognoms$/iu.test(cell))) {
    roles[nom] = 'first';
  }
  for (const role of ['first', 'last'] as const) keepBest(roles, role, found, cells);
  const full = roles.indexOf('full');
  if (full >= 0 && roles.includes('last') !== roles.includes('first')) {
    // In some headings, the general word for "name" means only the part that the other column lacks: the
    // first name in "Nome, Cognome", the surname in "Name, Vorname".
    if (roles.includes('last')) roles[full] = 'first';
    else if (cells.some((cell) => /^(?:vor|ruf)name/iu.test(cell))) roles[full] = 'last';
  }
  const isParted = roles.includes('last');
  if (!isParted && roles.includes('full')) {
    return onlyFirst(
      roles.map((role) => (role === 'first' || role === 'middle' ? 'other' : role)),
      'full',
    );
  }
  return roles.map((role) => (role === 'full' ? 'other' : role));
}

const isUnmistakable = (cell: string) => cell.replace(/[^\p{L}]/gu, '').length >= 8;

/**
 * If several columns have the same role, keeps only the preferred one, or else the first. Two columns for the
 * two Spanish surnames are both kept.
 */
function keepBest(
  roles: ColumnRole[],
  role: ColumnRole,
  found: readonly ({ preferred: boolean } | null)[],
  cells: readonly string[],
): void {
  const places = roles.flatMap((each, at) => (each === role ? [at] : []));
  if (places.length < 2) return;
  if (
    places.every((at) => /apellido|surname\s?[12]|[12](?:st|nd)/iu.test(cells[at] ?? '')) &&
    role === 'last'
  )
    return;
  const best = places.find((at) => found[at]?.preferred) ?? places[0];
  for (const at of places) if (at !== best) roles[at] = 'other';
}

function onlyFirst(roles: readonly ColumnRole[], role: ColumnRole): ColumnRole[] {
  const first = roles.indexOf(role);
  return roles.map((each, at) => (each === role && at !== first ? 'other' : each));
}

/** Guesses the role of each column from its cells, for lists without headings. */
export function rolesOfCells(rows: readonly (readonly string[])[]): ColumnRole[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== ''),
  );
  const names = columns.flatMap((cells, at) => (isNames(cells) ? [at] : []));
  const [one, two] = names;
  const whole = columns[one ?? 0] ?? [];
  const isWhole = most(whole, (cell) => cell.includes(',')) || two === undefined;
  const isReading = two !== undefined && isReadingOf(columns[two] ?? [], whole);
  const parted = isEastAsian(whole) ? (['last', 'first'] as const) : (['first', 'last'] as const);
  return columns.map((_, at) => {
    if (at === (one ?? 0)) return isWhole || isReading ? 'full' : parted[0];
    return at === two && !isWhole && !isReading ? parted[1] : 'other';
  });
}

const eastAsian = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー・\s]+$/u;
const isEastAsian = (cells: readonly string[]) => most(cells, isEastAsianName);

/**
 * True for Chinese, Japanese and Korean names. They start with the surname, whatever the order of the
 * columns.
 */
export const isEastAsianName = (name: string): boolean => eastAsian.test(name);

/**
 * True if most cells can be names: they have no digits or @ and more than one letter ("8B" is a class, "f" a
 * sex).
 */
const isNames = (cells: readonly string[]) =>
  cells.length > 0 &&
  most(cells, (cell) => !/[\p{N}@/]/u.test(cell) && (cell.length > 1 || /\p{sc=Han}/u.test(cell)));

/** True if a column of kana contains the readings of the full names in Chinese characters next to it. */
function isReadingOf(kana: readonly string[], names: readonly string[]): boolean {
  return (
    kana.every((cell) => /^[\p{sc=Hira}\p{sc=Kana}ー・\s]+$/u.test(cell)) &&
    most(names, (cell) => /\p{sc=Han}/u.test(cell) && cell.replace(/\s/gu, '').length >= 3)
  );
}

const most = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.filter(is).length * 2 > cells.length;

function words(list: string): ReadonlySet<string> {
  return new Set(list.normalize('NFC').split(/\s+/));
}
