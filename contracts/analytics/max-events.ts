/** Maximum number of events in one call of `/custom_analytics`. */
export const maxEvents = 50;
