/** The index's names for nominator pools: the second one where it recognizes them by their get methods alone. */
export const POOL_INTERFACES = ["nominator_pool", "tv_pool"] as const;

export function isPoolInterface(name: string): boolean {
  return POOL_INTERFACES.some((one) => one === name);
}
