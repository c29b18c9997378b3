import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerField } from './AnswerField.tsx';
import { Ask, Gaps } from './Do.tsx';

const nothing = () => {};

test.each([
  ['ar', 'كت\u200d'],
  ['fr', 'ma'],
])('shows the given start of a word in %s before its field and in the label', (language, start) => {
  const block = { language, number: 1, pieces: [{ kind: 'slot' as const, id: 'a', start }] };
  const field = (id: string, how: { inline: boolean; label?: string; start?: string }) => (
    <AnswerField
      field={{ id, language, side: 'target' }}
      value="x"
      onChange={nothing}
      onFocus={nothing}
      onEnter={nothing}
      {...how}
    />
  );
  const running = renderToStaticMarkup(<Gaps blocks={[block]} field={field} />);
  const asked = renderToStaticMarkup(
    <Ask block={block} stemId="q" field={field} soundAddress={(key) => key} />,
  );
  for (const markup of [running, asked]) {
    expect(markup).toContain(
      `<span class="task-begun"><span aria-hidden="true">${start}</span><input`,
    );
    // The zero-width joiner, which shapes the letters of a partial Arabic word, is rendered but not read
    // aloud.
    const said = start.replaceAll('\u200d', '');
    expect(markup).toMatch(new RegExp(`aria-label="[^"]+, begins with ${said}"`));
    expect(markup).not.toContain('placeholder');
  }
});
