import { parseLt } from "../../ton/value/lt";
import { attempt } from "../attempt";
import { withoutCommas } from "../grouped-number";
import type { Form } from "../form";

export const logicalTimeForm: Form = {
  name: "a logical time (lt)",
  example: "lt 47670702000009",
  read(text) {
    const labelled = /^lt[\s:=]{1,5}([0-9][0-9,]*)$/i.exec(text)?.[1];
    const digits = labelled ?? text;
    const lt = attempt(() => parseLt(withoutCommas(digits) ?? digits));
    if (lt === null) return [];
    return [
      { kind: "logical time", lt, certainty: labelled === undefined ? "possible" : "exact", testnet: null },
    ];
  },
};
