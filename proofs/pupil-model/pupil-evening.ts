import { randomFrom } from '#language/random.ts';
import type { AnswerServer } from '#web/pupil/answers/answer-dependencies.ts';
import type { PupilWork } from './pupil-command.ts';
import { createPupilDevice, type DeviceTab, type PupilDevice } from './pupil-device.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** A pupil's task as stored on the server at the end: the texts, with the oldest attempts first. */
export interface ServerEnd {
  attempts: string[];
  draft: string | null;
}

interface PupilAtTask {
  pupilId: string;
  server: AnswerServer;
  /** Converts a text to answers in the task's own shape, and back. */
  answersWith: (text: string) => unknown;
  textIn: (submitted: unknown) => string | null;
  readEnd: () => Promise<ServerEnd>;
}

export type PupilEvening = Awaited<ReturnType<typeof openEvening>>;

/** Opens an evening for a pupil with two devices and one task: the tabs, the network and the clock. */
export async function openEvening({ pupilId, server, ...at }: PupilAtTask) {
  let random = randomFrom(0);
  const clock = createVirtualClock(1_800_000_000_000, () => random());
  let ids = 0;
  const newDevice = () =>
    createPupilDevice({
      ...{ clock, pupilId, server, key: `${pupilId}/1/1`, disk: new Map() },
      newClientId: () => {
        ids += 1;
        return `client-${pupilId}-${ids}`;
      },
    });
  let [device, other]: [PupilDevice, PupilDevice] = [newDevice(), newDevice()];
  let tabs: DeviceTab[] = [await device.openTab()];

  const shownBy = ({ keeper }: DeviceTab) => at.textIn(keeper.shown().submitted);
  const wake = () => {
    for (const { keeper } of tabs) keeper.wake();
  };
  /** Simulates a good connection of the device for ten minutes. */
  async function heal(): Promise<void> {
    Object.assign(device.weather, { online: true, lost: 0, answerLost: 0, slowest: 50 });
    wake();
    await clock.pass(10 * 60_000);
  }
  function mustShow(tab: DeviceTab, text: string | null): void {
    const shown = shownBy(tab);
    if (shown !== text) throw new Error(`a tab shows ${shown} instead of ${text}`);
  }

  return {
    ...{ clock, heal, wake, mustShow, answersWith: at.answersWith },
    setLuck(luck: number): void {
      random = randomFrom(luck);
    },
    tabs: (): readonly DeviceTab[] => tabs,
    weather: () => device.weather,
    isReady({ keeper }: DeviceTab): boolean {
      const { task, handingIn } = keeper.shown();
      return task !== undefined && !handingIn;
    },
    async openTab(): Promise<void> {
      tabs = [...tabs, await device.openTab()];
    },
    closeTab(tab: DeviceTab | undefined): void {
      tab?.kill();
      tabs = tabs.filter((one) => one !== tab);
    },
    async changeDevice(): Promise<void> {
      for (const tab of tabs) tab.kill();
      [device, other] = [other, device];
      tabs = [await device.openTab()];
    },
    /** Checks that, with a good connection, all work is saved and none of it is on the server twice. */
    async end({ typed, handedIn }: PupilWork): Promise<void> {
      await heal();
      for (const tab of tabs) {
        const { saved, handingIn } = tab.keeper.shown();
        if (saved !== 'saved' || handingIn) throw new Error(`a tab shows ${saved}, ${handingIn}`);
        if (typed !== null) mustShow(tab, typed);
        tab.kill();
      }
      const { attempts, draft } = await at.readEnd();
      if (attempts.join() !== handedIn.join()) {
        throw new Error(`handed in ${handedIn.join()} and stored ${attempts.join()}`);
      }
      if (draft !== typed) throw new Error(`stored ${draft} instead of ${typed}`);
    },
  };
}
