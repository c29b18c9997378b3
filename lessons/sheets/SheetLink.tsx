import { encode } from 'uqr';

/** The way to the lesson online: a code for a telephone's camera, and the address to type. */
export function SheetLink({ link }: { link: string }) {
  const { data, size } = encode(link, { border: 0 });
  return (
    <p className="sheet-link" dir="ltr">
      <svg className="sheet-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code">
        <path d={darkSquares(data)} shapeRendering="crispEdges" />
      </svg>
      <span>Online: {link}</span>
    </p>
  );
}

/** One square of side 1 for every dark module, row by row. */
function darkSquares(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
