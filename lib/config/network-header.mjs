/** The request header in which proxy.ts names the network of a URL that has no network in it. */
export const NETWORK_HEADER = "x-shardscope-network";

/** The request header in which proxy.ts names the network of every page: one that does not exist is of one, too. */
export const SHOWN_NETWORK_HEADER = "x-shardscope-shown-network";
