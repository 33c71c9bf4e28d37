/** The request header in which proxy.ts names the network of a URL that has no network in it. */
export const NETWORK_HEADER = "x-shardscope-network";

/** The one in which it hands on the nonce of the page's content policy. */
export const NONCE_HEADER = "x-nonce";

/** The one in which it tells what path was asked for: pages that do not exist are not told otherwise. */
export const PATH_HEADER = "x-shardscope-path";
