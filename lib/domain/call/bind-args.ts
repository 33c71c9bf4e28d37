import { accountIdOf } from "../../ton/address/address";
import { counted } from "../../text/counted";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import type { ArgKind, MethodArg, MethodRow } from "./methods/method-row";
import type { StackEntry, StackEntryKind } from "./stack-entry";

/** Which entries an argument accepts, and how to describe them. */
const ACCEPTED: Readonly<
  Record<ArgKind, { readonly kinds: readonly StackEntryKind[]; readonly words: string }>
> = {
  int: { kinds: ["int"], words: "an int" },
  time: { kinds: ["int"], words: "a Unix time" },
  hash: { kinds: ["int"], words: "an int, such as 0x…" },
  account: { kinds: ["int", "address"], words: "an address" },
  address: { kinds: ["address", "slice", "null"], words: "an address" },
  cell: { kinds: ["cell", "null"], words: "a cell: cell:te6cc…" },
  slice: { kinds: ["slice", "address", "domain", "text"], words: "a slice: slice:te6cc…" },
  domain: { kinds: ["domain", "slice", "text"], words: "a domain" },
};

/** What to write for an argument of this kind. */
export function argHint({ is }: MethodArg): string {
  return ACCEPTED[is].words;
}

/** The arguments of a method that has a row, in the form that it takes; null while none of its arguments is given. */
export function bindArgs(
  { name, args }: MethodRow,
  entries: readonly StackEntry[],
): Result<readonly StackEntry[] | null, BadInput> {
  if (entries.length === 0 && args.length > 0) return ok(null);
  const least = args.filter(({ isOptional }) => isOptional !== true).length;
  if (entries.length < least || entries.length > args.length) {
    const names = args.length === 0 ? "" : `: ${args.map((arg) => arg.name).join(", ")}`;
    const given = entries.length === 1 ? "1 is given" : `${entries.length} are given`;
    return fail(badInput(`${name} takes ${counted(args.length, "argument")}${names}. ${given}.`, "stack"));
  }
  const bound: StackEntry[] = [];
  for (const [place, entry] of entries.entries()) {
    const arg = args[place];
    if (arg === undefined) break;
    if (!ACCEPTED[arg.is].kinds.includes(entry.is))
      return fail(badInput(`${arg.name} must be ${ACCEPTED[arg.is].words}.`, "stack"));
    bound.push(arg.is === "account" ? accountNumber(entry) : entry);
  }
  return ok(bound);
}

/** Some contracts take accounts as numbers, without the workchain. */
function accountNumber(entry: StackEntry): StackEntry {
  return entry.is === "address" ? { is: "int", value: BigInt(`0x${accountIdOf(entry.address)}`) } : entry;
}
