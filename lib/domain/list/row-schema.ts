import * as v from "valibot";
import { isAddress, type Address } from "../../ton/address/address";
import { isHash, type Hash } from "../../ton/value/hash";

/** Fields of the rows that our own server sends. They are canonical, so they need no conversion. */
export const rowHash = v.custom<Hash>((text) => typeof text === "string" && isHash(text), "a hash");
export const rowAddress = v.custom<Address>(
  (text) => typeof text === "string" && isAddress(text),
  "an address",
);
