import { buildLessonDrawing } from '../build-lesson-drawing.ts';

/** Vitest's setup of the projects whose tests bundle the gateway. */
export const setup = buildLessonDrawing;
