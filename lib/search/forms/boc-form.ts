import { readBagText } from "../bag-text";
import type { Form } from "../form";

/** In our own links, bags that are too long for a request follow the number sign. */
const OWN_LINK = /^[^\s#]{0,300}\/decode#boc=/;

export const bocForm: Form = {
  name: "a BoC in hex or base64",
  example: "te6ccgEBAQEAAgAAAA==",
  longest: 1_048_576,
  read(text) {
    const start = OWN_LINK.exec(text.slice(0, 400))?.[0].length ?? 0;
    const bag = readBagText(text.slice(start));
    if (bag === null) return [];
    // A truncated bag still begins like one: the page shows what is wrong with it.
    return [{ kind: "boc", boc: bag.boc, certainty: bag.whole ? "exact" : "possible", testnet: null }];
  },
};
