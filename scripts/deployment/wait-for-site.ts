import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../command.ts';

/** A site's response to a check. */
export interface SiteAnswer {
  isWell: boolean;
  /** In words: `status 500`, or why there was no answer. */
  said: string;
  /** There was no answer, because the name or its certificate is not there yet: it says nothing about Workers. */
  isUnaddressed: boolean;
}

/** Asks a site once, and again until it answers well. */
export interface SiteCheck {
  /** The checked address, for messages. */
  url: string;
  ask(): Promise<SiteAnswer>;
  /** Answers the last answer: the first good one, or that after which patience ended. */
  wait(isNew: boolean): Promise<SiteAnswer>;
}

/** How long a change of versions may take to reach the place that is asked, in seconds. */
const usualPatience = 60;
/** A new site may answer badly for longer: its Workers, queues and address come one after the other. */
const newPatience = 180;
/** Cloudflare makes the certificate of a new address within minutes, as a rule (docs of custom domains, November 2026). */
const certificatePatience = 600;
const [pauseSeconds, sayEverySeconds] = [5, 30];

/** Dependencies of the wait; a test passes fakes. */
interface Effects {
  ask: () => Promise<SiteAnswer>;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Asks a path of the site at `origin` that goes through the gateway, resources and the jobs' Worker. */
export function openSiteCheck(
  origin: string,
  say: (line: string) => void,
  effects: Partial<Effects> = {},
): SiteCheck {
  const url = `${origin}/api/v1/writer`;
  const world: Effects = {
    ask: () => askSite(url),
    now: () => performance.now(),
    pause: sleep,
    ...effects,
  };
  return {
    url,
    ask: world.ask,
    async wait(isNew) {
      const began = world.now();
      for (let sayAt = sayEverySeconds; ; ) {
        const answer = await world.ask();
        const waited = Math.floor((world.now() - began) / 1_000);
        const most = answer.isUnaddressed ? certificatePatience : newPatience;
        if (answer.isWell || waited >= (isNew ? most : usualPatience)) return answer;
        if (isNew && waited >= sayAt) {
          say(
            `Waiting for ${url} since ${waited} s, at most ${most} s: ${answer.said}. (--health-url checks another address.)`,
          );
          sayAt = waited + sayEverySeconds;
        }
        await world.pause(pauseSeconds * 1_000);
      }
    },
  };
}

async function askSite(url: string): Promise<SiteAnswer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    return { isWell: answer.ok, said: `status ${answer.status}`, isUnaddressed: false };
  } catch (error) {
    const isSilent = error instanceof Error && error.name === 'TimeoutError';
    const said = isSilent ? 'no answer within 10 s' : reasonOf(error);
    return { isWell: false, said, isUnaddressed: !isSilent };
  }
}
