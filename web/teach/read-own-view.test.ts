import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { activityMenus } from '#lessons/activities/menu.ts';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { activityKey, displayKey, themeKey, tokenKey } from '../app/storage-keys.ts';
import { LessonPage } from './LessonPage.tsx';
import { firstActivityFeature, readOwnView } from './read-own-view.ts';

const address = { pathname: '/resource/r1', search: '', hash: '' };
const tokenOf = (UserInfo: object) => `h.${btoa(JSON.stringify({ UserInfo }))}.s`;
const teacher = { id: 't1', role: 'public', name: 'T', accessType: 'UNLIMITED' };

/** A storage with these entries, which records the keys that are read. */
function storageOf(entries: Record<string, string> = {}) {
  const asked = new Set<string>();
  return {
    asked,
    getItem: (key: string) => {
      asked.add(key);
      return entries[key] ?? null;
    },
    setItem: () => {},
    removeItem: () => {},
  };
}

const settings = (changes: object) =>
  JSON.stringify({ settings: { ...defaultDisplay, ...changes }, unsent: false });

test.each([
  ['nothing', {}],
  [
    'another look',
    {
      [displayKey(null)]: settings({
        fontSize: 30,
        colours: 'cream',
        lineHeight: 2,
        fontFamily: 'arial',
        shortcuts: false,
      }),
    },
  ],
  ['damaged settings', { [displayKey(null)]: '{broken' }],
  ['the gaps of another lesson', { [activityKey('r2', 'gap-fill')]: '{}' }],
  ['another activity of this lesson', { [activityKey('r1', 'pairs')]: '{}' }],
  ['a theme', { [themeKey]: '{"state":{"theme":"dark"}}' }],
  ['a teacher', { [tokenKey]: tokenOf(teacher) }],
  [
    'a teacher, on a device with other settings of visitors',
    { [tokenKey]: tokenOf(teacher), [displayKey(null)]: settings({ format: 6 }) },
  ],
  ['a pupil', { [tokenKey]: tokenOf({ ...teacher, role: 'PUPIL' }) }],
  [
    'a plan with gaps',
    {
      [tokenKey]: tokenOf({ ...teacher, accessType: 'LIMITED', privilege: [firstActivityFeature] }),
    },
  ],
])('shows the lesson as rendered for a browser that has stored %s', (_, entries) => {
  expect(readOwnView(storageOf(entries), address).differs).toBe(false);
});

test.each([
  ['another format', { [displayKey(null)]: settings({ format: 6 }) }],
  ['another layout', { [displayKey(null)]: settings({ layout: 'two-columns' }) }],
  [
    'a layout of the teacher',
    { [tokenKey]: tokenOf(teacher), [displayKey('t1')]: settings({ layout: 'side-by-side' }) },
  ],
  ['own gaps', { [activityKey('r1', 'gap-fill')]: '{}' }],
  [
    'a plan without gaps',
    { [tokenKey]: tokenOf({ ...teacher, accessType: 'LIMITED', privilege: [] }) },
  ],
  ['the session of an admin as another user', { [tokenKey]: tokenOf({ ...teacher, actedBy: {} }) }],
])('hides the rendered lesson from a browser that has stored %s', (_, entries) => {
  expect(readOwnView(storageOf(entries), address).differs).toBe(true);
});

test.each([
  ['a deep link to an activity', { ...address, hash: '#pairs' }, true],
  ['the text without an activity', { ...address, hash: '#text' }, true],
  ['the address for teachers, signed out', { ...address, pathname: '/text_translation/r1' }, true],
  ['the address of a tour', { ...address, search: '?tour=resource' }, false],
])('decides by the address: %s', (_, given, differs) => {
  expect(readOwnView(storageOf(), given).differs).toBe(differs);
});

test('reads the settings of the signed-in teacher', () => {
  const storage = storageOf({
    [tokenKey]: tokenOf(teacher),
    [displayKey('t1')]: settings({ fontSize: 40 }),
  });
  expect(readOwnView(storage, address)).toMatchObject({
    token: tokenOf(teacher),
    settings: { fontSize: 40 },
  });
});

test('knows the feature of the activity with which a lesson opens', () => {
  expect(firstActivityFeature).toBe(activityMenus['gap-fill'].feature);
});

describe('while a lesson is first rendered', () => {
  const { text, title, level, textType } = exampleMaterials.french;
  const resource = {
    id: 'r1',
    title,
    level,
    textType,
    text,
    to: text.target,
    draft: Draft.parse({ title, topic: 'A pool', count: 50 }),
    parts: [],
    activities: { 'gap-fill': {} },
    arrangement: null,
    mine: true,
    visibility: 'PUBLIC',
  };

  test.each([
    ['a visitor', {}],
    ['a teacher', { [tokenKey]: tokenOf(teacher) }],
  ])('the page reads no entry of %s that the head does not read', (_, entries) => {
    const page = storageOf(entries);
    vi.stubGlobal('localStorage', page);
    vi.stubGlobal('location', address);
    const carried = resource as unknown as Parameters<typeof LessonPage>[0]['carried'];
    const html = renderToString(createElement(LessonPage, { carried, adopted: false }));
    expect(html).toContain('data-gap=');
    const head = storageOf(entries);
    readOwnView(head, address);
    expect([...head.asked].sort()).toEqual([...page.asked].sort());
  });
});
