import * as z from 'zod';
import type { Database } from '#db/client.ts';
import type { Caller } from '#functions/http/testing/create-caller.ts';
import { answered, passMark, tasks, unknownId } from './answered.ts';
import { atTask } from './at-task.ts';
import * as school from './school-state.ts';
import type { SchoolStep } from './school-step.ts';

const day = 86_400_000;

const Made = z.object({ id: z.string() });
const Cards = z.array(z.object({ id: z.string() }));
const Homework = z.object({ id: z.number(), tasks: z.array(z.object({ id: z.number() })) });

/** A teacher's real school, accessed through the Workers. */
export interface RealSchool {
  db: Database;
  teacherId: string;
  /** The teacher's token. */
  token: string;
  lesson: string;
  call: { classes: Caller; homework: Caller };
}

/**
 * Performs a step in both the product and the model. Returns null, or a description of the response if it was
 * unexpected.
 */
export async function doStep(
  step: SchoolStep,
  state: school.SchoolState,
  { call, token, lesson, teacherId }: RealSchool,
): Promise<string | null> {
  const rooms = [...state.rooms.keys()];
  const pupils = [...state.pupils];
  const works = [...state.homeworks.keys()];
  // A different id in each life, because calls about one person are rate-limited.
  const nobody = `no-pupil-${teacherId}`;
  const room = (at: number) => pick(rooms, at) ?? 'no-class';
  const pupil = (at: number) => pick(pupils, at) ?? nobody;
  const homeworkId = 'homework' in step ? (pick(works, step.homework) ?? unknownId) : unknownId;
  const homework = state.homeworks.get(homeworkId);
  const known = (ids: readonly string[], all: { has(id: string): boolean }) =>
    ids.every((id) => all.has(id));
  switch (step.do) {
    case 'make a class': {
      const answer = await call.classes('POST /v1/classrooms', { token, json: { name: 'Class' } });
      const { id } = Made.parse(await answer.json());
      state.rooms.set(id, { archived: false, members: new Set() });
      return answered(answer, 201);
    }
    case 'add pupils': {
      const id = room(step.room);
      const names = Array.from({ length: step.count }, () => 'Léa Dupont');
      const json = { names };
      const answer = await call.classes(`POST /v1/classrooms/${id}/pupils`, { token, json });
      if (!state.rooms.has(id)) return answered(answer, 404);
      if (state.pupils.size + step.count > state.places) return answered(answer, 409);
      for (const card of Cards.parse(await answer.json())) {
        state.pupils.add(card.id);
        school.join(state, id, card.id);
      }
      return answered(answer, 201);
    }
    case 'join': {
      const [id, pupilIds] = [room(step.room), step.pupils.map(pupil)];
      const json = { pupilIds };
      const answer = await call.classes(`POST /v1/classrooms/${id}/members`, { token, json });
      if (!state.rooms.has(id) || !known(pupilIds, state.pupils)) return answered(answer, 404);
      for (const one of pupilIds) school.join(state, id, one);
      return answered(answer, 204);
    }
    case 'leave': {
      const [id, one] = [room(step.room), pupil(step.pupil)];
      const answer = await call.classes(`DELETE /v1/classrooms/${id}/pupils/${one}`, { token });
      if (!state.rooms.has(id)) return answered(answer, 404);
      school.leave(state, id, one);
      return answered(answer, 204);
    }
    case 'move': {
      const [id, pupilIds] = [room(step.room), step.pupils.map(pupil)];
      const to = step.to === null ? null : room(step.to);
      const json = { pupilIds, to };
      const answer = await call.classes(`POST /v1/classrooms/${id}/move`, { token, json });
      if (!known([id, to ?? id], state.rooms)) return answered(answer, 404);
      if (to !== id) for (const one of pupilIds) school.leave(state, id, one, to ?? undefined);
      return answered(answer, 204);
    }
    case 'archive': {
      const id = room(step.room);
      const json = { archived: step.archived };
      const answer = await call.classes(`PATCH /v1/classrooms/${id}`, { token, json });
      const found = state.rooms.get(id);
      if (!found) return answered(answer, 404);
      found.archived = step.archived;
      return answered(answer, 204);
    }
    case 'remove an account': {
      const one = pupil(step.pupil);
      const answer = await call.classes(`DELETE /v1/pupils/${one}`, { token });
      if (!state.pupils.has(one)) return answered(answer, 404);
      school.removeAccount(state, one);
      return answered(answer, 204);
    }
    case 'set homework': {
      const [classroomIds, pupilIds] = [step.rooms.map(room), step.pupils.map(pupil)];
      const json = {
        ...{ name: 'Homework', resourceId: lesson, passMark, preset: 'standard', tasks },
        ...{ attemptsAllowed: step.attempts, classroomIds, pupilIds },
        startsAt: new Date(Date.now() - day).toISOString(),
        dueAt: new Date(Date.now() + day).toISOString(),
      };
      const answer = await call.homework('POST /v1/homeworks', { token, json });
      if (classroomIds.length + pupilIds.length === 0) return answered(answer, 400);
      if (!maySet(state, classroomIds, pupilIds)) return answered(answer, 404);
      const made = Homework.parse(await answer.json());
      const set: school.ModelHomework = {
        ...{ rooms: new Set(), works: new Map(), attempts: step.attempts },
        taskIds: made.tasks.map(({ id }) => id),
      };
      state.homeworks.set(made.id, set);
      school.setFor(state, set, classroomIds, pupilIds);
      return answered(answer, 201);
    }
    case 'set it for more': {
      const [classroomIds, pupilIds] = [step.rooms.map(room), step.pupils.map(pupil)];
      const json = { classroomIds, pupilIds };
      const answer = await call.homework(`POST /v1/homeworks/${homeworkId}/pupils`, {
        token,
        json,
      });
      if (classroomIds.length + pupilIds.length === 0) return answered(answer, 400);
      if (!homework || !maySet(state, classroomIds, pupilIds)) return answered(answer, 404);
      school.setFor(state, homework, classroomIds, pupilIds);
      return answered(answer, 204);
    }
    case 'take it from a class': {
      const id = room(step.room);
      const route = `DELETE /v1/homework-classroom/${homeworkId}/${id}`;
      const answer = await call.homework(route, { token });
      if (!homework?.rooms.has(id)) return answered(answer, 404);
      school.withdraw(state, homeworkId, id);
      return answered(answer, 200);
    }
    case 'take it from a pupil': {
      const one = pupil(step.pupil);
      const route = `DELETE /v1/homeworks/${homeworkId}/pupils/${one}`;
      const answer = await call.homework(route, { token });
      if (!homework) return answered(answer, 404);
      school.takeFrom(state, homeworkId, one);
      return answered(answer, 204);
    }
    case 'take it back': {
      const answer = await call.homework(`DELETE /v1/homeworks/${homeworkId}`, { token });
      if (!state.homeworks.delete(homeworkId)) return answered(answer, 404);
      return answered(answer, 204);
    }
    case 'type':
    case 'hand in':
      return atTask(step, homeworkId, homework, pupil(step.pupil), call.homework);
  }
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

const maySet = (
  { rooms, pupils }: school.SchoolState,
  roomIds: readonly string[],
  pupilIds: readonly string[],
): boolean =>
  roomIds.every((id) => rooms.get(id)?.archived === false) &&
  pupilIds.every((id) => pupils.has(id));
