import type { School, SchoolIds } from '../rights-walk/insert-school.ts';

const names = [
  'teacherId',
  'resourceId',
  'folderId',
  'classroomId',
  'pupilId',
  'userName',
  'homeworkId',
  'taskId',
  'attemptId',
  'itemId',
  'pupilHomeworkId',
  'mediaKey',
  'invitationId',
] as const satisfies readonly (keyof SchoolIds)[];

/** Placeholders for ids in a request: ids of the caller's own school and of another school. */
export const idWords: readonly string[] = names.flatMap((name) => [
  `~mine.${name}~`,
  `~theirs.${name}~`,
]);

/** Returns the ids that a sample call needs, each as a placeholder that `withIds` replaces. */
export function idSlots(whose: 'mine' | 'theirs'): SchoolIds {
  const places = Object.fromEntries(names.map((name) => [name, `~${whose}.${name}~`]));
  return places as unknown as SchoolIds;
}

/** The schools and secrets whose values replace the placeholders when a request is sent. */
export interface Scene {
  mine: School;
  theirs: School;
  /** Access tokens and cookies, by the name in their placeholder: `~token.teacher~`. */
  secrets: Readonly<Record<string, string>>;
}

/** Returns a text of a request with its placeholders replaced by this scene's values. */
export function withIds(text: string, { mine, theirs, secrets }: Scene): string {
  return text.replaceAll(/~(mine|theirs|token)\.(\w+)~/g, (word, whose: string, name: string) => {
    if (whose === 'token') return secrets[name] ?? word;
    const { ids } = whose === 'mine' ? mine : theirs;
    return String(Reflect.get(ids, name) ?? word);
  });
}
