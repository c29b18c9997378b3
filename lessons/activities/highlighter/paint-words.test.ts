import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleTexts } from '../../questions/example-texts.ts';
import { exampleMaterials } from '../example-materials.ts';
import { gapFillText } from '../gap-fill/samples.ts';
import { highlightPalette } from '../palette.ts';
import { highlightLooks } from './highlight-looks.ts';
import { highlighter } from './index.ts';
import { recolourTag, toggleTag } from './Panel.tsx';
import {
  coloursUsed,
  highlightColours,
  paintOf,
  paintWords,
  retainHighlights,
} from './paint-words.ts';
import { defaultHighlightOptions, HighlightState } from './state.ts';
import { tagCounts } from './use-highlighter.ts';

const text = exampleTexts.french;
const words = text.sentences.flatMap(({ target }) => target.tokens.filter(({ isWord }) => isWord));
const start: HighlightState = {
  seed: 1,
  options: { ...defaultHighlightOptions, mode: 'free', pen: 'blue' },
  ids: [],
  colours: [],
};
const withPen = (state: HighlightState, pen: HighlightState['options']['pen']) => ({
  ...state,
  options: { ...state.options, pen },
});

test('paints a word on tap, repaints it with another pen and clears it on a second tap', () => {
  const [first] = words.map(({ id }) => id);
  if (!first) throw new Error('The example has no words.');
  const once = paintWords(start, [first], text);
  expect(paintOf(once)).toEqual(new Map([[first, 'blue']]));
  const over = paintWords(withPen(once, 'pink'), [first], text);
  expect(paintOf(over)).toEqual(new Map([[first, 'pink']]));
  expect(paintWords(over, [first], text).ids).toEqual([]);
});

test('paints all words that a drag covers even if some are already painted', () => {
  const [a, b, c] = words.map(({ id }) => id);
  if (!a || !b || !c) throw new Error('The example has too few words.');
  const state = paintWords(paintWords(start, [b], text), [c, b, a], text);
  expect(state.ids).toEqual([a, b, c]);
});

test('keeps the state valid and in text order, and drops the colours of a deleted sentence', () => {
  const stroke = fc.record({
    ids: fc.subarray(words.map(({ id }) => id)),
    pen: fc.constantFrom(...highlightPalette),
  });
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 6 }), (strokes) => {
      const state = strokes.reduce(
        (painted, { ids, pen }) => paintWords(withPen(painted, pen), ids, text),
        start,
      );
      expect(HighlightState.parse(state)).toEqual(state);
      const order = words.map(({ id }) => id).filter((id) => state.ids.includes(id));
      expect(state.ids).toEqual(order);
      expect(retainHighlights(state, text)).toEqual(state);
      const cut = retainHighlights(state, { ...text, sentences: text.sentences.slice(1) });
      expect(cut.ids).toEqual(state.ids.filter((id) => !id.startsWith('s1.')));
    }),
  );
});

test('colours and counts every word of a chosen part of speech, and no words if the text has no tags', () => {
  const nouns = ['pain', 'sœur', 'école', 'bus', 'cours', 'soir', 'livre'];
  const state = { ...start, options: defaultHighlightOptions };
  const colours = highlightColours(state, gapFillText);
  const yellow = gapFillText.sentences
    .flatMap(({ target }) => target.tokens)
    .filter(({ id }) => colours.get(id) === 'yellow');
  expect(yellow.map((token) => token.text)).toEqual(nouns);
  expect(coloursUsed(colours, gapFillText, ['target'])).toEqual(
    new Map([
      ['yellow', nouns.length],
      ['green', 6],
    ]),
  );
  expect(tagCounts(gapFillText, 'target')[0]).toEqual({ pos: 'noun', count: nouns.length });
  expect(tagCounts(text, 'target')).toEqual([]);
});

test('joins neighbouring words of one colour into a band, except across a comma or another word', () => {
  const tokens = text.sentences[7]?.target.tokens ?? []; // Après la piscine, nous mangeons une glace.
  const look = (...painted: string[]) => {
    const ids = new Map(
      tokens.filter((t) => painted.includes(t.text)).map((t) => [t.id, 'teal' as const]),
    );
    const looks = highlightLooks(tokens, ids, 'background', new Set());
    return tokens.filter((t) => looks.has(t.id)).map((t) => t.text);
  };
  expect(look('la', 'piscine')).toEqual(['la', ' ', 'piscine']);
  expect(look('piscine', 'nous')).toEqual(['piscine', 'nous']);
  expect(look('Après', 'piscine')).toEqual(['Après', 'piscine']);
});

test('shows at most eight parts of speech, each in its own colour, even after changes', () => {
  let tags = tagCounts(gapFillText, 'target').reduce<ReturnType<typeof toggleTag>>(
    (shown, { pos }) => toggleTag(shown, pos),
    [],
  );
  for (const pos of ['article', 'number', 'other', 'particle'] as const)
    tags = toggleTag(tags, pos);
  expect(tags).toHaveLength(8);
  tags = recolourTag(tags, 'noun', 'grey');
  expect(tags.find(({ pos }) => pos === 'noun')?.colour).toBe('grey');
  expect(new Set(tags.map(({ colour }) => colour)).size).toBe(8);
  expect(toggleTag(tags, 'noun').map(({ pos }) => pos)).not.toContain('noun');
});

test('lists each part of speech to find with its line style on the sheet, and its words in the key', () => {
  const sheet = highlighter.sheet(
    { ...start, options: defaultHighlightOptions },
    { ...exampleMaterials.french, text: gapFillText },
  );
  expect(sheet?.instruction).toBe(
    'Mark these words in the text: nouns with a line and verbs with a double line.',
  );
  expect(sheet?.marks).toBe(13);
  expect(sheet?.key).toContainEqual({ kind: 'heading', text: 'Nouns (7)' });
});

test('prints each colour with its own line style in both languages, and names the line style in the key', () => {
  const { french } = exampleMaterials;
  const [first] = french.text.sentences;
  const word = (side: 'target' | 'native') => first?.[side].tokens.find(({ isWord }) => isWord);
  const [target, native] = [word('target'), word('native')];
  if (!target || !native) throw new Error('The example has no words.');
  const blue = paintWords(start, [target.id], french.text);
  const both = paintWords(withPen(blue, 'pink'), [native.id], french.text);
  const sheet = highlighter.sheet(both, french);
  const marked = (sheet?.blocks ?? []).flatMap((block) =>
    block.kind === 'text'
      ? block.runs.flatMap((run) =>
          run.kind === 'words' && run.mark ? [[run.text, run.mark]] : [],
        )
      : [],
  );
  expect(marked).toEqual([
    [target.text, 'line-blue'],
    [native.text, 'line-pink'],
  ]);
  expect(sheet?.instruction).toContain('the same line');
  const headings = sheet?.key.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings).toEqual(['Blue, dots (1)', 'Pink, a wave (1)']);
  expect(highlighter.sheet(blue, french)?.instruction).toContain('a line');
});
