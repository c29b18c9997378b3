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
/** Renders both versions of `s2` as text: highlighted words in brackets, a bar in place of each tag. */
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
  ])('shows both languages and marks the difference when %s was changed', (_, changed, sides) => {
    expect(show([row('s1'), row('s2', changed)], [row('s1'), row('s2')])).toContain(
      `Yours, sentence 2 | لينا | ${sides} | The other version, sentence 2 | لينا`,
    );
  });

  it('shows a speaker that the other version lacks', () => {
    const shown = show([row('s2', { speaker: 'سامي' })], [row('s2', { speaker: undefined })]);
    expect(shown).toMatch(/Yours, sentence 1 \| \[سامي\].*other version, sentence 1 \| \[–\]/);
  });

  it('gives the sentence’s number in each version, or says that it is missing', () => {
    expect(show([row('s2'), row('s1')], [row('s1'), row('s2')])).toMatch(
      /Yours, sentence 1 .*other version, sentence 2/,
    );
    expect(show([row('s1')], [row('s2')])).toMatch(/^Yours \| Not in this version/);
  });

  it('gives each text its own language and direction', () => {
    const markup = renderToStaticMarkup(
      <ConflictList keys={['s2']} mine={[row('s2')]} theirs={[row('s2')]} from="en" to="ar" />,
    );
    expect(markup).toMatch(/lang="ar" dir="rtl"[^>]*>ذهب/);
    expect(markup).toMatch(/lang="en[^"]*" dir="ltr"[^>]*>The boy/);
  });
});
