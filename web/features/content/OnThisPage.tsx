import type { PageHeading } from './page-headings.ts';

/** The headings of a page, to jump to. */
export function OnThisPage({ headings }: { headings: readonly PageHeading[] }) {
  return (
    <ul className="border-s border-line text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block px-4 py-2 leading-snug text-ink-2 no-underline hover:text-target"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
