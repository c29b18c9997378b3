import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shelf } from '#contracts/resources/folder.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFilters, type Scope } from './FilterBar.tsx';

const shelf: Shelf = {
  resources: 3,
  folders: [{ id: 'unit', name: 'Unit 3', resources: 0 }],
  tags: [],
};

interface Shown {
  scope?: Scope;
  filters?: Partial<ListFilters>;
  total?: number;
}

/** Renders the empty list and returns its texts and buttons as a list. */
const show = ({ scope = 'private', filters = {}, total = 0 }: Shown) =>
  renderToStaticMarkup(
    <EmptyList
      scope={scope}
      filters={{ ...ListFilters.parse({}), ...filters }}
      total={total}
      shelf={scope === 'private' ? shelf : undefined}
      words={{ title: 'Nothing here yet', text: 'Describe a text once.' }}
      addHref="/add_resource"
      onFilters={() => {}}
      onPage={() => {}}
    />,
  )
    .split(/<[^>]*>/)
    .filter(Boolean);

test.each<[string, Shown, string[]]>([
  ['a list without resources', {}, ['Nothing here yet', 'Describe a text once.', 'Add a resource']],
  [
    'an open folder without resources',
    { filters: { folder: 'unit' } },
    [
      'This folder is empty',
      'Select some of your resources and choose “Move to folder…”, or add a new one here.',
      'Add a resource',
      'Show all resources',
    ],
  ],
  [
    'a folder that was removed',
    { filters: { folder: 'gone', search: 'chat' } },
    ['This folder no longer exists', 'Its resources are still in your list.', 'Show all resources'],
  ],
  [
    'resources outside folders',
    { filters: { folder: 'none' } },
    ['Every resource is in a folder', 'Show all resources'],
  ],
  [
    'filters in a folder',
    { filters: { folder: 'unit', tag: 'exam' } },
    [
      'Nothing matches these filters',
      'Try another word, or fewer filters.',
      'Clear search and filters',
      'Look in all folders',
    ],
  ],
  [
    'a page after the last page',
    { filters: { folder: 'unit', page: 9 }, total: 3 },
    ['This page is empty', 'Go to the first page'],
  ],
  [
    'a folder address in a list without folders',
    { scope: 'public', filters: { folder: 'unit' } },
    ['Nothing here yet', 'Describe a text once.', 'Add a resource'],
  ],
])('explains why the list is empty and what to do next, for %s', (_, shown, words) => {
  expect(show(shown)).toEqual(words);
});
