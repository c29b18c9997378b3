import { pupilMorning, teacherMorning } from './people.ts';
import { pupilsOfTeacher } from './plant-schools.ts';
import { type Answered, createVisitor } from './visitor.ts';

/** The morning of ten schools, and the minutes in which all of them come. */
export const morning = { teachers: 300, minutes: 20 };

/** How many of them come, of all: fewer on a machine that is busy with other things. */
export const share = Number(process.env.SHARE ?? 1);

export interface Played {
  answered: Answered[];
  /** Refused and wrong responses, a line each. */
  failures: string[];
  /** The most people who were at it in one moment. */
  most: number;
}

/**
 * Plays so many seconds of the morning: people come at random at its own rate, out of all `teachers` who
 * are planted and their pupils, however long the answers take. Ends when the last of them is done.
 */
export async function playMorning(url: string, teachers: number, seconds: number): Promise<Played> {
  const answered: Answered[] = [];
  const failures: string[] = [];
  const visits: Promise<void>[] = [];
  let here = 0;
  let most = 0;
  const come = async (at: number): Promise<void> => {
    here += 1;
    most = Math.max(most, here);
    const visitor = createVisitor(url, (call) => answered.push(call));
    const teacher = 1 + Math.floor(Math.random() * teachers);
    const place = Math.floor(Math.random() * (1 + pupilsOfTeacher));
    try {
      // Of a class and its teacher, anybody may be the next to come.
      if (place === 0) await teacherMorning(visitor, teacher, at);
      else await pupilMorning(visitor, `p${teacher}-${place}`, at);
    } catch (error) {
      failures.push(String(error));
    }
    here -= 1;
  };
  const perSecond = (share * morning.teachers * (1 + pupilsOfTeacher)) / (morning.minutes * 60);
  const end = performance.now() + seconds * 1000;
  for (let at = 0; performance.now() < end; at += 1) {
    const wait = -Math.log(1 - Math.random()) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    visits.push(come(at));
  }
  await Promise.all(visits);
  return { answered, failures, most };
}
