import { Cell, Dictionary } from "@ton/core";
import type { BlockRecord } from "../../chain-records";
import type { ApiNode } from "../api-node";
import { atSeqno, notNegative } from "./v2-shared-fields";
import { optional, required } from "./v2-fields";
import { hash, int32, type ValueParser } from "./v2-value-parsers";
import { newestMasterBlock, masterBlock } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { liteserverError } from "../refused-request";
import { base64, hashText } from "./v2-json-values";
import type { Hash } from "@/lib/ton/value/hash";

function configAt({ store }: ApiNode, master: Pick<BlockRecord, "seqno">): Uint8Array {
  const config = store.chain.configAt(master.seqno);
  if (config === null) throw liteserverError("LITE_SERVER_NOTREADY: no configuration yet");
  return config;
}

/** One config parameter as of that block. */
export function configParameter(
  node: ApiNode,
  master: Pick<BlockRecord, "seqno">,
  number: number,
): Cell | null {
  const [root] = Cell.fromBoc(Buffer.from(configAt(node, master)));
  if (root === undefined) return null;
  return Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), root).get(number) ?? null;
}

const configInfo = (bytes: string) => ({ "@type": "configInfo", config: { "@type": "tvm.cell", bytes } });

const parameter = optional(int32, { check: notNegative("param") });

const getConfigParam = method({
  fields: { config_id: parameter, param: parameter, seqno: atSeqno },
  rule: ({ config_id, param }) =>
    (config_id === null) === (param === null) ? "only one of config_id or param should be specified" : null,
  answer: (node, { config_id, param, seqno }) => {
    const number = config_id ?? param ?? 0;
    const found = configParameter(node, masterBlock(node, seqno), number);
    if (found === null)
      throw liteserverError(`LITE_SERVER_UNKNOWN: configuration parameter ${number} is absent`);
    return configInfo(found.toBoc().toString("base64"));
  },
});

const getConfigAll = method({
  fields: { seqno: atSeqno },
  answer: (node, { seqno }) => configInfo(base64(configAt(node, masterBlock(node, seqno)))),
});

/** Limit of a liteserver request. */
const MAX_LIBRARIES = 16;

/** Repeated parameters, a JSON list, or one comma-separated string. */
const hashes: ValueParser<readonly Hash[]> = (input) => {
  const inputs: readonly unknown[] = (Array.isArray(input) ? input : [input]).flatMap((item: unknown) =>
    typeof item === "string" ? item.split(",") : [item],
  );
  const read = inputs.slice(0, MAX_LIBRARIES + 1).map(hash);
  return read.every((one) => one !== null) ? read : null;
};

const getLibraries = method({
  fields: {
    libraries: required(hashes, {
      many: true,
      check: (inputs) =>
        inputs.length > MAX_LIBRARIES ? `libraries should be less or equal ${MAX_LIBRARIES}` : null,
    }),
  },
  answer: (node, { libraries }) => {
    newestMasterBlock(node);
    return {
      "@type": "smc.libraryResult",
      result: node.store.chain
        .libraries([...new Set(libraries)])
        .flatMap(({ hash: name, cells }) =>
          cells === null ? [] : [{ "@type": "smc.libraryEntry", hash: hashText(name), data: base64(cells) }],
        ),
    };
  },
});

export const CONFIG: Readonly<Record<string, Method>> = { getConfigParam, getConfigAll, getLibraries };
