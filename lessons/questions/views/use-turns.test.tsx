import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RevealedAs } from './use-reveal.ts';
import { OneAtATime, type Turns, useTurns } from './use-turns.ts';

function mounted(items: readonly string[], alone: boolean, name?: string): Turns<string> {
  const seen: Turns<string>[] = [];
  function Probe() {
    seen.push(useTurns(items));
    return null;
  }
  renderToStaticMarkup(
    <OneAtATime value={alone}>
      <RevealedAs value={name}>
        <Probe />
      </RevealedAs>
    </OneAtATime>,
  );
  const [turns] = seen;
  if (!turns) throw new Error('The panel was not drawn.');
  return turns;
}

test('shows all items with their numbers, and no items for an empty list', () => {
  expect(mounted(['a', 'b'], false)).toEqual({
    shown: [
      { item: 'a', number: 1 },
      { item: 'b', number: 2 },
    ],
    turn: null,
  });
  expect(mounted([], true)).toEqual({ shown: [], turn: null });
});

test.each([
  ['the next', 2, 'b', 2],
  ['beyond the end', 9, 'c', 3],
  ['before the first', 0, 'a', 1],
])('shows one question after navigation: %s', (name, asked, item, number) => {
  mounted(['a', 'b', 'c'], true, name).turn?.go(asked);
  expect(mounted(['a', 'b', 'c'], true, name).shown).toEqual([{ item, number }]);
});

test('shows the last item when the list has become shorter', () => {
  mounted(['a', 'b', 'c'], true, 'lesson vocab').turn?.go(3);
  expect(mounted(['a'], true, 'lesson vocab').turn).toMatchObject({ number: 1, of: 1 });
});
