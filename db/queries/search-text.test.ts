import { expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import { searchable, searchText } from './search-text.ts';

test('matches a lesson by its title and the text in both languages, with any kind of space', () => {
  const languages = { target: 'fr', native: 'en' };
  const sentence = buildSentence('s1', ['', 'Ça va ? « Oui ! »', 'All well? “Yes!”'], languages);
  const searched = searchText('À la Gare', { ...languages, sentences: [sentence] });
  expect(sentence.target.text).toContain('va\u00a0?');
  for (const wanted of ['À LA gare', 'Ça va ?', 'ça va\u00a0?', '« oui\u202f! »', 'all well?']) {
    expect(searched).toContain(searchable(wanted));
  }
});
