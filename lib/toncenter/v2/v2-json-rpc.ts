import { optional, required, v2 } from "../endpoint";
import { oneOf, word } from "../param";
import { json } from "../schema";
import { anyJson, jsonObject } from "./json-param";

/** The result is that of the inner method: the caller reads it with that method's row. */
export const jsonRpc = v2({
  path: "jsonRPC",
  method: "POST",
  // Its operation can be `send`, since the body may contain any other method.
  operation: "send",
  group: "RPC",
  about: "Any other method of this interface, named in the body.",
  params: {
    jsonrpc: optional(oneOf("2.0"), "Version of the envelope."),
    id: optional(
      anyJson,
      "Returned with the answer; not needed over HTTP, where each answer belongs to its request.",
    ),
    method: required(word("the name of a method", /^[A-Za-z]+$/, 64), "The method."),
    params: optional(jsonObject, "Its parameters by name."),
  },
  response: json,
  // The inner method is allowed or refused by its own row.
  freshness: "never",
});
