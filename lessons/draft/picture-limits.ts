/** What one uploaded picture may weigh, in bytes. */
export const maxPictureBytes = 8_000_000;
