import "server-only";

/** Every action type of the service. `tgbtc` is in none of its sets, so it has to be listed. */
export const ALL_ACTION_TYPES = ["latest", "tgbtc"];
