import { badInput, type NotYet } from "../../toncenter/error";

export const NOT_SEEN_YET: NotYet = {
  kind: "not-yet",
  message: "No transaction, message or trace with this hash has been seen on this network.",
};

export const NO_LATER_TRANSACTION: NotYet = {
  kind: "not-yet",
  message: "No later transaction of this account.",
};

export const NOT_A_HASH = badInput(
  "A transaction is named by a hash of 32 bytes, and this is none.",
  "hash",
  ["64 hexadecimal digits, with or without 0x", "base64", "base64url"],
);
