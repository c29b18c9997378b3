import { setTimeout as sleep } from 'node:timers/promises';
import { allFeatures } from '#contracts/access/features.ts';
import type { UserInfo } from '#contracts/access/role.ts';
import type { NewTask } from '#contracts/homework/homework-draft.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import type { History } from './history.ts';
import { createRetryingClient, type RetryingClient, type Tries } from './retrying-client.ts';

/** A homework that pupils can be at. */
interface OpenHomework {
  id: number;
  pupilIds: string[];
  tasks: { id: number; task: NewTask }[];
}

/** Shared by all workers of a drill. */
export interface Drill {
  world: Pick<DrillEnvironment, 'url' | 'db' | 'stripe' | 'prices' | 'gate'>;
  history: History;
  tries: Tries;
  /** The drill's own random numbers, 0 to 1, from its seed. */
  random: () => number;
  /** Nothing new is begun any more. */
  isOver: () => boolean;
  /** Nobody waits for unfinished work any longer. */
  gaveUp: () => boolean;
  homeworks: OpenHomework[];
}

/** A worker of the drill, with every feature. */
export function clientOf(drill: Drill, role: UserInfo['role'], id: string): RetryingClient {
  const who: UserInfo = {
    id,
    role,
    name: `Somebody ${id}`,
    country: 'GBR',
    accessType: 'DEFAULT',
    privilege: [...allFeatures],
  };
  return createRetryingClient(drill.world.url, who, drill.tries, drill.gaveUp);
}

/** A pause of so many milliseconds at least and at most. */
export const pause = ({ random }: Drill, least: number, most: number): Promise<void> =>
  sleep(least + random() * (most - least));

/** One of a list, or undefined of an empty one. */
export const oneOf = <T>({ random }: Drill, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];
