/** What one uploaded picture may weigh, in bytes. */
export const mostPictureBytes = 8_000_000;
