/** The number of rows of a short list. It is constant, so that new rows do not move the content below. */
export const LATEST_ROWS = 8;
