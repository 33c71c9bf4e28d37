import type { NamedAddress } from "./chain-identities";

const NAMED_EVERY = 10;

/** A wallet with a deceptive domain. */
export const HOSTILE = 20;
const HOSTILE_DOMAIN = `gro\u202Egnp\u200B <b>admin</b>${"\u0301".repeat(30)} ${"x".repeat(90)}.ton`;

export function domainOf({ kind, number }: Pick<NamedAddress, "kind" | "number">): string | null {
  if (kind !== "wallet" || number % NAMED_EVERY !== 0) return null;
  return number === HOSTILE ? HOSTILE_DOMAIN : `account-${number}.ton`;
}

/** The number of a domain's wallet; null if the domain does not exist. */
export function walletNamed(domain: string): number | null {
  const number = Number(/^account-(\d{1,6})\.ton$/.exec(domain)?.[1] ?? Number.NaN);
  return Number.isNaN(number) || number % NAMED_EVERY !== 0 ? null : number;
}
