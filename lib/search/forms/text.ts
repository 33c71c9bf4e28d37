import type { Form } from "../form";

const LONGEST = 100;
/** No name has a word like this; a mistyped address or hash is one. */
const LONGEST_WORD = /\S{33}/;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

export const textForm: Form = {
  name: "a name of a jetton, a collection or a label",
  read(text) {
    const query = text.normalize("NFC").replace(/\s+/g, " ");
    const isName = query.length <= LONGEST && SAYS_SOMETHING.test(query) && !LONGEST_WORD.test(query);
    if (!isName || query.includes("://")) return [];
    return [{ kind: "text", query, certainty: "possible", testnet: null }];
  },
};
