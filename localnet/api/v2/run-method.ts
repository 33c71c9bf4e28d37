import { FormatError } from "@/lib/ton/value/format-error";
import { legacyStack, methodName, stdStack } from "@/lib/toncenter/v2/stack-param";
import { stackToStd, type StackValue } from "@/lib/toncenter/stack";
import type { ParamKind } from "@/lib/toncenter/param";
import type { ApiNode } from "../node";
import { atSeqno, account } from "./common-fields";
import { required, type Field } from "./fields";
import { runMethod } from "./get-method";
import { fromTable, type Kind } from "./kinds";
import { legacyEntries } from "./legacy-stack";
import { accountAt } from "./lookup";
import { method, type Method } from "./method";
import { Refused } from "./refusal";
import { blockId, NO_HASH, transactionId } from "./wire";

const TAGS = new Set(
  ["num", "int", "number", "cell", "slice", "tuple", "list", "null"].flatMap((tag) => [
    tag,
    `tvm.${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
  ]),
);

const stackKind = (table: ParamKind<readonly StackValue[]>): Kind<readonly StackValue[]> => {
  const read = fromTable(table);
  return (input) => {
    if (!Array.isArray(input)) throw new Refused(422, "Stack should be array");
    const strange = input.find(
      (entry: unknown) => Array.isArray(entry) && typeof entry[0] === "string" && !TAGS.has(entry[0]),
    );
    if (Array.isArray(strange))
      throw new Refused(542, `Unsupported stack entry type: ${String(strange[0]).slice(0, 40)}`);
    return read(input);
  };
};

const fields = (stack: Kind<readonly StackValue[]>) => ({
  address: account,
  method: required(fromTable(methodName)),
  stack: required(stack, { absent: "Stack should be array" }),
  seqno: atSeqno,
});

type Call = {
  readonly [K in keyof ReturnType<typeof fields>]: ReturnType<typeof fields>[K] extends Field<
    infer T,
    infer R
  >
    ? R extends true
      ? T
      : T | null
    : never;
};

async function run(node: ApiNode, { address, method: name, stack, seqno }: Call) {
  const seen = accountAt(node, address, seqno);
  try {
    return { seen, outcome: await runMethod(node, seen, seqno, name, stack) };
  } catch (error) {
    if (error instanceof FormatError)
      throw new Refused(422, `failed to parse post request: failed to parse stack`);
    throw error;
  }
}

const runGetMethod = method({
  fields: fields(stackKind(legacyStack)),
  answer: async (node, call) => {
    const { seen, outcome } = await run(node, call);
    return {
      "@type": "smc.runResult",
      gas_used: outcome.gasUsed,
      stack: legacyEntries(outcome.stack),
      exit_code: outcome.exitCode,
      block_id: blockId(seen.block),
      last_transaction_id: transactionId(seen.account?.lastLt ?? 0n, seen.account?.lastHash ?? NO_HASH),
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
