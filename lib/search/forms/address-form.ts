import { readAddress } from "../../ton/address/read-address";
import { attempt } from "../attempt";
import type { Form } from "../form";

export const addressForm: Form = {
  name: "an address, raw or friendly",
  example: "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF",
  read(text) {
    const read = attempt(() => readAddress(text));
    if (read === null) return [];
    const { address, form, testnet } = read;
    // An account's id is rarely written without its workchain, while all hashes look like this.
    const certainty = form === "hex" ? "possible" : "exact";
    return [{ kind: "account", address, page: "account", certainty, testnet }];
  },
};
