// Which room may import from which (docs/decisions/0143): imports point down only. Run by `npm run check`.

/** What each room may import from, apart from itself. */
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
/** The rooms around the product. They may import from every room; only tests import from them. */
const tools = ['emulators', 'proofs', 'scripts'];
const rooms = [...product, ...tools];

const testFiles = '\\.(test|proof)\\.tsx?$|(^|/)testing/';
const inRooms = (names) => `^(${names.join('|')})/`;

/** Folders of functions/ that several Workers build on. */
const shared = 'http|stripe|mail|media-store|export|passwords';

/** Words that say nothing about what is inside a file or folder. */
const emptyNames = '(^|[/-])(utils?|helpers?|misc|manager|service)([-./]|$)|(^|/)common[./]';

const arrows = product.map((room) => ({
  name: `${room}-points-down`,
  comment: `${room} imports only from ${below[room].join(', ') || 'itself'}.`,
  severity: 'error',
  from: { path: inRooms([room]), pathNot: testFiles },
  to: {
    path: inRooms(rooms.filter((other) => other !== room && !below[room].includes(other))),
    // The browser may know the types of a Worker's replies; nothing of it is bundled.
    ...(room === 'web' && { pathNot: inRooms(['functions']) }),
  },
}));

const testArrows = product.map((room) => ({
  name: `tests-of-${room}-point-down`,
  comment: `A test of ${room} imports from what ${room} imports from, and from the tools.`,
  severity: 'error',
  from: { path: inRooms([room]) },
  to: {
    path: inRooms(product.filter((other) => other !== room && !below[room].includes(other))),
    ...(room === 'web' && { pathNot: inRooms(['functions']) }),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrows,
    ...testArrows,
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
      to: { path: emptyNames, pathNot: 'node_modules' },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that resolves to nothing would escape every rule above.',
      severity: 'error',
      from: { path: inRooms(rooms) },
      to: { couldNotResolve: true },
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
