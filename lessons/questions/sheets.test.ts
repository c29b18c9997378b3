import { describe, expect, test } from 'vitest';
import { exampleMaterials, minimalMaterial } from '../activities/example-materials.ts';
import type { Sheet, SheetBlock } from '../sheets/sheet.ts';
import { withBlankItem } from './example-texts.ts';
import { sheetOrder } from './question-sheet.ts';
import { printedQuestions, questionSheets } from './sheets.ts';

const materials = Object.entries(exampleMaterials);

const request = (material = exampleMaterials.french, version: 'A' | 'B' = 'A', seed = 7) => ({
  material,
  order: sheetOrder(seed, version),
  withText: true,
  translated: false,
});

/** Returns every word that a block prints. Gaps and lines to write on contain no printed words. */
function printed(block: SheetBlock): string[] {
  const words = (runs: { kind: string; text?: string }[]) =>
    runs.flatMap(({ kind, text }) => (kind === 'words' && text ? [text] : []));
  if (block.kind === 'text') return words(block.runs);
  if (block.kind === 'table') return block.rows.flat().flatMap(words);
  return block.kind === 'bank' ? block.words : [];
}

describe.each(printedQuestions)('the sheet of %s', async (type) => {
  const draw = await questionSheets[type]();

  test.each(materials)(
    'draws the sheet in %s as plain data, with questions and answers',
    (_, material) => {
      const sheet = draw(request(material));
      if (!sheet) throw new Error('There is no sheet.');
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
      expect(sheet.instruction).toMatch(/[.?]$/);
      expect(sheet.blocks.length).toBeGreaterThan(0);
      if (type !== 'vocab') expect(sheet.key.length).toBeGreaterThan(0);
      expect(draw(request(material))).toEqual(sheet);
    },
  );

  test('asks the same questions in a different order in version B', () => {
    const [a, b] = [draw(request()), draw(request(exampleMaterials.french, 'B'))];
    const all = (sheet: Sheet | null) => sheet?.blocks.flatMap(printed) ?? [];
    expect(all(b)).not.toEqual(all(a));
    expect(b?.marks).toBe(a?.marks);
    const words = (sheet: Sheet | null) => all(sheet).filter((word) => !/^\d+$/.test(word));
    expect(words(b).sort()).toEqual(words(a).sort());
  });

  test('does not print a blank item', () => {
    const { french } = exampleMaterials;
    const parts = { ...french.parts, [type]: withBlankItem(french.parts[type]) };
    const material = { ...french, parts };
    expect(draw(request(material))).toEqual(draw(request(french)));
  });

  test('returns no sheet if the set was never generated', () => {
    expect(draw(request(minimalMaterial))).toBeNull();
  });
});

test('starts with the questions when the text is not included', async () => {
  const draw = await questionSheets.comprehension();
  const sheet = draw({ ...request(), withText: false });
  expect(sheet?.blocks[0]).toMatchObject({ kind: 'text', number: 1 });
});

test('never prints an ordering question in the right order, in any version', async () => {
  const draw = await questionSheets.multitypeQues();
  for (let seed = 0; seed < 40; seed += 1) {
    for (const version of ['A', 'B'] as const) {
      const sheet = draw({ ...request(exampleMaterials.french, version, seed), withText: false });
      const right = sheet?.key.map((block) => printed(block).join('')) ?? [];
      const shown = sheet?.blocks.flatMap((block) =>
        block.kind === 'text' && block.runs.some((run) => run.kind === 'box' && run.large)
          ? [printed(block).join('').trim()]
          : [],
      );
      expect(right.some((line) => line === shown?.join(' · '))).toBe(false);
    }
  }
});

test('prints a line below every true-or-false statement, so that the lines do not reveal the false ones', async () => {
  const draw = await questionSheets.statement();
  const sheet = draw({ ...request(), withText: false });
  const lines = sheet?.blocks.filter(({ kind }) => kind === 'lines') ?? [];
  expect(lines).toHaveLength(sheet?.marks ?? -1);
});

test('prints the translation after the question when requested', async () => {
  const draw = await questionSheets.comprehension();
  const runs = (translated: boolean) => {
    const first = draw({ ...request(), withText: false, translated })?.blocks[0];
    return first?.kind === 'text' ? first.runs : [];
  };
  expect(runs(true).at(-1)).toMatchObject({ language: 'en', mark: 'quiet' });
  expect(runs(false)).toHaveLength(1);
});
