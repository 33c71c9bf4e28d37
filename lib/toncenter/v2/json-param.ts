import { Refusal, type ParamKind, type WireValue } from "../param";

const MAX_DEPTH = 512;
const MAX_NODES = 20_000;

type JsonObject = Readonly<Record<string, unknown>>;

/** Level by level, because foreign JSON may be nested deeper than the call stack allows. */
function checkSize(root: unknown): void {
  let nodes = 0;
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) throw new Refusal("the JSON is too large");
    level = level.flatMap((node) => (typeof node === "object" && node !== null ? Object.values(node) : []));
  }
}

function isObject(input: unknown): input is JsonObject {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

export const jsonObject: ParamKind<JsonObject> = {
  name: "object",
  accepts: "an object",
  read: (input) => {
    // Some languages serialise an empty object as an empty list.
    const value = Array.isArray(input) && input.length === 0 ? {} : input;
    if (!isObject(value)) throw new Refusal("params must contain an object");
    checkSize(value);
    return value;
  },
  write: (value) => value,
};

function isWireValue(input: unknown): input is WireValue {
  return Array.isArray(input) || isObject(input) || ["string", "number", "boolean"].includes(typeof input);
}

export const anyJson: ParamKind<WireValue> = {
  name: "JSON",
  accepts: "any JSON",
  read: (input) => {
    if (!isWireValue(input)) throw new Refusal("expected any JSON");
    checkSize(input);
    return input;
  },
  write: (value) => value,
};
