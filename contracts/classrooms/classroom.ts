import * as z from 'zod/mini';
import { isLanguageCode } from '#language/languages.ts';
import { InterfaceLanguage } from '../account/interface-language.ts';
import { Name } from '../validation/name.ts';
import { shownName } from '../validation/shown-name.ts';
import { singleLine } from '../validation/single-line.ts';

/** A class name: letters, digits and punctuation, for example "8B French, Tuesdays". */
export const ClassroomName = shownName(60).check(z.minLength(1, 'Enter a name.'));

export const ClassroomDraft = z.object({
  name: ClassroomName,
  /** The language being learnt. */
  language: z._default(
    z.nullable(z.string().check(z.refine(isLanguageCode, 'Choose a language from the list.'))),
    null,
  ),
  /** A school year such as `england/year-8`. */
  year: z._default(z.nullable(singleLine().check(z.maxLength(60))), null),
  /** The language in which the product speaks to the pupils; null for the From language of their lessons. */
  interfaceLanguage: z._default(z.nullable(InterfaceLanguage), null),
});
export type ClassroomDraft = z.infer<typeof ClassroomDraft>;

export const ClassroomRow = z.object({
  id: z.string(),
  name: z.string(),
  language: z.nullable(z.string()),
  year: z.nullable(z.string()),
  interfaceLanguage: z.nullable(InterfaceLanguage),
  archived: z.boolean(),
  pupils: z.int(),
  openHomeworks: z.int(),
  teacherId: z.string(),
  teacherName: z.string(),
  mine: z.boolean(),
  createdAt: z.string(),
});
export type ClassroomRow = z.infer<typeof ClassroomRow>;

export const PupilRow = z.object({
  id: z.string(),
  fullName: z.string(),
  /** Sort key for lists of pupils. Null if the surname is unknown. */
  surname: z.nullable(z.string()),
  userName: z.string(),
  classrooms: z.array(z.object({ id: z.string(), name: z.string() })),
  lastSeenAt: z.nullable(z.string()),
});
export type PupilRow = z.infer<typeof PupilRow>;

/** `GET /v1/classrooms/:id`: a class with its pupils. */
export interface ClassroomDetail {
  classroom: ClassroomRow;
  pupils: PupilRow[];
  /** True if this person may change the class. */
  mayChange: boolean;
}

/** Data of a login card. The password is returned only once, when it is generated. */
export const LoginCard = z.object({
  id: z.string(),
  fullName: z.string(),
  userName: z.string(),
  password: z.string(),
  /**
   * Part of the card's QR code. Sign-ins with this key are not throttled after a stranger has guessed too
   * many passwords.
   */
  cardKey: z.string(),
});
export type LoginCard = z.infer<typeof LoginCard>;

/** Longer lists are sent in several requests. */
export const maxPupilsAtOnce = 100;

export const NewPupils = z
  .object({
    names: z
      .array(Name)
      .check(
        z.minLength(1, 'Enter at least one name.'),
        z.maxLength(maxPupilsAtOnce, `Add at most ${maxPupilsAtOnce} pupils at once.`),
      ),
    /**
     * The surname of each pupil, if the list contains surnames separately. A null or missing surname is
     * guessed.
     */
    surnames: z.optional(z.array(z.nullable(Name))),
  })
  .check(
    z.refine(({ names, surnames }) => !surnames || surnames.length === names.length, {
      path: ['surnames'],
      message: 'Give a surname or null for each name.',
    }),
  );
export type NewPupils = z.infer<typeof NewPupils>;

/** `PATCH /v1/pupils/:id`: a pupil's name. A missing surname is guessed. */
export const PupilName = z.object({ fullName: Name, surname: z.nullish(Name) });
export type PupilName = z.infer<typeof PupilName>;

/**
 * `POST /v1/classrooms/:id/move`: the pupils who leave the class, and their new class. Null if they only
 * leave.
 */
export const MovedPupils = z.object({
  pupilIds: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Choose a pupil.'), z.maxLength(300)),
  to: z.nullable(z.string().check(z.maxLength(40))),
});
export type MovedPupils = z.infer<typeof MovedPupils>;
