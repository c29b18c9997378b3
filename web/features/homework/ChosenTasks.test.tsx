import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChosenTasks } from './ChosenTasks.tsx';
import type { PlannedTask } from './plan.ts';

const nothing = () => {};
const task = (key: string): PlannedTask => ({
  key,
  source: 'comprehension',
  template: 'TYPE_THE_ANSWER',
  skillType: 'READING',
  name: `Task ${key}`,
  seed: 1,
  drawn: false,
});

test.each([
  [{ items: 10, toRead: 0 }, 'Marked automatically'],
  [{ items: 8, toRead: 8 }, 'You mark the answers'],
  [{ items: 3, toRead: 1 }, 'You mark 1 of them'],
])('shows who marks a task: %j', (size, words) => {
  const markup = renderToStaticMarkup(
    <ChosenTasks
      tasks={[task('a')]}
      sizes={new Map([['a', size]])}
      shownKey={null}
      onShow={nothing}
      onTasks={nothing}
      onRemove={nothing}
    />,
  );
  expect(markup).toContain(words);
});
