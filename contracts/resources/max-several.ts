/** Maximum number of resources in one bulk change. */
export const maxSeveral = 200;
