import type { Form } from "../form";
import { matchOfFields } from "../link-fields";

/** Older links use dollar signs, to avoid colons in paths. An address may contain a colon. */
const REFERENCE = /^([0-9]{1,20})([:$])([^:$]{43,66})\2([^$]{48,80})$/;

export const transactionReferenceForm: Form = {
  name: "a transaction: lt:hash:address",
  example:
    "47670702000009:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855:Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF",
  read(text) {
    const [, lt, , hash, address] = REFERENCE.exec(text) ?? [];
    const match = matchOfFields({ lt, hash, address }, { page: "account", testnet: null });
    return match?.kind === "transaction" ? [match] : [];
  },
};
