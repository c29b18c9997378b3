import type { Routes } from '#functions/http/app.ts';
import type { BaseEnv } from '#functions/http/env.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { createClassroom } from './create-classroom.ts';
import { createPupils } from './create-pupils.ts';
import { exportPupil } from './export-pupil.ts';
import { getClassroom } from './get-classroom.ts';
import { joinClassroom } from './join-classroom.ts';
import { leaveClassroom } from './leave-classroom.ts';
import { listClassrooms } from './list-classrooms.ts';
import { listPupils } from './list-pupils.ts';
import { movePupils } from './move-pupils.ts';
import { moveUpClassroom } from './move-up-classroom.ts';
import { removeClassroom } from './remove-classroom.ts';
import { removePupil } from './remove-pupil.ts';
import { resetPasswords } from './reset-passwords.ts';
import { updateClassroom } from './update-classroom.ts';
import { updatePupil } from './update-pupil.ts';

/** The route table of the Worker. A fixed path precedes any parameter that would match it. */
export const classroomRoutes = (hasher: PasswordHasher): Routes<ClassroomsEnv> => ({
  'GET /v1/classrooms': listClassrooms,
  'POST /v1/classrooms': createClassroom,
  'GET /v1/classrooms/:id': getClassroom,
  'PATCH /v1/classrooms/:id': updateClassroom,
  'DELETE /v1/classrooms/:id': removeClassroom,
  'POST /v1/classrooms/:id/pupils': createPupils(hasher),
  'POST /v1/classrooms/:id/members': joinClassroom,
  'POST /v1/classrooms/:id/move': movePupils,
  'POST /v1/classrooms/:id/move-up': moveUpClassroom,
  'DELETE /v1/classrooms/:id/pupils/:pupilId': leaveClassroom,
  'GET /v1/pupils': listPupils,
  'POST /v1/pupils/passwords': resetPasswords(hasher),
  'GET /v1/pupils/:id/export': exportPupil,
  'PATCH /v1/pupils/:id': updatePupil,
  'DELETE /v1/pupils/:id': removePupil,
});

/** The settings of the Worker for classes and pupils. */
export type ClassroomsEnv = BaseEnv;
