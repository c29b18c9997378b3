import { pupilMorning, teacherMorning } from './people.ts';
import { pupilsOfTeacher } from './plant-schools.ts';
import { type Answered, createVisitor } from './visitor.ts';

/** The number of teachers in ten schools, and the minutes within which all people arrive. */
export const morning = { teachers: 300, minutes: 20 };

/** The fraction of the people who arrive. Use less than 1 on a busy machine. */
export const share = Number(process.env.SHARE ?? 1);

export interface Played {
  answered: Answered[];
  /** Failed and wrong responses, one line each. */
  failures: string[];
  /** The maximum number of people active at the same moment. */
  most: number;
}

/**
 * Simulates this many seconds of the morning. People arrive at random intervals at the morning's rate,
 * however long the responses take; they are chosen from all inserted `teachers` and their pupils. Ends when
 * the last person is done.
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
      // The next person may be the teacher or any pupil of a class.
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
