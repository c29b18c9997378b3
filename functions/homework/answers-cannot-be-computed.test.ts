import { describe, expect, test } from 'vitest';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { randomFrom, shuffle } from '#language/random.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { firstSeed } from '#lessons/activities/seeds.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';
import { opaqueIds } from '#lessons/tasks/choose-options.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { taskTemplates, templateOf } from '#lessons/tasks/registry.ts';
import { type TaskSourceName, taskSourceNames, taskSources } from '#lessons/tasks/sources.ts';
import { storedNames, type TaskNames } from '#lessons/tasks/task-names.ts';
import type { TaskSource } from '#lessons/tasks/task-source.ts';
import { demoHomeworks } from '#scripts/world/demo-homeworks.ts';
import { demoLessons } from '#scripts/world/demo-lessons.ts';
import { pupilNames } from './attempts/pupil-names.ts';

/** A stored task, with the seeds with which the teacher's browser may have created it. */
interface StoredTask extends Pick<NewTask, 'template' | 'data'> {
  name: string;
  seeds: readonly number[];
}

const materials: LessonMaterial[] = Object.values(exampleMaterials).map((material) => {
  const ids = [...material.text.sentences, ...material.vocabulary].map(({ id }) => id);
  const clips = Object.fromEntries(ids.map((id) => [id, { key: `clip-${id}`, ms: 900 }]));
  return { ...material, speech: { clips } };
});

const seedsOf = ({ resourceId }: LessonMaterial, source: TaskSourceName): number[] => {
  const { activity }: TaskSource = taskSources[source];
  return [1, firstSeed(resourceId, source), firstSeed(resourceId, activity ?? source)];
};

const fromSources: StoredTask[] = materials.flatMap((material) =>
  taskSourceNames.flatMap((source) => {
    const { templates }: TaskSource = taskSources[source];
    const seeds = seedsOf(material, source);
    return Object.entries(templates).flatMap(([template, make]) =>
      seeds.flatMap((seed) => {
        const data = make({ material, seed, preset: 'standard' });
        const name = `${source} of ${material.resourceId}`;
        return data === null ? [] : [{ name, template: template as TaskTemplateName, data, seeds }];
      }),
    );
  }),
);
const examples: StoredTask[] = materials.flatMap((material) =>
  exampleTasks(material).map((task) => ({ ...task, seeds: [5] })),
);
const demo: StoredTask[] = demoHomeworks(demoLessons(), 0).flatMap(({ tasks }) =>
  tasks.map((task) => ({ ...task, seeds: [11, 12, 13, 14, 15] })),
);

/**
 * Matching tasks of two to four pairs. A pupil is never sent the pairs in the right order. An attacker who
 * knows this can exclude one order, which helps most when there are few pairs.
 */
const shortLists: StoredTask[] = [2, 3, 4].map((count) => {
  const at = Array.from({ length: count }, (_, place) => place + 1);
  const ids = opaqueIds(count, 'r', 1);
  const face = (text: string) => ({ kind: 'words' as const, text, language: 'fr' });
  return {
    name: `${count} pairs`,
    template: 'MATCHING',
    seeds: [1],
    data: {
      left: at.map((number) => ({ id: `l${number}`, face: face(`mot ${number}`) })),
      right: at.map((number) => ({ id: ids[number - 1] ?? '', face: face(`word ${number}`) })),
      partners: Object.fromEntries(at.map((number) => [`l${number}`, ids[number - 1] ?? ''])),
    },
  };
});
const shortSentences: StoredTask[] = [2, 3].map((count) => {
  const at = Array.from({ length: count }, (_, place) => place + 1);
  const tiles = opaqueIds(count, 't', 1);
  return {
    name: `${count} tiles`,
    template: 'DRAG_AND_DROP',
    seeds: [1],
    data: {
      blocks: [{ language: 'fr', pieces: at.map((n) => ({ kind: 'slot' as const, id: `p${n}` })) }],
      slots: at.map((number) => ({ id: `p${number}`, answer: `mot ${number}` })),
      tiles: at.map((n) => ({ id: tiles[n - 1] ?? '', text: `mot ${n}`, language: 'fr' })),
      groups: [{ id: 's1', slots: at.map((number) => `p${number}`), tiles }],
    },
  };
});

/** The part of a task that a decoder sees: the choices, and the number of items. */
interface Asked {
  choices: readonly string[];
  items: number;
  /**
   * `before` is the number of items and choices in the earlier parts; `total` is the number of all choices.
   */
  before: number;
  total: number;
  /** The indices of the right choices for the first items. */
  known: readonly number[];
}

/** An attack: returns the index of the choice to select for each item, or null to guess. */
type Decoder = (asked: Asked) => (number | null)[];

const byNumber = (one: string, other: string) =>
  Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, ''));
const places = (count: number) => Array.from({ length: count }, (_, at) => at);

const withKnown = 'as the known ones';

/**
 * Returns all decoders that an attacker could write with our code and with each seed that the browser may
 * have used.
 */
function decoders(seeds: readonly number[]): Record<string, Decoder> {
  const inOrder =
    (sorted: (choices: readonly string[]) => readonly string[], turn = 0): Decoder =>
    ({ choices, items }) => {
      const row = sorted(choices);
      return places(items).map((at) => choices.indexOf(row[(at + turn) % row.length] ?? ''));
    };
  const bySeed = seeds.flatMap((seed, nth): [string, Decoder][] => [
    [
      `ids of seed ${nth}`,
      ({ choices, items, before, total }) =>
        places(items).map((at) => {
          const rows = 'rotw'
            .split('')
            .flatMap((prefix) => [
              opaqueIds(total, prefix, seed)[before + at],
              opaqueIds(choices.length, prefix, (seed + before + at) ^ 0x5bd1e995)[0],
            ]);
          const found = choices.findIndex((id) => rows.includes(id));
          return found < 0 ? null : found;
        }),
    ],
    [
      `order of seed ${nth}`,
      ({ choices, items }) => {
        const order = shuffle(places(choices.length), randomFrom(seed));
        return places(items).map((at) => order.indexOf(at));
      },
    ],
  ]);
  return {
    'as they come': inOrder((choices) => choices),
    'the next one': inOrder((choices) => choices, 1),
    'from the end': inOrder((choices) => [...choices].reverse()),
    'by id': inOrder((choices) => [...choices].sort()),
    'by number': inOrder((choices) => [...choices].sort(byNumber)),
    // The numbers of the words increase by a constant step. A larger gap suggests that a mistake in the text
    // omits some numbers.
    'by what is missing': ({ choices, items }) => {
      const gap = (at: number) => Math.abs(byNumber(choices[at + 1] ?? '', choices[at] ?? ''));
      return places(choices.length)
        .sort((one, other) => gap(other) - gap(one))
        .slice(0, items);
    },
    // Half of the answers are known. If they follow a pattern, apply it to the other answers.
    [withKnown]: ({ choices, items, known }) => {
      const turns = known.map((choice, at) => (choice - at + choices.length) % choices.length);
      const often = (turn: number) => turns.filter((other) => other === turn).length;
      const turn = [...turns].sort((one, other) => often(other) - often(one))[0] ?? 0;
      return places(items).map((at) => (at + turn) % choices.length);
    },
    ...Object.fromEntries(bySeed),
  };
}

interface Tally {
  right: number;
  chance: number;
  variance: number;
}

/** Returns the right choices for an item: a single choice, or every word that counts as right. */
function rightFor(solved: unknown, item: string): readonly string[] {
  const [answer] = Object.values(solved as Record<string, unknown>);
  if (Array.isArray(answer)) return answer.map(String);
  return [String((answer as Record<string, string>)[item])];
}

/**
 * Adds to each decoder's tally the number of items that it gets right with these ids, and the number that it
 * would get right by chance.
 */
function tryOut(task: StoredTask, names: TaskNames, tallies: Map<string, Tally>): void {
  const { forPupil, rename } = templateOf(task.template);
  const { choices, solve } = exampleAnswers(task.template);
  const asked = choices(JSON.parse(JSON.stringify(forPupil(task.data, names))));
  const solved = rename.toPupil(solve(task.data), names);
  const all = Object.entries(decoders(task.seeds));
  const parts = [...new Set(asked.map((one) => one.part))];
  const bank = new Set(asked.flatMap((one) => one.choices));
  let before = 0;
  for (const part of parts) {
    const items = asked.filter((one) => one.part === part);
    const from = items[0]?.choices ?? [];
    const answers = items.map(({ item }) => rightFor(solved, item));
    // The attacker knows the first half of the answers, so do not count it.
    const half = items.length < 4 ? 0 : Math.floor(items.length / 2);
    const known = answers.slice(0, half).map(([answer = '']) => from.indexOf(answer));
    for (const [name, decode] of all) {
      const tally = tallies.get(name) ?? { right: 0, chance: 0, variance: 0 };
      tallies.set(name, tally);
      const picked = decode({
        choices: from,
        items: items.length,
        before,
        total: bank.size,
        known,
      });
      const isKnown = (choice: string) =>
        name === withKnown && known.includes(from.indexOf(choice));
      const open = from.filter((choice) => !isKnown(choice)).length;
      for (const [at, answer] of answers.entries()) {
        if (name === withKnown && at < half) continue;
        const right = answer.filter((choice) => !isKnown(choice));
        const chance = right.length / open;
        const pick = from[picked[at] ?? -1];
        tally.right += pick === undefined ? chance : Number(right.includes(pick));
        tally.chance += chance;
        tally.variance += chance * (1 - chance);
      }
    }
    before += items.length;
  }
}

/** Returns by how many standard deviations each decoder beats chance, over all tasks and pupils. */
function advantages(
  tasks: readonly StoredTask[],
  namesOf: (task: StoredTask, pupil: number) => TaskNames,
  pupils: number,
): Map<string, number> {
  const tallies = new Map<string, Tally>();
  for (const task of tasks) {
    for (const pupil of places(pupils)) tryOut(task, namesOf(task, pupil), tallies);
  }
  return new Map(
    [...tallies].map(([name, { right, chance, variance }]) => [
      name,
      (right - chance) / Math.sqrt(Math.max(variance, 1)),
    ]),
  );
}

const secret = 'a secret that no pupil has, of 32 bytes or more';
const ofPupil = (task: StoredTask, pupil: number) =>
  pupilNames(secret, { pupilHomeworkId: pupil + 1, taskId: all.indexOf(task) + 1 });

const all = [...fromSources, ...examples, ...demo, ...shortLists, ...shortSentences];
const templates = Object.keys(taskTemplates) as TaskTemplateName[];
const chosen = templates.filter((name) =>
  all.some(
    (task) =>
      task.template === name &&
      exampleAnswers(name).choices(templateOf(name).forPupil(task.data, storedNames(1))).length > 0,
  ),
);
test('covers every template except typing', () => {
  expect([...chosen, 'TYPE_THE_ANSWER'].sort()).toEqual([...templates].sort());
});

describe.each(chosen)('template %s', (template) => {
  const tasks = all.filter((task) => task.template === template);

  test('lets no decoder beat chance', () => {
    for (const [name, better] of advantages(tasks, ofPupil, 4)) {
      expect(better, name).toBeLessThan(4);
    }
  });

  test('ignores answers that use stored ids or another pupil’s ids', () => {
    for (const task of tasks) {
      const { rename, empty } = templateOf(template);
      const solved = exampleAnswers(template).solve(task.data);
      const names = ofPupil(task, 0);
      expect(rename.toStored(task.data, solved, names)).toEqual(empty);
      // One pupil's answers are not valid for another pupil.
      const sent = rename.toPupil(solved, names);
      expect(rename.toStored(task.data, sent, ofPupil(task, 1))).toEqual(empty);
      expect(rename.toStored(task.data, sent, names)).toEqual(solved);
    }
  });

  test('does not send stored ids', () => {
    for (const task of tasks) {
      const { forPupil } = templateOf(template);
      const sent = new Set(idsIn(forPupil(task.data, ofPupil(task, 0))));
      expect(sent.size).toBeGreaterThan(0);
      for (const id of idsIn(task.data)) expect(sent).not.toContain(id);
    }
  });
});

test.each([...shortLists, ...shortSentences].map((task) => [task.name, task] as const))(
  '%s: lets no decoder beat chance',
  (_, task) => {
    for (const [name, better] of advantages([task], ofPupil, 1000)) {
      expect(better, name).toBeLessThan(4);
    }
  },
);

test('never sends matching cards in their stored order', () => {
  for (const task of [...shortLists, ...all.filter(({ template }) => template === 'MATCHING')]) {
    const { right } = task.data as { right: { face: unknown }[] };
    for (const pupil of places(20)) {
      const names = ofPupil(task, pupil);
      const sent = templateOf('MATCHING').forPupil(task.data, names) as typeof task.data & {
        right: { face: unknown }[];
      };
      expect(sent.right.map(({ face }) => face)).not.toEqual(right.map(({ face }) => face));
    }
  }
});

test('lets the same decoders find the answers when stored ids are sent', () => {
  const stored = (task: StoredTask) => storedNames(task.seeds[0] ?? 1);
  // Only some ids depend on a seed. Words to tap are numbered by their position in the text, and the lines of
  // a grid by their squares.
  const bySeed = chosen.filter((name) => !['TAP_OR_SELECT', 'FIND_IN_GRID'].includes(name));
  for (const template of bySeed) {
    const tasks = fromSources.filter((task) => task.template === template);
    expect(Math.max(...advantages(tasks, stored, 1).values()), template).toBeGreaterThan(5);
  }
});

/**
 * Returns every id in a task: values of id properties, and strings in plain lists (slots, tiles of a group).
 */
function idsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return key === 'id' || key === 'slots' || key === 'tiles' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => idsIn(inner, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => idsIn(inner, name));
}
