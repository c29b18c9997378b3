import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { Random } from '#language/random.ts';
import { exampleAnswers } from '#lessons/tasks/example-answers.ts';
import { taskTemplates } from '#lessons/tasks/registry.ts';

/** A typical mistake of a pupil, chosen by a number from 0 to 1; '' is an empty gap. */
function slip(answer: string, kind: number): string {
  const plain = answer.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  if (kind < 0.4 && plain !== answer) return plain;
  if (kind < 0.75 && answer.length > 3) return answer.slice(0, -1);
  return kind < 0.9 ? [...answer].reverse().join('') : '';
}

/** The answers of a pupil who gets about `skill` (0 to 1) of the items right. */
export function demoAnswers(
  template: TaskTemplateName,
  data: unknown,
  skill: number,
  random: Random,
): unknown {
  const { solve, fail } = exampleAnswers(template);
  if (template === 'TYPE_THE_ANSWER') {
    const { fields } = taskTemplates.TYPE_THE_ANSWER.Data.parse(data);
    const typed = fields.map(({ id, answers: [answer = ''], review }) => {
      if (random() < skill) return [id, answer] as const;
      return [id, review ? answer.slice(0, Math.ceil(answer.length / 2)) : slip(answer, random())];
    });
    return { typed: Object.fromEntries(typed) };
  }
  const right = Object.entries(Object(solve(data)));
  const wrong = Object(fail(data));
  return Object.fromEntries(
    right.map(([name, value]) => [name, mixed(value, wrong[name], skill, random)]),
  );
}

function mixed(right: unknown, wrong: unknown, skill: number, random: Random): unknown {
  if (Array.isArray(right)) {
    const found: unknown[] = right.filter(() => random() < skill);
    const others: unknown[] = Array.isArray(wrong) ? wrong : [];
    return [...found, ...others.filter(() => random() < (1 - skill) / 8)];
  }
  const others = Object(wrong);
  return Object.fromEntries(
    Object.entries(Object(right)).map(([id, value]) => [
      id,
      random() < skill ? value : (others[id] ?? value),
    ]),
  );
}
