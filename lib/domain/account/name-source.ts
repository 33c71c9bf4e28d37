/** Where a name comes from that is an account's domain, for the tip of the name. */
export const DOMAIN_SOURCE = "TON DNS name";
