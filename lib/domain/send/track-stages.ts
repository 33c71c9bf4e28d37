/** How far a sent message is, as the index sees it now. */
export const TRACK_STAGES = ["unseen", "pending", "confirmed", "finalized"] as const;
