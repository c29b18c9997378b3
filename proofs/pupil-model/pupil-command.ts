import type * as fc from 'fast-check';
import type { PupilEvening } from './pupil-evening.ts';
import type { PupilStep } from './pupil-step.ts';

/** A pupil's work as the pupil sees it. At the end, all of it must be on the server exactly once. */
export interface PupilWork {
  /** The text that was typed but not handed in; null if there is none. */
  typed: string | null;
  /** Number of texts so far, used to number them. */
  texts: number;
  handedIn: string[];
}

/** A step of a pupil's evening, run on the device. */
export class PupilCommand implements fc.AsyncCommand<PupilWork, PupilEvening> {
  readonly step: PupilStep;

  constructor(step: PupilStep) {
    this.step = step;
  }

  check = ({ typed }: Readonly<PupilWork>) => this.step.do !== 'hand in' || typed !== null;

  async run(work: PupilWork, evening: PupilEvening): Promise<void> {
    const { step } = this;
    evening.setLuck(step.luck);
    const { clock } = evening;
    const tabs = evening.tabs();
    const tab = tabs['tab' in step ? step.tab % tabs.length : 0];
    if (!tab) throw new Error('a tab is always open');
    switch (step.do) {
      case 'type':
        if (!evening.isReady(tab)) return;
        work.texts += 1;
        work.typed = `text ${work.texts}`;
        tab.keeper.change(evening.answersWith(work.typed));
        // A keystroke is stored on the device before the pupil can do anything else.
        return clock.settle();
      case 'wait':
        return clock.pass(step.milliseconds);
      case 'hand in': {
        if (work.typed === null || !evening.isReady(tab)) return;
        evening.mustShow(tab, work.typed);
        work.handedIn.push(work.typed);
        work.typed = null;
        for (const [at, { keeper }] of (step.everyTab ? tabs : [tab]).entries()) {
          void keeper.handIn().catch(() => {});
          if (step.twice[at]) void keeper.handIn().catch(() => {});
        }
        return clock.settle();
      }
      case 'reload':
        if (step.leaves) tab.keeper.leave();
        evening.closeTab(tab);
        return evening.openTab();
      case 'open or close a tab':
        return tabs.length < 2 ? evening.openTab() : evening.closeTab(tabs[1]);
      case 'have a bad connection':
        Object.assign(evening.weather(), { ...step.network, online: true });
        evening.wake();
        return clock.settle();
      case 'have no connection':
        evening.weather().online = false;
        return clock.settle();
      case 'sleep':
        for (const { keeper } of tabs) keeper.leave();
        clock.sleep(step.milliseconds);
        evening.wake();
        return clock.settle();
      case 'go on at the other device':
        // The pupil changes devices once the screen reports that everything is saved, so the other device
        // must show it.
        await evening.heal();
        await evening.changeDevice();
        await evening.heal();
        for (const one of evening.tabs()) evening.mustShow(one, work.typed);
    }
  }

  toString = () => JSON.stringify(this.step);
}
