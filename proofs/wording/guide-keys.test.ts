import { expect, test } from 'vitest';
import { loadSeedPages } from '#db/seed/pages.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { shortcuts } from '#web/teach/shortcuts.ts';

const guides = loadSeedPages().filter(({ kind }) => kind === 'guide');
const known = new Map<string, string>(shortcuts.map(({ key, does }) => [key, i18n._(does)]));

test.each(guides.map((guide) => [guide.id, guide] as const))(
  '%s names only keys that a lesson has',
  (_, { content, language }) => {
    const keys = [...content.body.matchAll(/`kbd:([A-Z?])`/g)].map(([, key = '']) => key);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    if (language !== 'en') return;
    const rows = [...content.body.matchAll(/^\| `kbd:([A-Z?])` \| (.+) \|$/gm)];
    for (const [, key = '', does] of rows) expect(known.get(key)).toBe(does);
  },
);
