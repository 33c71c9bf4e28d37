import { writeBoc } from "../../ton/cell/boc-writer";
import { bytesToBase64 } from "../../ton/value/bytes";
import type { ConfigPart } from "./config-value";
import type { DecodedConfig, DecodedParameter } from "./decode-config";
import { valueText } from "./value-text";

/** A configuration as a file: values in words as on screen, and the exact cell of each parameter. */
export function configFile(config: DecodedConfig, coin: string) {
  return {
    parameters: config.parameters
      .toSorted((one, other) => one.id - other.id)
      .map((parameter) => parameterEntry(parameter, coin)),
  };
}

function parameterEntry({ id, name, parts, problem, hash, graph, index }: DecodedParameter, coin: string) {
  return {
    id,
    name,
    hash,
    boc: bytesToBase64(writeBoc(graph, index), "standard"),
    values: parts.map((part) => partEntry(part, coin)),
    ...(problem === null ? {} : { problem }),
  };
}

function partEntry(part: ConfigPart, coin: string) {
  const title = part.title === null ? {} : { title: part.title };
  if (part.kind === "facts") {
    const fields = part.fields.map(({ name, value }) => [name, valueText(value, coin)] as const);
    return { ...title, fields: Object.fromEntries(fields) };
  }
  const rows = part.rows.map((row) => row.map((value) => valueText(value, coin)));
  return { ...title, columns: part.columns, rows };
}
