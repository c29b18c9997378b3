/** How many events one call of `/custom_analytics` may bring. */
export const maxEvents = 50;
