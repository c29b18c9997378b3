const words: readonly { target: string; native: string; lang: string }[] = [
  { target: 'bonjour', native: 'hello', lang: 'fr' },
  { target: 'gracias', native: 'thank you', lang: 'es' },
  { target: 'ysgol', native: 'school', lang: 'cy' },
  { target: '友だち', native: 'friend', lang: 'ja' },
  { target: 'كتاب', native: 'book', lang: 'ar' },
];

/** Beside the forms on wide screens: pairs of words, woven. Decoration, so hidden from readers. */
export function WeavePanel() {
  return (
    <div
      aria-hidden="true"
      className="relative hidden min-h-120 overflow-hidden rounded-card bg-night lg:block"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 500 600"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
        strokeWidth="10"
        strokeLinecap="round"
      >
        {[70, 160, 250, 340, 430].map((x, warp) => (
          <g key={x}>
            <path d={`M${x} -10V610`} stroke="#f3ae57" opacity=".8" />
            {[90, 195, 300, 405, 510].map(
              (y, weft) =>
                (warp + weft) % 2 === 0 && (
                  <path key={y} d={`M${x - 38} ${y}h76`} stroke="#aeb6ff" />
                ),
            )}
          </g>
        ))}
      </svg>
      <ul className="absolute inset-0 flex flex-col justify-evenly px-10">
        {words.map((word, index) => (
          <li key={word.lang} className={index % 2 ? 'self-end' : 'self-start'}>
            <span className="inline-flex items-baseline gap-3 rounded-card bg-card px-5 py-3 shadow-overlay">
              <bdi
                lang={word.lang}
                className="border-b-3 border-target font-text text-xl text-target"
              >
                {word.target}
              </bdi>
              <span className="text-native">{word.native}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
