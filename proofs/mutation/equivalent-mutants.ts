/** A change that no test can detect, because its effect is not visible from outside. */
export interface EquivalentMutant {
  file: string;
  /** The source line, without indentation, and the code that Stryker replaces it with. */
  line: string;
  replacement: string;
  because: string;
}

const text = '"Stryker was here!"';
const list = '["Stryker was here"]';
const noSuchId = 'No id is empty, and none is this text.';

/**
 * This list was made by inspecting every surviving mutant. For a new survivor, first try to write a test that
 * detects it. Add it here only if that is impossible.
 */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'language/marking/score-of.ts',
    line: 'return scoreOf({ verdict, reasons: reason ? [reason] : [], typos }, strictness).score;',
    replacement: list,
    because: 'Only equal words have no reason, and they are right one line before.',
  },
  {
    file: 'lessons/tasks/drag-and-drop/mark.ts',
    line: "const tile = placed[id] ?? '';",
    replacement: text,
    because: noSuchId,
  },
  {
    file: 'lessons/tasks/drag-and-drop/mark.ts',
    line: "if (unused.delete(tile)) given.set(id, tiles.get(tile) ?? '');",
    replacement: text,
    because: 'The unused tiles are those of the map.',
  },
  {
    file: 'lessons/tasks/drag-and-drop/mark.ts',
    line: 'const best = groups.flatMap(({ slots: ids, alsoRight = [] }) => {',
    replacement: list,
    because: 'An order of tiles that do not exist is the order of the answers.',
  },
  {
    file: 'lessons/tasks/drag-and-drop/mark.ts',
    line: "order.filter(([id, text]) => same(given.get(id) ?? '', text)).length;",
    replacement: text,
    because: 'No answer is this text.',
  },
  {
    file: 'lessons/tasks/matching/mark.ts',
    line: "const partner = right.get(data.partners[id] ?? '');",
    replacement: text,
    because: noSuchId,
  },
  {
    file: 'lessons/tasks/matching/mark.ts',
    line: 'return partner ? [faceKey(partner.face)] : [];',
    replacement: list,
    because: 'The key of a face begins with its kind.',
  },
  {
    file: 'lessons/tasks/matching/mark.ts',
    line: "const given = right.get(matched[id] ?? '');",
    replacement: text,
    because: noSuchId,
  },
  {
    file: 'lessons/tasks/tap-or-select/mark.ts',
    line: "given: words.get(id) ?? '',",
    replacement: text,
    because: 'Only words of the text are chosen.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: 'return markField(field, readings, data, accepted[id] ?? []);',
    replacement: list,
    because: 'Nobody types this text.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece] : [])),",
    replacement: 'true',
    because: 'Only slots have a beginning, and only slots have the id of a field.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece] : [])),",
    replacement: list,
    because: 'A text has no id.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "const expected = answers[0] ?? '';",
    replacement: text,
    because: 'Every field has an answer.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "pieces.some((piece) => piece.kind === 'slot' && piece.id === id),",
    replacement: 'true',
    because: 'Only slots have the id of a field.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "if (side === 'native' || !block || block.language === language) return false;",
    replacement: 'false',
    because: 'In a meaning no article is required or refused.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "if (side === 'native' || !block || block.language === language) return false;",
    replacement: '""',
    because: 'In a meaning no article is required or refused.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: "return asked?.kind === 'words' && isDefinite(block.language, asked.text);",
    replacement: 'asked.kind',
    because: 'The block has at least the slot.',
  },
  {
    file: 'lessons/tasks/type-the-answer/mark.ts',
    line: 'one.score === other.score ? apart(one) < apart(other) : one.score > other.score;',
    replacement: 'one.score >= other.score',
    because: 'They are not equal there.',
  },
];
