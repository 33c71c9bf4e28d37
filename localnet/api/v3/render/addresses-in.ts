import { isAddress, type Address } from "@/lib/ton/address/address";

/** All account addresses in a JSON value, at any depth. */
export function addressesIn(value: unknown): readonly Address[] {
  const found = new Set<Address>();
  // Not recursive: a trace can be thousands of levels deep.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const item = left.pop();
    // Most texts are hashes and cells in base64, which has no colons.
    if (typeof item === "string" && item.includes(":") && isAddress(item)) found.add(item);
    else if (typeof item === "object" && item !== null)
      for (const each of Object.values(item))
        if (typeof each === "string" || typeof each === "object") left.push(each);
  }
  return [...found];
}
