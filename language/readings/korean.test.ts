import { expect, test } from 'vitest';
import { romaniseKorean } from './korean.ts';

test.each([
  // Two finals: stems of verbs keep ㄹ before ㄱ, nouns ㄱ.
  ['읽고', 'ilgo'],
  ['읽기', 'ilgi'],
  ['맑게', 'malge'],
  ['읽는', 'ingneun'],
  ['읽습니다', 'ikseumnida'],
  ['닭과', 'dakgwa'],
  ['밟다', 'bapda'],
  ['밟는', 'bamneun'],
  ['밟아', 'balba'],
  ['넓다', 'neolda'],
  ['여덟', 'yeodeol'],
  ['앉다', 'anda'],
  ['많다', 'manta'],
  ['값이', 'gapsi'],
  ['없다', 'eopda'],
  // ㄷ and ㅌ before 이, 히 and what becomes of them.
  ['같이', 'gachi'],
  ['굳이', 'guji'],
  ['붙이다', 'buchida'],
  ['붙여', 'buchyeo'],
  ['붙였다', 'buchyeotda'],
  ['닫히다', 'dachida'],
  ['닫혔어요', 'dachyeosseoyo'],
  // Verbs breathe, nouns keep their h.
  ['좋다', 'jota'],
  ['싫어', 'sireo'],
  ['못해', 'motae'],
  ['앉히다', 'anchida'],
  ['맞혀', 'machyeo'],
  ['밝히다', 'balkida'],
  ['넓혀', 'neolpyeo'],
  ['막혔다', 'makyeotda'],
  ['특히', 'teuki'],
  ['깨끗하다', 'kkaekkeutada'],
  ['백화점', 'baekhwajeom'],
  ['입학', 'iphak'],
  ['개혁', 'gaehyeok'],
  ['닭하고', 'dakhago'],
  // Compounds that put ㄴ in, and words that do not.
  ['꽃잎', 'kkonnip'],
  ['나뭇잎', 'namunnip'],
  ['풀잎', 'pullip'],
  ['십육', 'simnyuk'],
  ['열여섯', 'yeollyeoseot'],
  ['한여름', 'hannyeoreum'],
  ['색연필', 'saengnyeonpil'],
  ['학여울', 'hangnyeoul'],
  ['옛이야기', 'yenniyagi'],
  ['금요일', 'geumyoil'],
  // 없다 joins what is heard.
  ['맛없어요', 'madeopseoyo'],
  ['끝없이', 'kkeudeopsi'],
  ['맛있어요', 'masisseoyo'],
  // Spellings that were always right.
  ['독립', 'dongnip'],
  ['설날', 'seollal'],
  ['음료수', 'eumnyosu'],
  ['국물', 'gungmul'],
  ['육학년', 'yukhangnyeon'],
])('romanises %s as %s', (word, roman) => {
  expect(romaniseKorean(word)).toBe(roman);
});
