import { expect, test } from 'vitest';
import { fewestPuzzleLetters, puzzleLetters } from './puzzle-letters.ts';

test.each([
  ['fr', 'l’été', 'L É T É'],
  ['fr', 'cœur', 'C Œ U R'],
  ['fr', 'porte-monnaie', 'P O R T E M O N N A I E'],
  ['de', 'die Straße', 'D I E S T R A ẞ E'],
  ['tr', 'istasyon ışık', 'İ S T A S Y O N I Ş I K'],
  ['el', 'θάλασσας', 'Θ Α Λ Α Σ Σ Α Σ'],
  ['ru', 'хоро\u0301ший', 'Х О Р О Ш И Й'],
  ['uk', 'п’ять', 'П Я Т Ь'],
  ['uk', 'пʼять', 'П Я Т Ь'],
  ['vi', 'tiếng Việt', 'T I Ế N G V I Ệ T'],
  ['ar', 'مَدْرَسَة', 'م د ر س ة'],
  ['ar', 'أخ', 'أ خ'],
  ['fa', 'می\u200cخواهم', 'م ی خ و ا ه م'],
  ['he', 'שָׁלוֹם', 'ש ל ו ם'],
  ['hi', 'नमस्ते', 'न म स्ते'],
  ['hi', 'विद्यार्थी', 'वि द्या र्थी'],
  ['bn', 'বিশ্ববিদ্যালয়', 'বি শ্ব বি দ্যা ল য়'],
  ['pa', 'ਸਕੂਲ', 'ਸ ਕੂ ਲ'],
  ['ta', 'தமிழ்', 'த மி ழ்'],
  ['th', 'ตลาดน้ำ', 'ต ล า ด น้ำ'],
  ['lo', 'ສະບາຍດີ', 'ສ ະ ບ າ ຍ ດີ'],
  ['zh', '游泳池', '游 泳 池'],
  ['ja', '行きます・コーヒー', '行 き ま す コ ー ヒ ー'],
  ['ko', '안녕하세요', '안 녕 하 세 요'],
])('%s: splits %s into the squares %s', (language, word, letters) => {
  expect(puzzleLetters(language, word).map((letter) => letter.normalize('NFC'))).toEqual(
    letters.split(' ').map((letter) => letter.normalize('NFC')),
  );
});

test('composes letters that are typed with combining diacritics', () => {
  expect(puzzleLetters('fr', 'e\u0301te\u0301')).toEqual(['É', 'T', 'É']);
  expect(puzzleLetters('ko', '한'.normalize('NFD'))).toEqual(['한']);
});

test('requires three squares in alphabets, and two if a square is a syllable or a word', () => {
  expect(['fr', 'ar', 'he', 'ru', 'th'].map(fewestPuzzleLetters)).toEqual([3, 3, 3, 3, 3]);
  expect(['ja', 'zh', 'ko', 'hi'].map(fewestPuzzleLetters)).toEqual([2, 2, 2, 2]);
});
