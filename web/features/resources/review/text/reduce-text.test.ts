import { expect, test } from 'vitest';
import { beginText, reduceText, type TextEdits, type TextEvent } from './reduce-text.ts';
import type { SentenceRow } from './sentence-edits.ts';

const row = (key: string, target: string, id: string | undefined = key): SentenceRow => ({
  key,
  id,
  speaker: undefined,
  target,
  native: target,
  startsParagraph: false,
});
const added = (target: string): SentenceRow => ({ ...row('new', target), id: undefined });

const base = { revision: 1, rows: [row('s1', 'Oui.')] };
const newer = { revision: 2, rows: [row('s1', 'Si.')] };
const stored = { revision: 2, rows: [row('s1', 'Oui.'), row('s2', 'Non.')] };
const written = [row('s1', 'Oui.'), added('Non.')];
const conflict = { theirs: newer, keys: ['s1'] };

const clean = beginText(base);
const dirty: TextEdits = { ...clean, rows: written };
const invalid: TextEdits = { ...dirty, showProblems: true };
const saving: TextEdits = { ...dirty, saving: true };
const failed: TextEdits = { ...dirty, failure: 'Away.' };
const inConflict: TextEdits = { ...dirty, conflict };

const edit: TextEvent = {
  type: 'edited',
  edit: { type: 'change', key: 's1', field: 'target', value: 'Oui, oui.' },
};
const withEdit = { ...row('s1', 'Oui.'), target: 'Oui, oui.' };
const saved: TextEvent = { type: 'saved', text: stored, sent: written, written };
const bornAs = new Map([['s2', 'new']]);

test.each<[title: string, TextEdits, TextEvent, after: Partial<TextEdits>]>([
  ['edits a sentence', clean, edit, { rows: [withEdit] }],
  ['edits during a save', saving, edit, { rows: [withEdit, added('Non.')] }],
  [
    'edits after a failure and keeps showing the failure',
    failed,
    edit,
    { rows: [withEdit, added('Non.')] },
  ],
  [
    'ignores an edit of a removed sentence',
    clean,
    {
      type: 'edited',
      edit: { type: 'remove', key: 's9' },
    },
    {},
  ],
  [
    'shows the newer text from the server',
    clean,
    { type: 'followed', text: newer },
    { base: newer, rows: newer.rows },
  ],
  ['starts a save', dirty, { type: 'checked', canBeSaved: true }, { saving: true }],
  [
    'starts a save after a failure',
    failed,
    { type: 'checked', canBeSaved: true },
    { saving: true, failure: null },
  ],
  [
    'starts a save after the problems are solved',
    invalid,
    { type: 'checked', canBeSaved: true },
    { saving: true, showProblems: false },
  ],
  [
    'shows problems instead of saving',
    failed,
    { type: 'checked', canBeSaved: false },
    { showProblems: true, failure: null },
  ],
  [
    'shows problems found during another save',
    saving,
    { type: 'checked', canBeSaved: false },
    { showProblems: true },
  ],
  [
    'uses the stored text with its new ids',
    saving,
    saved,
    { base: stored, rows: stored.rows, bornAs },
  ],
  [
    'keeps text typed during the save, with the new ids',
    { ...saving, rows: [row('s1', 'Oui.'), added('Non, non.')] },
    saved,
    { base: stored, rows: [row('s1', 'Oui.'), row('s2', 'Non, non.')], bornAs },
  ],
  [
    'remembers the keys of earlier saves',
    { ...saving, bornAs: new Map([['s1', 'old']]) },
    saved,
    { base: stored, rows: stored.rows, bornAs: new Map([['s1', 'old'], ...bornAs]) },
  ],
  ['ends a save', saving, { type: 'ended' }, { saving: false }],
  ['shows why a save failed', saving, { type: 'failed', message: 'Away.' }, { failure: 'Away.' }],
  ['asks about a conflict', saving, { type: 'conflicted', ...conflict }, { conflict }],
  [
    'uses the other version as the base after a conflict is resolved',
    inConflict,
    { type: 'merged', theirs: newer, rows: written },
    { base: newer, conflict: null },
  ],
  [
    'postpones a conflict without any other change',
    inConflict,
    { type: 'postponed' },
    { conflict: null },
  ],
  ['discards edits', dirty, { type: 'discarded', text: base }, { rows: base.rows }],
  [
    'discards edits and the failure message',
    failed,
    { type: 'discarded', text: newer },
    { base: newer, rows: newer.rows, failure: null },
  ],
  [
    'discards edits and hides their problems',
    invalid,
    { type: 'discarded', text: base },
    { rows: base.rows, showProblems: false },
  ],
])('%s', (_, state, event, after) => {
  expect(reduceText(state, event)).toEqual({ ...state, ...after });
});

test('starts with the stored edits and the text that they are based on', () => {
  expect(beginText(base, written)).toEqual({ ...clean, rows: written });
});
