import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import type { HomeworkDetail } from '#contracts/homework/homework.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { clientOf, type Drill, pause } from '../drill.ts';

const day = 86_400_000;
const pupilsOfClass = 3;

/**
 * Simulates a teacher who creates one class after the other, until her plan's number of pupils is used up.
 * `number` makes the names unique.
 */
export async function runClasses(drill: Drill, teacherId: string, number: number): Promise<void> {
  const { history, world } = drill;
  const her = spelt(number);
  const client = clientOf(drill, 'public', teacherId);
  const resourceId = await insertLesson(world.db, teacherId, { status: 'final' });
  const tasks = exampleTasks(exampleMaterials.french).slice(0, 3);
  for (let at = 1; !drill.isOver(); at += 1) {
    const name = `Class ${at} of ${her}`;
    const room = await client.send<{ id: string }>('POST', '/v1/classrooms', { name });
    if (!room?.ok) return;
    history.add({ what: 'classroom', id: room.value.id, name });

    const names = Array.from(
      { length: pupilsOfClass },
      (_, n) => `${spelt(at)} ${spelt(n)} of ${her}`,
    );
    const path = `/v1/classrooms/${room.value.id}/pupils`;
    const cards = await client.send<LoginCard[]>('POST', path, { names });
    if (!cards?.ok) return;
    const ids = cards.value.map(({ id }) => id);
    history.add({ what: 'pupils', ids, names, payerId: teacherId });

    const homework = await client.send<HomeworkDetail>('POST', '/v1/homeworks', {
      ...{ name: `Homework ${at} of ${her}`, resourceId, passMark: 60, preset: 'standard' },
      ...{ attemptsAllowed: null, classroomIds: [room.value.id], pupilIds: [], tasks },
      startsAt: new Date(Date.now() - day).toISOString(),
      dueAt: new Date(Date.now() + day).toISOString(),
    });
    if (!homework?.ok) return;
    history.add({ what: 'homework', id: homework.value.id, name: homework.value.name });
    drill.homeworks.push({
      id: homework.value.id,
      pupilIds: ids,
      tasks: homework.value.tasks.flatMap(({ id }, place) => {
        const task = tasks[place];
        return task ? [{ id, task }] : [];
      }),
    });
    await pause(drill, 4_000, 9_000);
  }
}

/** Spells a number in letters, because names contain no digits. */
const spelt = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
