import type { NotFound } from "../../toncenter/error";

export const NO_VALIDATION_ROUND: NotFound = { kind: "not-found", message: "no such validation round" };

export const NO_ELECTION: NotFound = { kind: "not-found", message: "no such election" };

export const NO_VALIDATOR: NotFound = {
  kind: "not-found",
  message: "no validator with this account, public key or ADNL address",
};
