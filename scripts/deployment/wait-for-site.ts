import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../command.ts';

/** A site's response to a check. */
export interface SiteAnswer {
  isWell: boolean;
  /** The response in words: `status 500`, or the reason why there was none. */
  said: string;
  /**
   * True if there was no response because the name or its certificate does not exist yet. The Workers may
   * still be healthy.
   */
  isUnaddressed: boolean;
}

/** Checks a site once, or repeatedly until it is healthy. */
export interface SiteCheck {
  /** The checked address, for messages. */
  url: string;
  ask(): Promise<SiteAnswer>;
  /** Waits until the site is healthy. Returns the first healthy answer, or the last answer at the timeout. */
  wait(isNew: boolean): Promise<SiteAnswer>;
}

/** The maximum time in seconds until a switch of versions reaches the checked location. */
const usualPatience = 60;
/**
 * A longer maximum for a new site, because its Workers, queues and address become available one after
 * another.
 */
const newPatience = 180;
/**
 * Cloudflare usually issues the certificate of a new address within minutes (docs of custom domains, November
 * 2026).
 */
const certificatePatience = 600;
const [pauseSeconds, sayEverySeconds] = [5, 30];

/** Dependencies of the wait, which tests replace with fakes. */
interface Effects {
  ask: () => Promise<SiteAnswer>;
  /** The time of a monotonic clock, in milliseconds. */
  now: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
}

/**
 * Checks a path of the site at `origin`. The request passes through the gateway, the resources Worker and the
 * jobs Worker.
 */
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
