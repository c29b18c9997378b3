import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SentenceRow } from './sentence-edits.ts';
import { ConflictList } from './TextSection.tsx';

const row = (key: string, changed: Partial<SentenceRow> = {}): SentenceRow => ({
  key,
  id: key,
  speaker: 'لينا',
  target: 'ذهب الولد.',
  native: 'The boy left.',
  startsParagraph: false,
  ...changed,
});
/** Renders both versions of `s2` as text. Highlighted words are in brackets, and a bar replaces each tag. */
const show = (mine: SentenceRow[], theirs: SentenceRow[]) =>
  renderToStaticMarkup(<ConflictList keys={['s2']} mine={mine} theirs={theirs} from="en" to="ar" />)
    .replace(/<mark[^>]*>/g, '[')
    .replaceAll('</mark>', ']')
    .split(/<[^>]*>/)
    .filter(Boolean)
    .join(' | ');

describe('ConflictList', () => {
  it.each([
    ['the translation', { native: 'The boy slept.' }, 'ذهب الولد. | The boy [slept].'],
    ['the text', { target: 'نام الولد.' }, '[نام] الولد. | The boy left.'],
  ])(
    'shows both languages and highlights the difference when a sentence differs in %s',
    (_, changed, sides) => {
      expect(show([row('s1'), row('s2', changed)], [row('s1'), row('s2')])).toContain(
        `Yours, sentence 2 | لينا | ${sides} | The other version, sentence 2 | لينا`,
      );
    },
  );

  it('shows a speaker that is missing from the other version', () => {
    const shown = show([row('s2', { speaker: 'سامي' })], [row('s2', { speaker: undefined })]);
    expect(shown).toMatch(/Yours, sentence 1 \| \[سامي\].*other version, sentence 1 \| \[–\]/);
  });

  it('shows the sentence’s number in each version, or that the sentence is missing', () => {
    expect(show([row('s2'), row('s1')], [row('s1'), row('s2')])).toMatch(
      /Yours, sentence 1 .*other version, sentence 2/,
    );
    expect(show([row('s1')], [row('s2')])).toMatch(/^Yours \| Not in this version/);
  });

  it('sets the language and text direction of each text', () => {
    const markup = renderToStaticMarkup(
      <ConflictList keys={['s2']} mine={[row('s2')]} theirs={[row('s2')]} from="en" to="ar" />,
    );
    expect(markup).toMatch(/lang="ar" dir="rtl"[^>]*>ذهب/);
    expect(markup).toMatch(/lang="en[^"]*" dir="ltr"[^>]*>The boy/);
  });
});
