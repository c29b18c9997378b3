import * as z from 'zod/mini';
import { Role } from './role.ts';

/** A teacher's role in a department: the owner pays, a manager leads it, a teacher teaches. */
export const OrganisationRole = z.enum(['owner', 'manager', 'teacher']);
export type OrganisationRole = z.infer<typeof OrganisationRole>;

const TeacherProfile = z.object({ id: z.string(), fullName: z.string() });

/** A person as returned by `GET /v1/me` (specification 3): what they may see of their own account. */
export const User = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  fullName: z.string(),
  country: z.string(),
  /** The locale for dates and numbers; null for the browser's locale. */
  locale: z.nullable(z.string()),
  /** The language that the user has chosen for the pages; null for the browser's, and for pupils that of their class. */
  interfaceLanguage: z.nullable(z.string()),
  role: Role,
  subscription: z.nullable(
    z.object({
      plan: z.string(),
      kind: z.string(),
      status: z.string(),
      paymentStatus: z.string(),
      /** The day on which the plan ends; null while it renews automatically. */
      endsAt: z.nullable(z.string()),
    }),
  ),
  organisation: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      isOwner: z.boolean(),
      role: OrganisationRole,
    }),
  ),
  /** The department's teachers, for its leaders to choose from; empty for everyone else. */
  teacherProfiles: z.array(TeacherProfile),
  /**
   * The teacher whose classes and homework the lists show initially. The person's own profile means all
   * teachers.
   */
  selectedTeacherProfile: z.nullable(TeacherProfile),
  pupilPlatformAllowed: z.boolean(),
  totalTeachersAllowed: z.int(),
  remainingTeachers: z.int(),
  totalPupilsAllowed: z.int(),
  remainingPupils: z.int(),
  enableExperimentalFeatures: z.boolean(),
  /**
   * True if the dialog for choosing a teacher profile must stay closed. The dialog opens once per session,
   * and only if there are several profiles (decision 0102).
   */
  hasSeenTeacherProfileModal: z.boolean(),
});
export type User = z.infer<typeof User>;
