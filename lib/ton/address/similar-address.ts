import { formatFriendly, type Address } from "./address";

/** The characters at each end that people compare: the first two only say which form it is. */
const HEAD = { from: 2, to: 6 } as const;
const TAIL = 4;

/** Whether two different addresses share the ends by which people recognise an address, as imitators make them. */
export function areSimilar(one: Address, other: Address): boolean {
  if (one === other) return false;
  const ends = (address: Address) => {
    const text = formatFriendly(address, { bounceable: true, testnet: false }).toLowerCase();
    return { head: text.slice(HEAD.from, HEAD.to), tail: text.slice(-TAIL), bare: text.slice(0, -TAIL) };
  };
  const [a, b] = [ends(one), ends(other)];
  // The end is a checksum, so it costs as much to imitate as any other part.
  return a.head === b.head && (a.tail === b.tail || a.bare.slice(-TAIL) === b.bare.slice(-TAIL));
}
