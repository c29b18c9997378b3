// Allowed imports between top-level folders (docs/decisions/0143): they point down only. Run by `npm run check`.

/** The folders that each may import from, apart from itself. */
const below = {
  language: [],
  contracts: ['language'],
  ui: ['language'],
  lessons: ['language', 'contracts', 'ui'],
  db: ['language', 'contracts', 'lessons'],
  functions: ['language', 'contracts', 'lessons', 'db'],
  web: ['language', 'contracts', 'ui', 'lessons'],
};
const product = Object.keys(below);
/** The folders around the product. They may import from every folder; only tests import from them. */
const tools = ['emulators', 'proofs', 'scripts'];
const rooms = [...product, ...tools];

const testFiles = '\\.(test|proof)\\.tsx?$|(^|/)testing/';
const inRooms = (names) => `^(${names.join('|')})/`;

/** Folders of functions/ that several Workers build on. */
const shared = 'http|stripe|mail|media-store|export|passwords';

/** Names that say nothing about a file's or folder's content. */
const emptyNames =
  '(^|[/-])([Uu]tils?|[Hh]elpers?|[Mm]isc|[Mm]anager|[Ss]ervice(?!-worker))([-./]|$)|[a-z](Utils?|Helpers?|Manager|Service)[.]|(^|/)common[./]';

const arrows = product.map((room) => ({
  name: `${room}-points-down`,
  comment: `${room} imports only from ${below[room].join(', ') || 'itself'}.`,
  severity: 'error',
  from: { path: inRooms([room]) },
  to: {
    path: inRooms(product.filter((other) => other !== room && !below[room].includes(other))),
    // The browser may import the types of a Worker's responses; none of its code is bundled.
    ...(room === 'web' && { pathNot: inRooms(['functions']) }),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrows,
    {
      name: 'product-takes-nothing-from-tools',
      comment: 'Only tests import from emulators, proofs and scripts.',
      severity: 'error',
      from: { path: inRooms(product), pathNot: testFiles },
      to: { path: inRooms(tools) },
    },
    {
      name: 'product-takes-nothing-from-tests',
      comment: 'A test kit would bring what only tests may have into what is deployed.',
      severity: 'error',
      from: { path: inRooms(product), pathNot: testFiles },
      to: { path: testFiles },
    },
    {
      name: 'macros-are-compiled',
      comment: 'Workers and commands run without the build that compiles the macros of messages.',
      severity: 'error',
      from: { path: '^(functions|db|scripts|emulators)/', pathNot: testFiles },
      to: { path: '@lingui/(core|react)/(dist/)?macro', reachable: true },
    },
    {
      name: 'nothing-imports-e2e',
      comment: 'The walks in Chromium are read by nobody else.',
      severity: 'error',
      from: { pathNot: '^(e2e/|playwright.config.ts$)' },
      to: { path: '^e2e/' },
    },
    {
      name: 'web-takes-only-types-from-functions',
      comment: 'What the browser and a Worker share at run time belongs to contracts/.',
      severity: 'error',
      from: { path: inRooms(['web']) },
      to: { path: inRooms(['functions']), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'emulators-stay-below-the-browser',
      comment: 'A stand-in for an outside service has no screens.',
      severity: 'error',
      from: { path: inRooms(['emulators']) },
      to: { path: inRooms(['ui', 'web']) },
    },
    {
      name: 'rooms-by-alias',
      comment: 'Another room is named by its alias (#language/…), never by ../.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: {
        path: inRooms(rooms),
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'features-stand-alone',
      comment: 'Features do not import each other; what two of them need belongs to web/app.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/[^/]+/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'workers-stand-alone',
      comment: 'Workers do not import each other, so that each is deployed alone.',
      severity: 'error',
      from: { path: '^functions/([^/]+)/', pathNot: testFiles },
      to: { path: '^functions/[^/]+/', pathNot: `^functions/($1|${shared})/` },
    },
    {
      name: 'tests-of-workers-stand-alone',
      comment:
        'A test may use the test kit of another Worker, to test what one hands to the other.',
      severity: 'error',
      from: { path: '^functions/([^/]+)/' },
      to: { path: '^functions/[^/]+/', pathNot: `^functions/($1|${shared}|[^/]+/testing)/` },
    },
    {
      name: 'names-say-something',
      comment: 'Name a file or folder after its subject.',
      severity: 'error',
      from: {},
      // Node's built-in modules may have such names.
      to: { path: emptyNames, pathNot: 'node_modules', dependencyTypesNot: ['core'] },
    },
    {
      name: 'entries-say-something',
      comment: 'A file that nothing imports is named after its subject too.',
      severity: 'error',
      from: { path: emptyNames, pathNot: 'node_modules' },
      to: {},
    },
    {
      name: 'folders-in-kebab-case',
      comment: 'A folder has neither spaces nor underscores in its name.',
      severity: 'error',
      from: { path: '(^|/)[^/]*[ _][^/]*/', pathNot: 'node_modules' },
      to: {},
    },
    {
      name: 'imports-resolve',
      comment: 'An import that resolves to nothing would escape every rule above.',
      severity: 'error',
      from: { path: inRooms([...rooms, 'e2e']) },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.wrangler|dist)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
