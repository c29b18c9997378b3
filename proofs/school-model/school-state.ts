/** One hand-in of a task by a pupil. */
export interface Handed {
  score: number;
  passed: boolean;
}

/** A homework as assigned to one pupil. */
interface Work {
  /** The class through which it was assigned; null if it was assigned to the pupil by name. */
  through: string | null;
  /** The possible classes, if several of the pupil's classes have the homework. Any of them is correct. */
  couldBe?: readonly string[];
  /** The pupil's hand-ins in order, by the position of the task. */
  handed: [Handed[], Handed[]];
  /** Tasks with answers that were typed but not handed in. */
  typed: Set<number>;
}

export interface ModelHomework {
  rooms: Set<string>;
  taskIds: number[];
  attempts: number | null;
  /** The homework of each pupil, by pupil id. */
  works: Map<string, Work>;
}

/** A school as a teacher would describe it: the rules of classes and homework, independent of the tables. */
export interface SchoolState {
  rooms: Map<string, { archived: boolean; members: Set<string> }>;
  pupils: Set<string>;
  homeworks: Map<number, ModelHomework>;
  /** The number of pupils that the plan allows. */
  places: number;
}

export const emptySchool = (places: number): SchoolState => ({
  ...{ rooms: new Map(), pupils: new Set(), homeworks: new Map(), places },
});

const give = ({ works }: ModelHomework, pupil: string, through: string | null): void => {
  if (!works.has(pupil)) works.set(pupil, { through, handed: [[], []], typed: new Set() });
};

/** A pupil who joins a class gets its homework; existing homework stays as it is. */
export function join(school: SchoolState, room: string, pupil: string): void {
  const members = school.rooms.get(room)?.members;
  if (!members || members.has(pupil)) return;
  members.add(pupil);
  for (const homework of school.homeworks.values()) {
    if (homework.rooms.has(room)) give(homework, pupil, room);
  }
}

/**
 * A pupil leaves a class and, if `to` is given, joins that class. The homework continues through another of
 * the pupil's classes that also has it. If there is no such class, unopened homework is removed, and homework
 * that the pupil has begun stays.
 */
export function leave(school: SchoolState, room: string, pupil: string, to?: string): void {
  const members = school.rooms.get(room)?.members;
  if (!members?.delete(pupil)) return;
  const joins = to !== undefined && !school.rooms.get(to)?.members.has(pupil);
  if (joins) school.rooms.get(to)?.members.add(pupil);
  for (const homework of school.homeworks.values()) {
    const work = homework.works.get(pupil);
    if (work?.through !== room) continue;
    if (!goesOnIn(otherRooms(school, homework, pupil, room), work) && isUntouched(work)) {
      homework.works.delete(pupil);
    }
  }
  if (!joins) return;
  for (const homework of school.homeworks.values()) {
    if (homework.rooms.has(to)) give(homework, pupil, to);
  }
}

/** The pupil's other classes that also have the homework. */
const otherRooms = (
  { rooms }: SchoolState,
  homework: ModelHomework,
  pupil: string,
  left: string,
): string[] =>
  [...homework.rooms].filter((id) => id !== left && rooms.get(id)?.members.has(pupil) === true);

/** Continues the homework through any one of these classes; returns false if there are none. */
function goesOnIn(rooms: readonly string[], work: Work): boolean {
  const [first] = rooms;
  if (first === undefined) return false;
  work.through = first;
  work.couldBe = rooms;
  return true;
}

const isUntouched = ({ handed, typed }: Work): boolean =>
  typed.size === 0 && handed.every((tries) => tries.length === 0);

/**
 * Assigns a homework to more classes and pupils. Does not change the homework of pupils who already have it.
 */
export function setFor(
  school: SchoolState,
  homework: ModelHomework,
  rooms: readonly string[],
  pupils: readonly string[],
): void {
  for (const pupil of pupils) give(homework, pupil, null);
  const more = [...new Set(rooms)].filter((room) => !homework.rooms.has(room));
  const had = new Set(homework.works.keys());
  for (const room of more) {
    homework.rooms.add(room);
    for (const pupil of school.rooms.get(room)?.members ?? []) give(homework, pupil, room);
  }
  for (const [pupil, work] of homework.works) {
    if (had.has(pupil)) continue;
    goesOnIn(
      more.filter((room) => school.rooms.get(room)?.members.has(pupil)),
      work,
    );
  }
}

/**
 * Withdraws a homework from a class and deletes everything that its pupils handed in. If no pupil or class
 * has the homework any more, it is deleted too.
 */
export function withdraw(school: SchoolState, id: number, room: string): void {
  const homework = school.homeworks.get(id);
  if (!homework?.rooms.delete(room)) return;
  for (const [pupil, work] of homework.works) {
    if (work.through !== room) continue;
    if (!goesOnIn(otherRooms(school, homework, pupil, room), work)) homework.works.delete(pupil);
  }
  removeIfNobodys(school, id);
}

export function takeFrom(school: SchoolState, id: number, pupil: string): void {
  if (school.homeworks.get(id)?.works.delete(pupil)) removeIfNobodys(school, id);
}

function removeIfNobodys({ homeworks }: SchoolState, id: number): void {
  const homework = homeworks.get(id);
  if (homework?.rooms.size === 0 && homework.works.size === 0) homeworks.delete(id);
}

/** Deletes an account with all its work; a homework that was assigned to this pupil alone remains. */
export function removeAccount(school: SchoolState, pupil: string): void {
  school.pupils.delete(pupil);
  for (const { members } of school.rooms.values()) members.delete(pupil);
  for (const { works } of school.homeworks.values()) works.delete(pupil);
}

/** The attempt that counts for a task: the latest passed attempt, or the latest attempt if none passed. */
export const shownOf = (tries: readonly Handed[]): Handed | undefined =>
  tries.findLast(({ passed }) => passed) ?? tries.at(-1);
