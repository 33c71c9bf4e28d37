/** How many rows a short list has: always the same number, so that new rows do not move what is below. */
export const LATEST_ROWS = 8;
