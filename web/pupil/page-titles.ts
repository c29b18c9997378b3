import { msg } from '@lingui/core/macro';
import type { PupilPath } from '#contracts/homework/pupil-pages.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';

const titles: Readonly<Record<PupilPath, Message>> = {
  '/pupil/home': msg({ message: 'Home', comment: 'The start page of a pupil' }),
  '/submit_task/:homeworkId/:taskId': msg`Homework`,
  '/pupil/result/tasks/:taskId': msg({ message: 'Result', comment: 'The result of one task' }),
  '/pupil/result/:pupilHomeworkId?': msg({
    message: 'Results',
    comment: 'The results of all tasks',
  }),
};

/** The title of the browser tab on a page of the pupils' side, without the product's name. */
export const pupilPageTitle = (path: PupilPath): string => i18n._(titles[path]);
