import * as v from "valibot";
import { required, v2 } from "../endpoint";
import * as kinds from "../param";
import { flag, struct, text, type Read } from "../schema";
import { account, spelledAddress } from "./v2-params";

const common = { group: "Utils", freshness: "immutable" } as const;

const Variant = struct({ b64: text, b64url: text });

/** The answer consists of spellings, so they stay text. */
export const DetectedAddress = struct({
  raw_form: text,
  bounceable: Variant,
  non_bounceable: Variant,
  given_type: v.picklist(["raw_form", "friendly_bounceable", "friendly_non_bounceable"]),
  test_only: flag,
});
export type DetectedAddress = Read<typeof DetectedAddress>;

export const DetectedHash = struct({ b64: text, b64url: text, hex: text });
export type DetectedHash = Read<typeof DetectedHash>;

const asSpelled = { address: required(spelledAddress, "The account, in any form.") };

export const detectAddress = v2({
  ...common,
  path: "detectAddress",
  about: "All forms of an address, and which of them was given.",
  params: asSpelled,
  response: DetectedAddress,
});

export const detectHash = v2({
  ...common,
  path: "detectHash",
  about: "All forms of a hash.",
  params: { hash: required(kinds.hash, "The hash.") },
  response: DetectedHash,
});

export const packAddress = v2({
  ...common,
  path: "packAddress",
  about: "The friendly form of an address; a friendly one keeps its flags.",
  params: asSpelled,
  response: text,
});

export const unpackAddress = v2({
  ...common,
  path: "unpackAddress",
  about: "The raw form of an address.",
  params: { address: account },
  response: text,
});
