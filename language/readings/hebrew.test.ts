import { expect, test } from 'vitest';
import { romaniseHebrew } from './hebrew.ts';

test.each([
  ['שָׁלוֹם', 'shalom'],
  // The endings for "his" and "to him".
  ['עַכְשָׁיו', '’achshav'],
  ['אֵלָיו', 'elav'],
  ['בָּנָיו', 'banav'],
  ['עָלָיו', '’alav'],
  ['דְּבָרָיו', 'devarav'],
  // The word for all, pronounced with o.
  ['כָּל', 'kol'],
  ['בְּכָל', 'bechol'],
  ['לְכָל', 'lechol'],
  ['מִכָּל', 'mikol'],
  ['וּבְכָל', 'uvchol'],
  ['הַכֹּל', 'hakol'],
  ['כָּל־הַיּוֹם', 'kol-hayom'],
  ['הֵיכָל', 'hechal'],
  ['מְכָל', 'mechal'],
  // Kamatz pronounced o, because the points show it or the word is listed.
  ['צָהֳרַיִם', 'tsohorayim'],
  ['הַצָּהֳרַיִם', 'hatsohorayim'],
  ['הָאֳנִיָּה', 'haoniya'],
  ['קָרְבָּן', 'korban'],
  ['חָכְמָה', 'chochma'],
  ['הַחָכְמָה', 'hachochma'],
  ['תָּכְנִית', 'tochnit'],
  ['בַּתָּכְנִית', 'batochnit'],
  ['תָּכְנָה', 'tochna'],
  ['אָזְנַיִם', 'oznayim'],
  ['עָרְמָה', '’orma'],
  ['אָמָּן', 'oman'],
  ['אָמָּנוּת', 'omanut'],
  ['חָפְשִׁי', 'chofshi'],
  ['חָדְשִׁי', 'chodshi'],
  ['שָׁרָשִׁים', 'shorashim'],
  // Kamatz pronounced a.
  ['חֲכָמָה', 'chachama'],
  ['חָכְמוּ', 'chachmu'],
  ['יָדְעָה', 'yad’a'],
  ['שָׁמְרָה', 'shamra'],
  ['כָּתְבָה', 'katva'],
  ['הָיְתָה', 'hayta'],
  ['צָרְפַת', 'tsarfat'],
  ['דְּבָרְךָ', 'devarcha'],
  ['הָרְחוֹב', 'harchov'],
  ['בָּתִּים', 'batim'],
  // A furtive a, and the end of a word before a maqaf.
  ['שָׁבוּעַ', 'shavua’'],
  ['גָּבוֹהַּ', 'gavoah'],
  ['מָה־זֶּה', 'ma-ze'],
  // A geresh, typed before or after the points.
  ['הַגִּ׳ירָפָה', 'hajirafa'],
  ['ג׳ִינְס', 'jins'],
  ["גִּ'ינְס", 'jins'],
  ['צִ׳יפְּס', 'chips'],
  ['צ׳ִיפְּס', 'chips'],
  ['סֶנְדְוִיץ׳', 'sendvich'],
  ['קוֹלֵג׳', 'kolej'],
  ['בֵּז׳', 'bezh'],
  ['גְּבֶרֶת', 'geveret'],
  // Two shvas.
  ['תִּלְמְדוּ', 'tilmedu'],
  ['תִּכְתְּבִי', 'tichtevi'],
  ['אַנְגְּלִית', 'anglit'],
  ['שָׁמַרְתְּ', 'shamart'],
])('romanises %s as %s', (pointed, roman) => {
  expect(romaniseHebrew(pointed)).toBe(roman);
});

test('does not romanise a word without points, and romanises a long word in under a second', () => {
  expect(romaniseHebrew('שלום')).toBeUndefined();
  const before = performance.now();
  expect(romaniseHebrew('וְ'.repeat(20_000))).toHaveLength(20_001);
  expect(performance.now() - before).toBeLessThan(1_000);
});
