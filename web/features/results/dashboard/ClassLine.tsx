import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { languageName } from '#language/language-name.ts';

/** One class of the teacher, with what is open in it. */
export function ClassLine({ classroom }: { classroom: ClassroomRow }) {
  const { id, name, language, pupils, openHomeworks } = classroom;
  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={`/classrooms/view/${encodeURIComponent(id)}`}
        className="group flex min-h-14 items-center gap-4 px-5 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block font-semibold break-words group-hover:underline">{name}</bdi>
          <span className="text-sm text-ink-2">
            {language && `${languageName(language)} · `}
            {pupils === 1 ? '1 pupil' : `${pupils} pupils`}
          </span>
        </span>
        <span className="text-sm whitespace-nowrap text-ink-2">
          {openHomeworks === 0 ? 'nothing open' : `${openHomeworks} open`}
        </span>
      </a>
    </li>
  );
}
