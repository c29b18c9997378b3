import { demoClassrooms, demoPupils } from '#db/seed/accounts.ts';
import type { DemoHomework } from '#db/seed/homeworks.ts';
import type { DemoLesson } from '#db/seed/lessons.ts';
import { randomFrom } from '#language/random.ts';
import type { LessonMaterial, VocabularyItem } from '#lessons/draft/lesson-material.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { markAttempt } from '#lessons/tasks/marking.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { demoAnswers } from './demo-answers.ts';
import { type DemoWords, demoWords } from './demo-words.ts';

const day = 86_400_000;
const passMark = 60;

/** The homework to assign: the lesson, the class, start and end (days from now), and the pupils' progress. */
const plans = [
  { lesson: 'demoFrFete1', room: 'demo-8c', from: -21, to: -14, done: 0.95, lift: -0.08 },
  { lesson: 'demoFrMarche', room: 'demo-8c', from: -10, to: -3, done: 0.92, lift: 0 },
  {
    ...{
      lesson: 'demoFrFete1',
      room: 'demo-8c',
      from: -2,
      to: 5,
      done: 0.5,
      lift: 0.05,
      again: true,
    },
    isExplained: true,
  },
  { lesson: 'demoJaTanjo', room: 'demo-9j', from: -9, to: -2, done: 0.9, lift: -0.05 },
  { lesson: 'demoJaTanjo', room: 'demo-9j', from: -1, to: 6, done: 0.35, lift: 0, again: true },
] as const;

/**
 * The demo teacher's homework with results, so that a newcomer sees realistic results of a class. The tasks
 * are made from the demo lessons and marked by the product's own rules. `now` is in milliseconds. The teacher has written
 * `words`.
 */
export function demoHomeworks(
  lessons: readonly DemoLesson[],
  now: number,
  words: DemoWords = demoWords.en,
): DemoHomework[] {
  return plans.flatMap((plan, at) => {
    const lesson = lessons.find(({ id }) => id === plan.lesson);
    return lesson ? [makeHomework(lesson, plan, words, at, now)] : [];
  });
}

function makeHomework(
  lesson: DemoLesson,
  plan: (typeof plans)[number],
  words: DemoWords,
  at: number,
  now: number,
): DemoHomework {
  const room = demoClassrooms.find(({ id }) => id === plan.room);
  const again = 'again' in plan;
  const tasks = exampleTasks(materialOf(lesson), 11 + at)
    // The second homework of a lesson has only every other task.
    .filter((_, place) => !again || place % 2 === 0)
    .map((task) => ({
      ...task,
      name: words.tasks[task.source] ?? task.name,
      size: templateOf(task.template).size(task.data),
    }));
  const startsAt = now + plan.from * day;
  const random = randomFrom(7 * at + 1);
  const pupils = demoPupils.filter(
    ({ userName }) => `demo-${userName?.split('-')[1]}` === plan.room,
  );
  const attempts = pupils.flatMap(({ id }, place) => {
    // Skills range from pupils who get nearly everything right to pupils who struggle. Each pupil has a
    // similar skill in every homework.
    const skill = Math.min(0.98, 0.97 - 0.5 * (place / pupils.length) + plan.lift);
    return tasks.flatMap((task, position) => {
      if (random() > plan.done) return [];
      const tries = [skill, Math.min(1, skill + 0.25)];
      const made = [];
      for (const [round, level] of tries.entries()) {
        const submitted = demoAnswers(task.template, task.data, level, random);
        const marked = markAttempt({ ...task, accepted: {} }, submitted, [], passMark);
        const late = Math.min(now, startsAt + (0.3 + random() * 0.8) * (plan.to - plan.from) * day);
        const moment = Math.min(now - 60_000, late + round * 900_000);
        made.push({
          ...marked,
          ...{ pupilId: id, position, number: round + 1, submitted },
          seconds: Math.round(task.size * (12 + 20 * random())),
          at: new Date(moment).toISOString(),
        });
        if (marked.passed || marked.state === 'needs-review' || random() < 0.4) break;
      }
      return made;
    });
  });
  return {
    ...{ teacherId: room?.teacherId ?? '', classroomId: plan.room, resourceId: lesson.id },
    name: again ? words.practice.replace('{title}', lesson.draft.title) : lesson.draft.title,
    instructions: 'isExplained' in plan ? words.instructions : '',
    ...{ language: lesson.draft.to, nativeLanguage: lesson.draft.from, passMark },
    ...{ startsAt: new Date(startsAt).toISOString(), tasks, attempts },
    dueAt: new Date(now + plan.to * day).toISOString(),
  };
}

function materialOf({ id, draft, level, text, parts }: DemoLesson): LessonMaterial {
  const made = Object.fromEntries(parts.map(({ part, content }) => [part, content]));
  const { items = [] } = Object(made.vocab) as { items?: VocabularyItem[] };
  return {
    ...{ resourceId: id, title: draft.title, mine: true, level, textType: draft.textType, text },
    ...{ vocabulary: items, parts: made, pictures: {}, speech: { clips: {} } },
  };
}
