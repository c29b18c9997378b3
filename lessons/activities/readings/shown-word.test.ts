import { expect, test } from 'vitest';
import type { Token } from '#language/text/text.ts';
import { shownWord } from './shown-word.ts';
import type { ReadingsOptions } from './state.ts';

const usual: ReadingsOptions = { above: 'reading', form: 'written', known: 0, toneColours: false };

const token = (text: string, reading?: string, roman?: string): Token => ({
  id: 't1',
  start: 0,
  end: text.length,
  text,
  isWord: true,
  ...(reading && { reading }),
  ...(roman && { roman }),
});
const going = token('行きます', 'いきます', 'ikimasu');
const cola = token('コーラ', undefined, 'kōra');
const school = token('مدرسة', 'مَدْرَسَة', 'madrasa');

test.each<[string, Token, Partial<ReadingsOptions>, string]>([
  ['ja', going, {}, '行(い)きます'],
  ['ja', going, { above: 'roman' }, '行きます(ikimasu)'],
  ['ja', going, { form: 'reading' }, 'いきます'],
  ['ja', going, { form: 'reading', above: 'roman' }, 'いきます(ikimasu)'],
  ['ja', going, { known: 5 }, 'covered 行(い)きます'],
  ['ja', token('駅', 'えき'), { known: 5 }, '駅(えき)'],
  ['ja', token('駅', 'えき'), { known: 4 }, 'covered 駅(えき)'],
  ['ja', going, { above: 'nothing' }, 'covered 行(い)きます'],
  ['ja', cola, {}, 'as written'],
  ['ja', token('子牛', 'koushi', 'koushi'), {}, 'as written'],
  ['ja', token('子牛', 'koushi', 'koushi'), { above: 'nothing' }, 'as written'],
  ['ja', token('子牛', 'koushi', 'koushi'), { form: 'reading' }, 'as written'],
  ['ja', token('子牛', 'koushi', 'koushi'), { above: 'roman' }, '子牛(koushi)'],
  ['ja', token('ばあい', 'baai', 'baai'), { above: 'roman', form: 'reading' }, 'ばあい(baai)'],
  ['ja', token('コーラ', 'kora', 'kora'), { form: 'hiragana' }, 'こーら'],
  ['ja', cola, { form: 'hiragana' }, 'こーら'],
  ['zh', token('学校', 'xuéxiào'), {}, '学校(xuéxiào)'],
  ['ar', school, { above: 'roman' }, 'مدرسة(madrasa)'],
  ['ar', school, { above: 'roman', form: 'reading' }, 'مَدْرَسَة(madrasa)'],
  ['ar', school, { above: 'nothing', form: 'reading' }, 'covered مَدْرَسَة(madrasa)'],
  ['ur', token('دو', 'do', 'do'), { above: 'roman', form: 'reading' }, 'دو(do)'],
  ['ur', token('دو', 'do', 'do'), { above: 'nothing', form: 'reading' }, 'covered دو(do)'],
  ['ru', token('мама', 'ма́ма', 'máma'), { above: 'roman' }, 'мама(máma)'],
  ['ko', token('학교', undefined, 'hakgyo'), { above: 'roman' }, '학교(hakgyo)'],
  ['ja', { ...token('。'), isWord: false }, {}, 'as written'],
])('%s: shows %o with the options %o as %s', (language, word, options, shown) => {
  const found = shownWord(word, language, { ...usual, ...options });
  const parts = found?.parts.map((part) => part.text + (part.reading ? `(${part.reading})` : ''));
  expect(parts ? `${found?.covered ? 'covered ' : ''}${parts.join('')}` : 'as written').toBe(shown);
});
