import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from './testing/step.ts';
import { root } from './world/settings.ts';

/**
 * The file with the import, the import statement, the file it resolves to, and the rule of
 * `.dependency-cruiser.mjs` that it breaks.
 */
type Case = [from: string, statement: string, target: string, rule: string | null];

const cases: Case[] = [
  [
    'web/app/a.tsx',
    "import type { X } from '#functions/accounts/x.ts'",
    'functions/accounts/x.ts',
    null,
  ],
  ['web/app/b.tsx', "import { x } from '#language/marking/x.ts'", 'language/marking/x.ts', null],
  ['lessons/questions/c.tsx', "import { x } from '#ui/x.ts'", 'ui/x.ts', null],
  ['functions/accounts/d.ts', "import { x } from '../http/x.ts'", 'functions/http/x.ts', null],
  ['functions/accounts/e.db.test.ts', "import { x } from '#scripts/x.ts'", 'scripts/x.ts', null],
  [
    'functions/accounts/e.test.ts',
    "import { x } from '../billing/testing/x.ts'",
    'functions/billing/testing/x.ts',
    null,
  ],
  ['web/features/account/f.tsx', "import { x } from './x.ts'", 'web/features/account/x.ts', null],
  ['scripts/g.ts', "import { x } from '#functions/http/x.ts'", 'functions/http/x.ts', null],
  [
    'functions/accounts/ja.ts',
    "import { x } from '../http/testing/kit.ts'",
    'functions/http/testing/kit.ts',
    'product-takes-nothing-from-tests',
  ],
  [
    'functions/accounts/jb.ts',
    "import { x } from '../../e2e/people.ts'",
    'e2e/people.ts',
    'nothing-imports-e2e',
  ],
  ['e2e/jc.ts', "import { x } from './nowhere.ts'", '', 'imports-resolve'],
  [
    'functions/utils/index.ts',
    "import { x } from '../http/x.ts'",
    'functions/http/x.ts',
    'entries-say-something',
  ],
  ['db/DateUtils.ts', "import { x } from './x.ts'", 'db/x.ts', 'entries-say-something'],
  ['web/big folder/x.ts', "import { x } from '#ui/x.ts'", 'ui/x.ts', 'folders-in-kebab-case'],
  ['language/h.ts', "import { x } from '#db/x.ts'", 'db/x.ts', 'language-points-down'],
  [
    'language/i.ts',
    "import type { X } from '#contracts/x.ts'",
    'contracts/x.ts',
    'language-points-down',
  ],
  [
    'contracts/j.ts',
    "import type { X } from '#lessons/x.ts'",
    'lessons/x.ts',
    'contracts-points-down',
  ],
  ['ui/k.ts', "export { x } from '#lessons/x.ts'", 'lessons/x.ts', 'ui-points-down'],
  ['lessons/l.tsx', "import { x } from '#web/app/x.ts'", 'web/app/x.ts', 'lessons-points-down'],
  ['db/m.ts', "import { x } from '#functions/http/x.ts'", 'functions/http/x.ts', 'db-points-down'],
  ['web/app/n.ts', "const x = import('#db/x.ts')", 'db/x.ts', 'web-points-down'],
  [
    'functions/accounts/o.ts',
    "import { x } from '#scripts/x.ts'",
    'scripts/x.ts',
    'product-takes-nothing-from-tools',
  ],
  [
    'language/p.test.ts',
    "import { x } from '#lessons/x.ts'",
    'lessons/x.ts',
    'language-points-down',
  ],
  [
    'web/app/q.tsx',
    "import { x } from '#functions/accounts/x.ts'",
    'functions/accounts/x.ts',
    'web-takes-only-types-from-functions',
  ],
  [
    'emulators/mail/r.ts',
    "import { x } from '#ui/x.ts'",
    'ui/x.ts',
    'emulators-stay-below-the-browser',
  ],
  ['web/app/s.tsx', "import { x } from '../../lessons/x.ts'", 'lessons/x.ts', 'rooms-by-alias'],
  [
    'web/features/account/t.ts',
    "import { x } from '../resources/x.ts'",
    'web/features/resources/x.ts',
    'features-stand-alone',
  ],
  [
    'web/features/account/u.ts',
    "export { x } from '#web/features/resources/x.ts'",
    'web/features/resources/x.ts',
    'features-stand-alone',
  ],
  [
    'functions/accounts/v.ts',
    "import { x } from '../resources/x.ts'",
    'functions/resources/x.ts',
    'workers-stand-alone',
  ],
  [
    'functions/http/w.ts',
    "import { x } from '../resources/x.ts'",
    'functions/resources/x.ts',
    'workers-stand-alone',
  ],
  [
    'functions/accounts/y.test.ts',
    "import { x } from '../resources/x.ts'",
    'functions/resources/x.ts',
    'tests-of-workers-stand-alone',
  ],
  ['db/z.ts', "import { x } from './date-helpers.ts'", 'db/date-helpers.ts', 'names-say-something'],
  ['db/za.ts', "import { x } from './common/x.ts'", 'db/common/x.ts', 'names-say-something'],
  ['db/zb.ts', "import { x } from './nowhere.ts'", '', 'imports-resolve'],
];

const tree = mkdtempSync(join(tmpdir(), 'lexiloom-layers-'));
let broken: { from: string; rule: { name: string } }[] = [];

beforeAll(() => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const [from, statement, target] of cases) {
    write(from, `${statement};\nexport const own = 1;\n`);
    if (target && !existsSync(join(tree, target))) {
      write(target, 'export const x = 1;\nexport type X = number;\n');
    }
  }
  copyFileSync(join(root, 'package.json'), join(tree, 'package.json'));
  broken = JSON.parse(cruise()).summary.violations;
});

afterAll(() => rmSync(tree, { recursive: true }));

/**
 * Returns the report on the files. The exit code is the number of errors, so a non-zero code is expected
 * here.
 */
function cruise(): string {
  const rooms = [...new Set(cases.flatMap(([from]) => from.split('/')[0] ?? []))];
  const config = join(root, '.dependency-cruiser.mjs');
  try {
    return execFileSync(bin('depcruise'), ['--config', config, '--output-type', 'json', ...rooms], {
      cwd: tree,
      encoding: 'utf8',
    });
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}

const rulesOf = (path: string) =>
  broken.filter(({ from }) => from === path).map(({ rule }) => rule.name);

test.each(cases.filter(([, , , rule]) => rule === null))('allows %s to contain %s', (from) => {
  expect(rulesOf(from)).toEqual([]);
});

test.each(cases.filter(([, , , rule]) => rule !== null))(
  'forbids %s to contain %s',
  (from, _, __, rule) => {
    expect(rulesOf(from)).toContain(rule);
  },
);
