/** The segments of the rows routes of the home page: `/api/<network>/rows/<name>`. */
export const LATEST_ACTION_ROWS = "latest-actions";
export const RECENT_BLOCK_ROWS = "recent-blocks";
