import { badInput, type BadInput, type NotFound } from "../../toncenter/error";

/** A name that may be deceptive is not followed without a click. */
export function imitation(warning: string): BadInput {
  return badInput(`Possible imitation, not opened automatically: ${warning}.`, "domain");
}

export function noRecordOfDomain(name: string): NotFound {
  return { kind: "not-found", message: `no record of the domain ${name}` };
}

export function noWalletOfDomain(name: string): NotFound {
  return { kind: "not-found", message: `the domain ${name} has no wallet record` };
}
