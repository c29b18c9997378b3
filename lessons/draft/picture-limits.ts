/** Maximum size of one uploaded picture, in bytes. */
export const maxPictureBytes = 8_000_000;
