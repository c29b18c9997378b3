/** The logo: three amber warp threads and two indigo weft threads that pass over and under. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-night" />
        <g strokeWidth="3" strokeLinecap="round" fill="none">
          <path d="M10 7v18M16 7v18M22 7v18" stroke="#f3ae57" />
          <path d="M7 12h6M19 12h6M13 20h6M7 20h.5M24.5 20h.5" stroke="#aeb6ff" />
        </g>
      </svg>
      <span className="text-xl font-bold tracking-tight text-ink">Lexiloom</span>
    </span>
  );
}
