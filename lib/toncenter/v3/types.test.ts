import { expectTypeOf, test } from "vitest";
import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { AnswerOf, ParamValues } from "../endpoint";
import type { accountStates, Account } from "./account";
import type { actions, Action } from "./action";
import type { ActionDetails, ActionFields } from "./action-details";
import type { BlockId } from "./block";
import type { jettonTransfers, JettonTransfer } from "./jetton";
import type { runGetMethod } from "./legacy";
import type { NftSaleDetails } from "./nft-sale";
import type { Trace } from "./trace";
import type { TraceNode } from "./trace-tree";

type RowsOf<E extends { rows(answer: never): unknown }> = ReturnType<E["rows"]>;

test("row types come from the schema", () => {
  expectTypeOf<RowsOf<typeof jettonTransfers>>().toEqualTypeOf<readonly JettonTransfer[] | null>();
  expectTypeOf<RowsOf<typeof actions>>().toEqualTypeOf<readonly Action[] | null>();
  expectTypeOf<AnswerOf<typeof accountStates>["accounts"]>().toEqualTypeOf<Account[]>();
});

test("required parameters are required", () => {
  expectTypeOf<ParamValues<typeof accountStates.params>>().toExtend<{
    readonly address: readonly Address[];
  }>();
  expectTypeOf<{ method: string }>().not.toExtend<ParamValues<typeof runGetMethod.params>>();
});

test("fields have the project's own types", () => {
  expectTypeOf<JettonTransfer["amount"]>().toEqualTypeOf<bigint>();
  expectTypeOf<BlockId["seqno"]>().toEqualTypeOf<number>();
  expectTypeOf<Trace["trace_id"]>().toEqualTypeOf<Hash | null>();
  expectTypeOf<Trace["trace"]>().toEqualTypeOf<readonly TraceNode[] | null>();
});

test("the type of details discriminates the union", () => {
  type Known = Extract<ActionDetails, { type: "jetton_transfer" }>;
  expectTypeOf<Known["fields"]>().toEqualTypeOf<ActionFields<"jetton_transfer">>();
  expectTypeOf<Known["fields"]["receiver"]>().toEqualTypeOf<Address | null>();
  expectTypeOf<Extract<ActionDetails, { type: null }>["raw"]>().toEqualTypeOf<unknown>();
  expectTypeOf<NftSaleDetails["type"]>().toEqualTypeOf<
    "getgems_sale" | "getgems_auction" | "telemint" | null
  >();
});
