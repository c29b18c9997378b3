import type { Complaint } from './source-file.ts';

/**
 * What each folder of a kind must hold; where several names stand, one of them. A test beside its
 * files is a duty of every folder.
 */
const duties: Record<string, readonly (readonly string[])[]> = {
  'lessons/questions': [
    ['definition.ts'],
    ['content.ts'],
    ['Panel.tsx'],
    ['Edit.tsx'],
    ['examples.ts'],
  ],
  // What an activity stores are its options where the pupils' view is made from them alone.
  'lessons/activities': [
    ['definition.ts'],
    ['content.ts', 'options.ts'],
    ['stored.ts'],
    ['menu.ts'],
    ['view.ts'],
    ['Panel.tsx'],
    ['examples.ts'],
  ],
  'lessons/tasks': [
    ['definition.ts'],
    ['content.ts'],
    ['mark.ts'],
    ['progress.ts'],
    ['Do.tsx'],
    ['Result.tsx'],
    ['examples.ts'],
  ],
};

/** A folder with one of these is a type; others hold what several types share. */
const marks = ['definition.ts', 'content.ts', 'Edit.tsx', 'Panel.tsx', 'Do.tsx'];

/**
 * Checks that every question type, activity and task template is whole and stands in a registry. `registries` are the
 * texts of every `registry.ts`: an activity that the model makes stands in the questions' one.
 */
export function checkDuties(paths: readonly string[], registries: readonly string[]): Complaint[] {
  const complaints: Complaint[] = [];
  for (const [kind, files] of Object.entries(duties)) {
    for (const name of typesOf(kind, paths)) {
      const folder = `${kind}/${name}`;
      for (const choice of files) {
        if (choice.some((file) => paths.includes(`${folder}/${file}`))) continue;
        complaints.push(`${folder} lacks ${choice.join(' or ')}.`);
      }
      if (!paths.some((path) => path.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(path))) {
        complaints.push(`${folder} lacks a test.`);
      }
      if (registries.length > 0 && !registries.some((text) => text.includes(`/${name}/`))) {
        complaints.push(`${folder} is in no registry.ts.`);
      }
    }
  }
  return complaints;
}

function typesOf(kind: string, paths: readonly string[]): Set<string> {
  const names = paths
    .filter((path) => path.startsWith(`${kind}/`))
    .map((path) => path.slice(kind.length + 1).split('/'))
    .filter((steps) => steps.length === 2 && marks.includes(steps[1] ?? ''))
    .map(([name = '']) => name);
  return new Set(names);
}
