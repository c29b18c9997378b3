/** How many resources are changed at once. */
export const maxSeveral = 200;
