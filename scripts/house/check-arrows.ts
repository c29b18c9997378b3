import { posix } from 'node:path';
import { type Complaint, isTest, type SourceFile } from './source-file.ts';

type Room =
  | 'language'
  | 'contracts'
  | 'ui'
  | 'lessons'
  | 'db'
  | 'functions'
  | 'web'
  | 'emulators'
  | 'proofs'
  | 'scripts';

/** Which rooms a room may take values from (design 1). Everything may take from itself. */
const arrows: Record<Room, readonly Room[]> = {
  language: [],
  contracts: ['language'],
  ui: ['language'],
  lessons: ['language', 'contracts', 'ui'],
  db: ['language', 'contracts', 'lessons'],
  functions: ['db', 'lessons', 'contracts', 'language'],
  web: ['lessons', 'ui', 'contracts', 'language'],
  emulators: ['language', 'contracts', 'lessons', 'db', 'functions', 'proofs', 'scripts'],
  proofs: [
    ...(['language', 'contracts', 'ui', 'lessons', 'db', 'functions'] as const),
    ...(['web', 'emulators', 'scripts'] as const),
  ],
  scripts: [
    ...(['language', 'contracts', 'ui', 'lessons', 'db', 'functions'] as const),
    ...(['web', 'emulators', 'proofs'] as const),
  ],
};

const isRoom = (name: string): name is Room => Object.hasOwn(arrows, name);

interface Import {
  specifier: string;
  typeOnly: boolean;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

/** Every import and re-export of a module. */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, specifier, dynamic]) => ({
    specifier: specifier ?? dynamic ?? '',
    typeOnly: Boolean(type),
  }));
}

/** Checks that imports point down only, and that features leave each other alone. */
export function checkArrows({ path, text }: SourceFile): Complaint[] {
  const from = path.split('/')[0] ?? '';
  if (!isRoom(from)) return [];
  const complaints: Complaint[] = [];
  for (const { specifier, typeOnly } of importsOf(text)) {
    const target = targetOf(path, specifier);
    if (!target) continue;
    const to = target.split('/')[0] ?? '';
    if (to === from) {
      const problem = crossing(path, target);
      if (problem) complaints.push(`${path} takes from ${target}: ${problem}.`);
      continue;
    }
    if (specifier.startsWith('.')) {
      complaints.push(`${path} leaves its top folder by "${specifier}"; use #${to}/… instead.`);
    }
    if (isRoom(to) && !mayTake(path, from, to, typeOnly)) {
      complaints.push(`${path} may not take from ${target}: ${from} does not point to ${to}.`);
    }
  }
  return complaints;
}

function mayTake(path: string, from: Room, to: Room, typeOnly: boolean): boolean {
  if (arrows[from].includes(to)) return true;
  if (from === 'web' && to === 'functions') return typeOnly;
  // A test may use the test kit of scripts.
  return ['scripts', 'proofs', 'emulators'].includes(to) && isTest(path);
}

/** Folders of `functions` that several Workers start from. */
const shared = new Set(['http', 'stripe', 'mail', 'media-store', 'export', 'passwords']);

/** What is wrong with one feature or one Worker taking from another; null when nothing is. */
function crossing(path: string, target: string): string | null {
  const feature = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1];
  const worker = (file: string) => /^functions\/([^/]+)\//.exec(file)?.[1];
  const [fromFeature, toFeature] = [feature(path), feature(target)];
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return 'features do not import each other';
  }
  // What one Worker hands to another is tested on both: such a test may use the other's test kit.
  if (isTest(path) && /^functions\/[^/]+\/testing\//.test(target)) return null;
  const [fromWorker, toWorker] = [worker(path), worker(target)];
  if (fromWorker && toWorker && fromWorker !== toWorker && !shared.has(toWorker)) {
    return shared.has(fromWorker)
      ? `${fromWorker} knows no Worker`
      : 'Workers do not import each other';
  }
  return null;
}

/** The path an import means, or null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}
