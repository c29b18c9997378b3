import { expect, test } from 'vitest';
import { checkHouse } from './check-house.ts';

const complaintsOf = (path: string, text: string) => checkHouse([{ path, text }]);

test.each([
  ['web/app/app.tsx', "import type { User } from '#functions/accounts/user.ts';"],
  ['web/app/app.tsx', "import { mark } from '#language/marking/mark.ts';"],
  [
    'lessons/questions/Item.tsx',
    "import { Button } from '#ui/Button.tsx';\nexport function Item() {}",
  ],
  ['functions/accounts/sign-in.ts', "import { app } from '../http/app.ts';"],
  [
    'functions/accounts/sign-in.db.test.ts',
    "import { x } from '#scripts/testing/test-database.ts';",
  ],
  ['web/features/account/SignIn.tsx', "import { x } from './x.ts';\nexport function SignIn() {}"],
  ['scripts/world/settings.ts', "import { build } from 'vite';"],
])('%s may say %s', (path, text) => {
  expect(complaintsOf(path, text)).toEqual([]);
});

test.each([
  [
    'language/marking/mark.ts',
    "import { users } from '#db/schema/users.ts';",
    'language does not point to db',
  ],
  ['language/marking/mark.ts', "import { x } from '#ui/x.ts';", 'language does not point to ui'],
  [
    'lessons/a/View.tsx',
    "import { x } from '#web/app/http/http.ts';\nexport const View = 1",
    'does not point to web',
  ],
  ['web/app/app.tsx', "import { users } from '#db/schema/users.ts';", 'web does not point to db'],
  ['web/app/app.tsx', "import { signIn } from '#functions/accounts/sign-in.ts';", 'functions'],
  ['web/app/app.tsx', "import { x } from '../../lessons/x.ts';", 'leaves its top folder'],
  ['web/app/app.tsx', "const x = import('#db/client.ts');", 'web does not point to db'],
  [
    'functions/accounts/x.ts',
    "import { y } from '../resources/y.ts';",
    'Workers do not import each other',
  ],
  ['functions/http/x.ts', "import { y } from '../resources/y.ts';", 'http knows no Worker'],
  [
    'functions/accounts/x.ts',
    "import { y } from '#scripts/world/y.ts';",
    'does not point to scripts',
  ],
  ['web/features/account/x.ts', "import { y } from '../resources/y.ts';", 'features do not import'],
  [
    'web/features/account/x.ts',
    "export { y } from '#web/features/resources/y.ts';",
    'features do not',
  ],
  [
    'db/queries/x.ts',
    "import { y } from '#functions/http/y.ts';",
    'db does not point to functions',
  ],
])('%s may not say %s', (path, text, complaint) => {
  expect(complaintsOf(path, text).join('\n')).toContain(complaint);
});

test.each([
  ['db/utils.ts', '"utils" says nothing'],
  ['db/date-helpers.ts', '"helpers" says nothing'],
  ['functions/common/x.ts', '"common" says nothing'],
  ['db/myFile.ts', 'kebab-case'],
  ['web/app/My_View.tsx', 'named after its component'],
  ['ui/Button.tsx', 'must export its component Button'],
  ['web/app/Big Folder/x.ts', 'is not kebab-case'],
])('%s: %s', (path, complaint) => {
  expect(complaintsOf(path, 'export const other = 1;').join('\n')).toContain(complaint);
});

test('a file over 300 lines is too long, unless it is data', () => {
  const text = 'export const x = 1;\n'.repeat(301);
  expect(complaintsOf('db/x.ts', text).join()).toContain('301 lines');
  expect(complaintsOf('db/seed/x.ts', text)).toEqual([]);
  expect(complaintsOf('scripts/glyphs.data.ts', text)).toEqual([]);
});

test('a barrel is refused, a file that also does something is not', () => {
  const passing = "export { a } from './a.ts';\nexport * from './b.ts';\n";
  expect(complaintsOf('db/index.ts', passing).join()).toContain('only passes others on');
  expect(complaintsOf('db/index.ts', `${passing}export const c = 1;\n`)).toEqual([]);
});

test('a question type without its duties is named, with what it lacks', () => {
  const whole = [
    'definition.ts',
    'content.ts',
    'Panel.tsx',
    'Edit.tsx',
    'examples.ts',
    'chunk.test.ts',
  ];
  const house = (files: string[]) =>
    files.map((file) => ({
      path: `lessons/questions/chunk/${file}`,
      text: `export const ${file.split('.')[0]} = 1;`,
    }));
  expect(checkHouse(house(whole))).toEqual([]);
  expect(checkHouse(house(['definition.ts', 'content.ts', 'Panel.tsx']))).toEqual([
    'lessons/questions/chunk lacks Edit.tsx.',
    'lessons/questions/chunk lacks examples.ts.',
    'lessons/questions/chunk lacks a test.',
  ]);
  const shared = { path: 'lessons/questions/views/Item.tsx', text: 'export const Item = 1;' };
  expect(checkHouse([shared])).toEqual([]);
  const registry = { path: 'lessons/questions/registry.ts', text: 'export const registry = {};' };
  expect(checkHouse([...house(whole), registry])).toEqual([
    'lessons/questions/chunk is in no registry.ts.',
  ]);
});

test('a style sheet stands in some import', () => {
  const sheet = { path: 'ui/styles/toast.css', text: '.toast {}' };
  const named = (by: string) => checkHouse([sheet, { path: 'web/app/main.ts', text: by }]);
  expect(named("import './styles/other-toast.css';")).toEqual([
    expect.stringContaining('nothing imports this style sheet'),
  ]);
  expect(named("import './styles/toast.css';")).toEqual([]);
});
