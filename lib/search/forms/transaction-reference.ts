import type { Form } from "../form";
import { meaningOfFields } from "../link-fields";

/** The dollar sign is of times when the colon had to be avoided in paths. An address may have a colon. */
const REFERENCE = /^([0-9]{1,20})([:$])([^:$]{43,66})\2([^$]{48,80})$/;

export const transactionReferenceForm: Form = {
  name: "a transaction: lt:hash:address",
  example:
    "47670702000009:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855:Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF",
  read(text) {
    const [, lt, , hash, address] = REFERENCE.exec(text) ?? [];
    const meaning = meaningOfFields({ lt, hash, address }, { page: "account", testnet: null });
    return meaning?.kind === "transaction" ? [meaning] : [];
  },
};
