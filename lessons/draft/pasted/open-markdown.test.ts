import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMarkdown } from './open-markdown.ts';

test.each([
  ['a heading', '# Au marché\n## Le matin ##', 'Au marché\nLe matin'],
  [
    'emphasis',
    '**Léa** va au *marché*, __oui__ ou _non_, ***vite***.',
    'Léa va au marché, oui ou non, vite.',
  ],
  ['links and pictures', 'Des [pommes](https://x.test/p). ![une pomme](p.png)', 'Des pommes. '],
  ['a block quotation', '> Bon appétit !', 'Bon appétit !'],
  ['a list', '# Liste\n- du pain\n* du lait\n+ du sel', 'Liste\n• du pain\n• du lait\n• du sel'],
  ['a task list', '**À faire**\n- [ ] du pain\n- [x] du lait', 'À faire\n• du pain\n• du lait'],
  ['a bold speaker name', '**Tom:** Hello.\n**Léa**: Oui.', 'Tom: Hello.\nLéa: Oui.'],
  ['a code fence', '```\nLe chat dort.\n```', '\nLe chat dort.\n'],
  ['an escaped character', '# Un\\. deux', 'Un. deux'],
  ['a dialogue, whose dashes are kept', '# Salut\n- Ça va ?\n- Oui.', 'Salut\n- Ça va ?\n- Oui.'],
])('removes Markdown syntax: %s', (_, text, plain) => {
  expect(openMarkdown(text)).toBe(plain);
});

test.each([
  'Je ____ au marché.',
  'un_mot_long',
  '***',
  '2 * 3 * 4',
  '*voir la note',
  '- Ça va\n- Oui',
  '#1 est ici',
  'Le prix (5 €) [sic]',
  '[1] et (2)',
])('leaves other text unchanged: %s', (text) => {
  expect(openMarkdown(text)).toBe(text);
});

test('preserves every word', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '# ',
    '> ',
    '- ',
    '\n',
    ' ',
    'mot',
    'été',
    '[',
    '](x)',
    '\\',
    '~~',
  );
  const words = (text: string) => text.match(/mot|été/g) ?? [];
  fc.assert(
    fc.property(fc.string({ unit: piece }), (text) => {
      fc.pre(!text.includes('!['));
      expect(words(openMarkdown(text))).toEqual(words(text));
    }),
  );
});
