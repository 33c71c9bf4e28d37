import { formatFriendly, isStandard, type Address } from "../../ton/address/address";
import { readAddress, type ReadAddress } from "../../ton/address/read-address";
import { FormatError } from "../../ton/value/format-error";
import { decodeSegment } from "../filter/url-text";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";

/** An address in any of its forms. */
export function readAccount(typed: string): Result<Address, BadInput> {
  const read = readForm(typed);
  return read.ok ? ok(read.value.address) : read;
}

/** The same error where the text could also have been a domain. */
export function orDomain(error: BadInput): BadInput {
  return { ...error, tried: [...error.tried, ".ton and .t.me domains"] };
}

/** The friendly form that was typed, as it is written on this network; other forms become non-bounceable. */
export function readFriendlyAccount(
  segment: string,
  { testnet }: { readonly testnet: boolean },
): Result<string, BadInput> {
  const read = readForm(decodeSegment(segment));
  if (!read.ok) return read;
  const { address, bounceable } = read.value;
  if (!isStandard(address)) return fail(badInput("No user-friendly form.", "address"));
  return ok(formatFriendly(address, { bounceable: bounceable ?? false, testnet }));
}

function readForm(typed: string): Result<ReadAddress, BadInput> {
  try {
    return ok(readAddress(typed));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(
      badInput(`It is ${error.message}.`, "address", [
        "friendly addresses",
        "raw addresses",
        "64 hexadecimal digits",
      ]),
    );
  }
}
