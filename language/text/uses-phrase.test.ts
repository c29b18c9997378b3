import { expect, test } from 'vitest';
import { buildSentence } from './build-sentence.ts';
import { usesPhrase } from './uses-phrase.ts';

test.each([
  ['fr', 'Le marché est ouvert.', 'le marché', true],
  ['fr', 'Le marché est ouvert.', 'le marché de Noël', false],
  ['fr', 'Le marché est ouvert.', 'bon marché', false],
  ['fr', 'Ici, tout est bon marché.', 'bon marché', true],
  ['fr', 'Le marchand est gentil.', 'le marché', false],
  ['fr', 'Les marchés de Noël sont beaux.', 'le marché de Noël', true],
  ['fr', 'Elle mange parce qu’elle a faim.', 'parce que', true],
  ['fr', 'Nous mangeons des pommes.', 'manger (verbe)', true],
  ['fr', 'Deux chevaux dorment.', 'un cheval', true],
  ['fr', 'Il y a une grande belle maison.', 'une grande maison', true],
  ['fr', 'La maison est grande.', 'une grande maison', false],
  ['fr', 'Elle est contente.', 'content/contente', true],
  ['fr', 'Le chat dort.', 'un éléphant', false],
  ['de', 'Die Häuser sind alt.', 'das Haus', true],
  ['de', 'Ich spiele gern.', 'spielen', true],
  ['de', 'Heute ist schönes Wetter.', 'der Monat', false],
  ['es', 'Mi hermana lee dos libros.', 'el libro', true],
  ['ru', 'Она читает книгу.', 'книга', true],
  ['ar', 'تذهب ليلى إلى السوق.', 'سوق', true],
  ['ar', 'تذهب ليلى إلى السوق.', 'خبز', false],
  ['ja', '毎日学校へ|行きます。', '行く', true],
  ['zh', '我|在|家里|吃饭。', '厨房', false],
  ['zh', '我|在|厨房|吃饭。', '厨房', true],
])('%s: decides if “%s” uses “%s”: %s', (language, text, entry, used) => {
  const sentence = buildSentence('s1', ['', text, 'x'], { target: language, native: 'en' });
  expect(usesPhrase(language, sentence, entry)).toBe(used);
});
