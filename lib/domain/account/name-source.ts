/** The source of a name that is an account's domain, for the name's tooltip. */
export const DOMAIN_SOURCE = "TON DNS name";
