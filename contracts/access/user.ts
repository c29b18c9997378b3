import * as z from 'zod/mini';
import { Role } from './role.ts';

/** What a teacher may do in a department: its owner pays, a manager leads it, a teacher teaches. */
export const OrganisationRole = z.enum(['owner', 'manager', 'teacher']);
export type OrganisationRole = z.infer<typeof OrganisationRole>;

const TeacherProfile = z.object({ id: z.string(), fullName: z.string() });

/** A person as `GET /v1/me` answers it (specification 3): what they may know about their own account. */
export const User = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  fullName: z.string(),
  country: z.string(),
  /** How they read dates and numbers; null as the browser has it. */
  locale: z.nullable(z.string()),
  role: Role,
  subscription: z.nullable(
    z.object({
      plan: z.string(),
      kind: z.string(),
      status: z.string(),
      paymentStatus: z.string(),
      /** The day on which it ends; null while it goes on. */
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
  /** The teachers of the department, for who leads it to choose from; empty for everyone else. */
  teacherProfiles: z.array(TeacherProfile),
  /** Whose classes and homework the lists begin with; oneself for all. */
  selectedTeacherProfile: z.nullable(TeacherProfile),
  pupilPlatformAllowed: z.boolean(),
  totalTeachersAllowed: z.int(),
  remainingTeachers: z.int(),
  totalPupilsAllowed: z.int(),
  remainingPupils: z.int(),
  enableExperimentalFeatures: z.boolean(),
  /** True when there is nothing to choose; otherwise each session begins with it (decision 0102). */
  hasSeenTeacherProfileModal: z.boolean(),
});
export type User = z.infer<typeof User>;
