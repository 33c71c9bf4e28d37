import { FormatError } from "@/lib/ton/value/format-error";
import { legacyStack, methodName, stdStack } from "@/lib/toncenter/v2/stack-param";
import { stackToStd, type StackValue } from "@/lib/toncenter/stack";
import type { ParamKind } from "@/lib/toncenter/param";
import type { ApiNode } from "../api-node";
import { atSeqno, account } from "./v2-shared-fields";
import { required, type ParamField } from "./v2-fields";
import { executeGetMethod } from "./execute-get-method";
import { fromTable, type ValueParser } from "./v2-value-parsers";
import { renderLegacyStack } from "./render-legacy-stack";
import { accountAt } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { RefusedRequest } from "../refused-request";
import { blockId, NO_HASH, transactionId } from "./v2-json-values";

const TAGS = new Set(
  ["num", "int", "number", "cell", "slice", "tuple", "list", "null"].flatMap((tag) => [
    tag,
    `tvm.${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
  ]),
);

const stackKind = (table: ParamKind<readonly StackValue[]>): ValueParser<readonly StackValue[]> => {
  const read = fromTable(table);
  return (input) => {
    if (!Array.isArray(input)) throw new RefusedRequest(422, "Stack should be array");
    const unsupported = input.find(
      (entry: unknown) => Array.isArray(entry) && typeof entry[0] === "string" && !TAGS.has(entry[0]),
    );
    if (Array.isArray(unsupported))
      throw new RefusedRequest(542, `Unsupported stack entry type: ${String(unsupported[0]).slice(0, 40)}`);
    return read(input);
  };
};

const fields = (stack: ValueParser<readonly StackValue[]>) => ({
  address: account,
  method: required(fromTable(methodName)),
  stack: required(stack, { absent: "Stack should be array" }),
  seqno: atSeqno,
});

type Call = {
  readonly [K in keyof ReturnType<typeof fields>]: ReturnType<typeof fields>[K] extends ParamField<
    infer T,
    infer R
  >
    ? R extends true
      ? T
      : T | null
    : never;
};

async function run(node: ApiNode, { address, method: name, stack, seqno }: Call) {
  const snapshot = accountAt(node, address, seqno);
  try {
    return { snapshot, outcome: await executeGetMethod(node, snapshot, seqno, name, stack) };
  } catch (error) {
    if (error instanceof FormatError)
      throw new RefusedRequest(422, `failed to parse post request: failed to parse stack`);
    throw error;
  }
}

const runGetMethod = method({
  fields: fields(stackKind(legacyStack)),
  answer: async (node, call) => {
    const { snapshot, outcome } = await run(node, call);
    return {
      "@type": "smc.runResult",
      gas_used: outcome.gasUsed,
      stack: renderLegacyStack(outcome.stack),
      exit_code: outcome.exitCode,
      block_id: blockId(snapshot.block),
      last_transaction_id: transactionId(
        snapshot.account?.lastLt ?? 0n,
        snapshot.account?.lastHash ?? NO_HASH,
      ),
    };
  },
});

const UNSUPPORTED = { "@type": "tvm.stackEntryUnsupported" };

const runGetMethodStd = method({
  fields: fields(stackKind(stdStack)),
  answer: async (node, call) => {
    const { outcome } = await run(node, call);
    const stack = outcome.stack.map((value): StackValue =>
      value.type === "unknown" ? { type: "unknown", raw: UNSUPPORTED } : value,
    );
    return {
      "@type": "smc.runResult",
      gas_used: outcome.gasUsed,
      stack: stackToStd(stack),
      exit_code: outcome.exitCode,
    };
  },
});

export const RUN_METHOD: Readonly<Record<string, Method>> = { runGetMethod, runGetMethodStd };
