import { readAdnlText } from "../../ton/address/adnl-text";
import { tryHash } from "../../ton/value/hash";
import type { Form } from "../form";
import { hashForm } from "./hash-form";

/**
 * A public key and an ADNL address in hex or base64 look like any hash, so this is never their only meaning. In base
 * 32 an ADNL address has a checksum.
 */
export const validatorKeyForm: Form = {
  name: "a validator: its public key or ADNL address",
  example: "uftavl2t7cosdrtlb62fr7mce3fxaffzlxriok6qoum34qxhrqyn6yx",
  read(text) {
    const adnl = readAdnlText(text);
    if (adnl !== null) return [{ kind: "validator", key: adnl, certainty: "exact", testnet: null }];
    const key = tryHash(text);
    const isHash = key !== null && hashForm.read(text).some(({ certainty }) => certainty === "exact");
    return isHash ? [{ kind: "validator", key, certainty: "possible", testnet: null }] : [];
  },
};
