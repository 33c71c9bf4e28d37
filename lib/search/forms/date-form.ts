import type { Form } from "../form";
import { readDate } from "../moment";

export const dateForm: Form = {
  name: "a date, with or without time",
  example: "2026-01-31 12:00",
  read(text) {
    const seconds = readDate(text);
    return seconds === null ? [] : [{ kind: "moment", seconds, certainty: "exact", testnet: null }];
  },
};
