import type { Form } from "../form";
import { readUnixTime } from "../moment";

export const unixTimeForm: Form = {
  name: "a Unix time, seconds or milliseconds",
  example: "1700000000",
  read(text) {
    const seconds = readUnixTime(text);
    return seconds === null ? [] : [{ kind: "moment", seconds, certainty: "possible", testnet: null }];
  },
};
