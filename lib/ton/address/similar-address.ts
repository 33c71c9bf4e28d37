import { formatFriendly, type Address } from "./address";

/** So many characters at each end are what people compare: the first two say only which form it is. */
const HEAD = { from: 2, to: 6 } as const;
const TAIL = 4;

/** Whether two different addresses have the ends by which people recognise one, as imitators make them. */
export function areSimilar(one: Address, other: Address): boolean {
  if (one === other) return false;
  const ends = (address: Address) => {
    const text = formatFriendly(address, { bounceable: true, testnet: false }).toLowerCase();
    return { head: text.slice(HEAD.from, HEAD.to), tail: text.slice(-TAIL), bare: text.slice(0, -TAIL) };
  };
  const [a, b] = [ends(one), ends(other)];
  // The end is a checksum, and so costs as much to imitate as any other part.
  return a.head === b.head && (a.tail === b.tail || a.bare.slice(-TAIL) === b.bare.slice(-TAIL));
}
