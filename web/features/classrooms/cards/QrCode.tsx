import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code, dark on white in every theme, because cameras read nothing else well. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(content, { ecc: 'M', border: 2 });
    const path = data
      .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  }, [content]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
