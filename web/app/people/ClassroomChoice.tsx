import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';

interface ClassroomChoiceProps {
  classrooms: readonly ClassroomRow[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}

/** Classes as boxes to tick, with how many pupils each has. */
export function ClassroomChoice({ classrooms, chosen, onChosen }: ClassroomChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Classes</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {classrooms.map(({ id, name, pupils, mine, teacherName }) => (
          <label
            key={id}
            className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 hover:border-edge has-checked:border-target has-checked:bg-target-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-target"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() =>
                onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
              className="size-5 shrink-0"
            />
            <span className="min-w-0">
              <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
              <span className="block text-sm text-ink-2">
                {pupils} {pupils === 1 ? 'pupil' : 'pupils'}
                {!mine && ` · ${teacherName}`}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
