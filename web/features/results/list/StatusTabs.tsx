import { type HomeworkStatus, homeworkStatuses } from '#contracts/homework/homework.ts';
import { LinkTabs } from '#ui/LinkTabs.tsx';

const names: Record<HomeworkStatus, string> = {
  active: 'Active',
  upcoming: 'Upcoming',
  finished: 'Finished',
};

interface StatusTabsProps {
  classroomId: string;
  current: HomeworkStatus;
}

/** A class's homework by where it stands: links, so that each has its own address. */
export const StatusTabs = ({ classroomId, current }: StatusTabsProps) => (
  <LinkTabs
    label="Homework by status"
    tabs={homeworkStatuses.map((status) => ({
      href: `/classroom/homework/${classroomId}/${status}`,
      current: status === current,
      name: names[status],
    }))}
  />
);
