const warp = Array.from({ length: 24 }, (_, thread) => thread * 60 + 30);
const weft = [60, 150, 240, 330, 420, 510];

/** Faint threads behind the opening: decoration that says "loom". */
export function Threads() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full opacity-[.13]"
      fill="none"
      strokeWidth="1.5"
    >
      {warp.map((x) => (
        <path key={x} d={`M${x} 0V560`} className="stroke-native" />
      ))}
      {weft.map((y, row) => (
        <path
          key={y}
          d={`M0 ${y}${warp.map((_, at) => `q30 ${(at + row) % 2 === 0 ? 14 : -14} 60 0`).join('')}`}
          className="stroke-target"
        />
      ))}
    </svg>
  );
}
