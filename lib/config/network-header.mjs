/** The request header in which proxy.ts names the network of a URL that has no network in it. */
export const NETWORK_HEADER = "x-shardscope-network";
