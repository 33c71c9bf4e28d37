/** The request header in which the door passes on the network of a URL that has no network in it. */
export const NETWORK_HEADER = "x-shardscope-network";

/** The request header in which the door passes on the nonce of the content policy. */
export const NONCE_HEADER = "x-nonce";

/** The request header in which the door passes on the path: not-found pages have no other way to get it. */
export const PATH_HEADER = "x-shardscope-path";

/** The request header in which the door passes on the query: layouts have no other way to get it. */
export const SEARCH_HEADER = "x-shardscope-search";
