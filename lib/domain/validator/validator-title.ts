import type { AddressNetwork } from "../../paths";
import { formatFriendly } from "../../ton/address/address";
import { middle } from "../../ton/value/shorten";
import type { TypedValidator } from "./validator-id";

/** The two ends of the identifier that names a validator's page. */
export function validatorTitle({ testnet }: Pick<AddressNetwork, "testnet">, typed: TypedValidator): string {
  return middle(
    typed.is === "holder"
      ? formatFriendly(typed.address, { bounceable: true, testnet })
      : typed.hash.toUpperCase(),
  );
}
