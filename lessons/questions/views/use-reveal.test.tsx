import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswersOpenContext, type Reveal, RevealedAs, useReveal } from './use-reveal.ts';

const ids = ['i1', 'i2', 'i3'];

/** Returns the reveal state of a panel on its first render. */
function mounted(name: string | undefined, { openAtFirst = false, of = ids } = {}): Reveal {
  const seen: Reveal[] = [];
  function Probe() {
    seen.push(useReveal(of));
    return null;
  }
  renderToStaticMarkup(
    <AnswersOpenContext value={openAtFirst}>
      <RevealedAs value={name}>
        <Probe />
      </RevealedAs>
    </AnswersOpenContext>,
  );
  const [reveal] = seen;
  if (!reveal) throw new Error('The panel was not drawn.');
  return reveal;
}

test('remembers revealed answers separately for each name', () => {
  mounted('lesson vocab').toggle('i2');
  const again = mounted('lesson vocab');
  expect(ids.map(again.isShown)).toEqual([false, true, false]);
  expect(mounted('lesson phrase').shown).toBe(0);
  expect(mounted('other lesson vocab').shown).toBe(0);
});

test('keeps hidden answers hidden and does not count removed questions', () => {
  mounted('lesson statement').all();
  expect(mounted('lesson statement').shown).toBe(3);
  expect(mounted('lesson statement', { of: ['i1', 'i4'] }).shown).toBe(1);
  mounted('lesson statement').none();
  expect(mounted('lesson statement').shown).toBe(0);
});

test('does not remember answers without a name, and shows all answers if they are open from the start', () => {
  mounted(undefined).all();
  expect(mounted(undefined).shown).toBe(0);
  expect(mounted(undefined, { openAtFirst: true }).shown).toBe(3);
});
