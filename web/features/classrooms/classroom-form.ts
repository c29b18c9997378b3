import * as z from 'zod/mini';
import { ClassroomDraft, type ClassroomRow } from '#contracts/classrooms/classroom.ts';

const Texts = z.record(z.string(), z.string());

/** A class as its form holds it, where nothing chosen is an empty text; read as the server's own draft. */
export const ClassroomFields = z.pipe(
  z.transform((values): unknown => {
    const { name, language, year } = Texts.parse(values);
    return { name, language: language || null, year: year || null };
  }),
  ClassroomDraft,
);

/** The fields of a class; of a new one when there is none. */
export function fieldsOf(row?: Pick<ClassroomRow, 'name' | 'language' | 'year'>) {
  return { name: row?.name ?? '', language: row?.language ?? '', year: row?.year ?? '' };
}
