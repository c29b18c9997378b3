interface LoomThreadsProps {
  count: number;
  woven: ReadonlySet<number>;
}

const gap = 100;
const rows = [14, 28, 42];

/** One amber warp thread for each chunk; the indigo weft passes where a chunk is woven. */
export function LoomThreads({ count, woven }: LoomThreadsProps) {
  return (
    <svg
      viewBox={`0 0 ${count * gap} 56`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 block h-14 w-full"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
    >
      {Array.from({ length: count * 2 }, (_, thread) => {
        const x = thread * (gap / 2) + gap / 4;
        const isWoven = woven.has(Math.floor(thread / 2));
        return (
          <g key={x}>
            <path d={`M${x} 4V52`} className="stroke-native" opacity=".55" />
            {rows.map((y, row) => {
              const over = (thread + row) % 2 === 0;
              return (
                <path
                  key={y}
                  d={over ? `M${x - 21} ${y}h42` : `M${x - 25} ${y}h15M${x + 10} ${y}h15`}
                  className="stroke-target transition-opacity"
                  opacity={isWoven ? 1 : 0.12}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
