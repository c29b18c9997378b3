import { expect, test } from 'vitest';
import { isPlainLine } from './plain-line.ts';

test.each([
  'Le chat dort.',
  '- Bonjour ! dit-elle. – Salut !',
  'Il a dit : « 3 < 5 et 7 > 4 ».',
  '猫は寝ている。',
  'قالت: «مرحبا!»',
  'C’est l’heure (enfin) & la fin; voilà.',
])('%j is plain', (line) => {
  expect(isPlainLine(line)).toBe(true);
});

test.each([
  '<b>Le chat</b>',
  '<img src=x onerror=alert(1)>',
  'a **bold** cat',
  '```js',
  '[here](x)',
  'See https://evil.example/x',
  'www.evil.example',
  'JavaScript:alert(1)',
  '&lt;b&gt;',
  '&#60;b',
])('%j is not', (line) => {
  expect(isPlainLine(line)).toBe(false);
});
