import type { NotFound } from "../../toncenter/error";

export const UNKNOWN_NETWORK: NotFound = { kind: "not-found", message: "unknown network" };
