/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The largest size of the same proportions that a square of this side holds: whole pixels, one at least. */
export function fitSquare({ width, height }: PictureSize, side: number): PictureSize {
  const scale = side / Math.max(width, height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
