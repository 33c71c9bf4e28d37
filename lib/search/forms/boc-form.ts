import { readBagText } from "../bag-text";
import type { Form } from "../form";

/** Behind the number sign our own links carry bags that are too long for a request. */
const OWN_LINK = /^[^\s#]{0,300}\/decode#boc=/;

export const bocForm: Form = {
  name: "a BoC in hex or base64",
  example: "te6ccgEBAQEAAgAAAA==",
  longest: 1_048_576,
  read(text) {
    const start = OWN_LINK.exec(text.slice(0, 400))?.[0].length ?? 0;
    const bag = readBagText(text.slice(start));
    if (bag === null) return [];
    // One that is cut off still begins like one: the page shows what is wrong with it.
    return [{ kind: "boc", boc: bag.boc, certainty: bag.whole ? "exact" : "possible", testnet: null }];
  },
};
