import { formatFriendly, type Address } from "../../ton/address/address";
import type { StackEntry } from "./stack-entry";

/** An entry as `parseStack` reads it: short, and without characters that URLs escape where that is possible. */
export function entryText(entry: StackEntry): string {
  switch (entry.is) {
    case "int":
      return entry.value.toString();
    case "cell":
    case "slice":
      return `${entry.is}:${entry.boc
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replace(/(?<!=)=+$/, "")}`;
    case "address":
      return addressText(entry.address);
    case "domain":
      return `domain:${entry.name}`;
    case "text":
      return JSON.stringify(entry.text);
    case "tuple":
      return `[${entry.items.map(entryText).join(", ")}]`;
    case "list":
      return `(${entry.items.map(entryText).join(", ")})`;
    case "null":
      return "null";
  }
}

/** The test flag says nothing here: a stack has no network. */
function addressText(address: Address): string {
  return formatFriendly(address, { bounceable: true, testnet: false });
}
