/** A picture need not be larger than a projector shows it. */
const longestSide = 1_600;
const quality = 0.85;

/**
 * The picture made small enough to load at once, and without what a camera writes into it (where it was
 * taken, when, by what). What the browser cannot read is answered as it is: the server says what it is.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  // Drawn anew, a moving picture would stand still.
  if (file.type === 'image/gif') return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // WebP keeps what is see-through; a browser that cannot write it answers a PNG.
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? file), 'image/webp', quality),
  );
}
