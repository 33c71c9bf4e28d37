import { sharedText } from "@/testing/ton/test-shared";

/** The published description of answers, if the file is available. */

interface ContractField {
  readonly name: string;
  readonly type: string;
  readonly asText: boolean;
  readonly mayBeAbsent: boolean;
}

type Structs = ReadonlyMap<string, readonly ContractField[]>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldsOf(struct: unknown): readonly ContractField[] {
  const fields = isObject(struct) ? struct["fields"] : null;
  return (Array.isArray(fields) ? fields : []).filter(isObject).flatMap((field) => {
    const { json, type } = field;
    if (typeof json !== "string" || typeof type !== "string" || json === "-") return [];
    return [
      { name: json, type, asText: field["as_string"] === true, mayBeAbsent: field["omitempty"] === true },
    ];
  });
}

/** Structs by name; null if the file is not available. */
export function readStructs(): Structs | null {
  const text = sharedText("contract/spec/v3-go-v1.3.json");
  if (text === null) return null;
  const spec: unknown = JSON.parse(text);
  const structs = isObject(spec) && isObject(spec["structs"]) ? spec["structs"] : {};
  return new Map(Object.entries(structs).map(([name, struct]) => [name, fieldsOf(struct)]));
}

const TEXTS: ReadonlySet<string> = new Set([
  "string",
  "HashType",
  "AccountAddress",
  "BytesType",
  "ShardId",
  "OpcodeType",
]);
const NUMBERS = /^u?int(?:8|16|32|64)?$/;
const HASH = /^[A-Za-z0-9+/]{43}=$/;
const ADDRESS = /^(?:-?\d+:[0-9A-F]{64}|ext\$\d+:[0-9A-F]+)$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  HashType: HASH,
  AccountAddress: ADDRESS,
  ShardId: /^[0-9A-F]{16}$/,
};

/** Compares an answer with its description: absent or unknown fields, order, formats and nulls. */
export function differences(structs: Structs, type: string, value: unknown, at: string): readonly string[] {
  if (value === null)
    return type.startsWith("*") || type.startsWith("map") || type.startsWith("[]") || type === "interface{}"
      ? []
      : [`${at}: null for ${type}`];
  const plain = type.replace(/^\*/, "").replace(/^models\./, "");
  // Go encodes bytes as base64.
  if (plain === "[]byte") return ofLeaf("BytesType", value, at);
  if (plain.startsWith("[]")) return ofList(structs, plain.slice(2), value, at);
  const map = /^map\[.*?\](.*)$/.exec(plain)?.[1];
  if (map !== undefined) return ofMap(structs, map, value, at);
  const fields = structs.get(plain);
  if (fields !== undefined) return ofStruct(structs, fields, value, at);
  return ofLeaf(plain, value, at);
}

function ofList(structs: Structs, type: string, value: unknown, at: string): readonly string[] {
  if (!Array.isArray(value)) return [`${at}: no list`];
  return value.flatMap((item, index) => differences(structs, type, item, `${at}[${index}]`));
}

function ofMap(structs: Structs, type: string, value: unknown, at: string): readonly string[] {
  if (!isObject(value)) return [`${at}: no map`];
  const keys = Object.keys(value);
  const order = keys.join() === keys.toSorted().join() ? [] : [`${at}: keys are not sorted`];
  return [
    ...order,
    ...Object.entries(value).flatMap(([key, item]) => differences(structs, type, item, `${at}.${key}`)),
  ];
}

function ofStruct(
  structs: Structs,
  fields: readonly ContractField[],
  value: unknown,
  at: string,
): readonly string[] {
  if (!isObject(value)) return [`${at}: no object`];
  const names = fields.map(({ name }) => name);
  const keys = Object.keys(value);
  const expected = names.filter((name) => name in value);
  return [
    ...keys.filter((key) => !names.includes(key)).map((key) => `${at}.${key} is not in the contract`),
    ...fields
      .filter((field) => !field.mayBeAbsent && !(field.name in value))
      .map(({ name }) => `${at}.${name} is absent`),
    ...(keys.join() === expected.join()
      ? []
      : [`${at}: ${keys.join()} in another order than ${expected.join()}`]),
    ...fields
      .filter(({ name }) => name in value)
      .flatMap(({ name, type, asText }) => {
        const item = value[name];
        if (asText && item !== null && type !== "ShardId")
          return typeof item === "string" && /^-?\d+$/.test(item) ? [] : [`${at}.${name}: no digits as text`];
        return differences(structs, type, item, `${at}.${name}`);
      }),
  ];
}

function ofLeaf(type: string, value: unknown, at: string): readonly string[] {
  if (type === "bool") return typeof value === "boolean" ? [] : [`${at}: no flag`];
  if (NUMBERS.test(type)) return typeof value === "number" ? [] : [`${at}: no number`];
  if (!TEXTS.has(type)) return [];
  if (typeof value !== "string") return [`${at}: no text but ${typeof value}`];
  const form = FORMS[type];
  return form === undefined || form.test(value) ? [] : [`${at}: ${value.slice(0, 80)} is no ${type}`];
}
