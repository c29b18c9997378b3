import { expect, test } from 'vitest';
import { romaniseKorean } from './korean.ts';

test.each([
  // Two final consonants: before ㄱ, verb stems keep ㄹ and nouns keep ㄱ.
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
  // ㄷ and ㅌ before 이, 히 and their contractions.
  ['같이', 'gachi'],
  ['굳이', 'guji'],
  ['붙이다', 'buchida'],
  ['붙여', 'buchyeo'],
  ['붙였다', 'buchyeotda'],
  ['닫히다', 'dachida'],
  ['닫혔어요', 'dachyeosseoyo'],
  // In verbs, h merges with the consonant into an aspirated consonant; nouns keep their h.
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
  // Compounds with an inserted ㄴ, and similar words without one.
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
  // Before 없다, a final consonant is pronounced as at the end of a word, then linked.
  ['맛없어요', 'madeopseoyo'],
  ['끝없이', 'kkeudeopsi'],
  ['맛있어요', 'masisseoyo'],
  // Common sound changes.
  ['독립', 'dongnip'],
  ['설날', 'seollal'],
  ['음료수', 'eumnyosu'],
  ['국물', 'gungmul'],
  ['육학년', 'yukhangnyeon'],
])('romanises %s as %s', (word, roman) => {
  expect(romaniseKorean(word)).toBe(roman);
});
