import { expect, test } from 'vitest';
import { cardsCsv, pagesOf, signInAddress, typedAddress } from './LoginCards.tsx';

const card = {
  id: 'p1',
  fullName: 'Léa Dupont',
  userName: 'amber-lake-42',
  password: 'Kumar-4827',
  cardKey: 'of-this-card',
};

test('writes one CSV line per card with the sign-in address', () => {
  expect(cardsCsv([card], typedAddress('https://lexiloom.org')).split('\r\n')).toEqual([
    '\ufeffName,User name,Password,Address',
    'Léa Dupont,amber-lake-42,Kumar-4827,lexiloom.org/signin',
    '',
  ]);
});

test('links a card’s code to the sign-in page with the user name but no password', () => {
  const address = signInAddress('https://lexiloom.org', card);
  expect(address).toBe('https://lexiloom.org/signin?user=amber-lake-42#card=of-this-card');
  expect(address).not.toContain(card.password);
});

test.each([
  [0, []],
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [24, [8, 8, 8]],
])('splits %i cards into pages of %j', (count, sizes) => {
  const cards = Array.from({ length: count }, (_, at) => at);
  expect(pagesOf(cards).map(({ length }) => length)).toEqual(sizes);
  expect(pagesOf(cards).flat()).toEqual(cards);
});
