import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { sheetOrder } from '../question-sheet.ts';
import { AnswersOpenContext } from '../views/use-reveal.ts';
import type { StatementContent } from './content.ts';
import { withVerdict } from './Edit.tsx';
import { Panel } from './Panel.tsx';
import { statementSheet } from './sheet.ts';

const { french: material } = exampleMaterials;
const correction = { target: 'Le marché est fermé le lundi.', native: 'closed on Mondays' };
const statement = { id: 'i1', target: 'Le marché est fermé.', native: 'The market is closed.' };

/** Returns the statement as shown on the projector and in the printed key. */
function shown(isTrue: boolean): string[] {
  const content: StatementContent = { items: [{ ...statement, isTrue, correction }] };
  const panel = (
    <AnswersOpenContext value={true}>
      <Panel content={content} text={material.text} show={{ target: true, native: true }} />
    </AnswersOpenContext>
  );
  const order = sheetOrder(1, 'A');
  const sheet = statementSheet(content, { material, order, withText: false, translated: false });
  return [renderToStaticMarkup(panel), JSON.stringify(sheet?.key)];
}

test('shows the correction of a false statement and hides it for a true one', () => {
  for (const face of shown(false)) expect(face).toContain('le lundi');
  for (const face of shown(true)) expect(face).not.toContain('le lundi');
});

test('removes the correction when a statement becomes true, and keeps it while the statement is false', () => {
  const item = { ...statement, isTrue: false, correction };
  expect(withVerdict(item, true)).toEqual({ ...statement, isTrue: true });
  expect(withVerdict(item, false)).toEqual(item);
});
