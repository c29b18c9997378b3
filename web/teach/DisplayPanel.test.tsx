import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Resource } from '#contracts/resources/resource.ts';
import { type DisplaySettings, defaultDisplay } from '#lessons/draft/display-settings.ts';
import { toggleShow } from '#lessons/draft/format-types.ts';
import DisplayPanel from './DisplayPanel.tsx';
import type { Display } from './use-display.ts';

const nothing = () => {};
const resource = { id: 'r', from: 'en', to: 'fr', mine: true } as Resource;

/** Returns the options selected in the panel, group by group. */
function chosen(changes: Partial<DisplaySettings>, shown: Pick<Display, 'flags' | 'audio'>) {
  const display: Display = {
    settings: { ...defaultDisplay, ...changes },
    ...shown,
    toggle: nothing,
    toggleQuestions: nothing,
    change: nothing,
    bigger: nothing,
    smaller: nothing,
    restore: nothing,
    chooseFormat: nothing,
    showText: nothing,
    chooseLayout: nothing,
  };
  const markup = renderToStaticMarkup(
    <DisplayPanel display={display} resource={resource} onClose={nothing} />,
  );
  return [...markup.matchAll(/<label[^>]*>(?:(?!<\/label>).)*checked=""(?:(?!<\/label>).)*/g)].map(
    ([tile]) => tile.split('>').at(-1),
  );
}

const targetAlone = { target: true, native: false, questions: false, all: true };

test('shows the opening format regardless of what is on screen', () => {
  const afterN = { flags: toggleShow(targetAlone, 'native'), audio: true };
  expect(afterN.flags.native).toBe(true);
  expect(chosen({ format: 3 }, afterN)).toContain('Target text and sound');
});

test('keeps showing the opening format in a layout without texts', () => {
  const questionsAlone = { target: false, native: false, questions: true, all: true };
  expect(
    chosen({ format: 2, layout: 'questions-alone' }, { flags: questionsAlone, audio: true }),
  ).toEqual(expect.arrayContaining(['Both texts']));
});

test('offers the words of a lesson in its own languages, if the interface has them', () => {
  const display = { settings: defaultDisplay, flags: targetAlone, audio: true } as Display;
  const shown = (to: string) =>
    renderToStaticMarkup(
      <DisplayPanel display={display} resource={{ ...resource, to }} onClose={nothing} />,
    );
  expect(shown('fr')).toContain('The language they learn: French');
  expect(shown('zh')).toContain('The class’s language: English');
  expect(shown('zh')).not.toContain('The language they learn');
});
