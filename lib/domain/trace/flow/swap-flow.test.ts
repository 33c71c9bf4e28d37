import { describe, expect, it } from "vitest";
import { corpusTraces } from "../../../../testing/domain/trace/test-corpus-traces";
import { unlessShared } from "../../../../testing/ton/test-shared";
import { movesOf, type Move } from "../../action/action-moves";
import type { Address } from "../../../ton/address/address";
import type { Trace } from "../../../toncenter/v3/v3-trace";
import type { FlowView } from "./flow-view";
import { traceFlow } from "./trace-flow";
import { traceTree } from "../trace-steps";

function jettonMoves({ actions }: Trace): readonly Move[] {
  return (actions ?? [])
    .filter(({ type }) => type === "jetton_swap")
    .flatMap(({ type, details }) => (details.type === null ? [] : movesOf(type, details.fields)))
    .filter(({ asset }) => asset !== null);
}

function sumOf(moves: readonly Move[], account: Address, asset: Address | null): bigint {
  return moves
    .filter((move) => move.asset === asset)
    .reduce(
      (sum, { from, to, amount }) => sum + (to === account ? amount : 0n) - (from === account ? amount : 0n),
      0n,
    );
}

function changeOf({ rows }: FlowView, account: Address, asset: Address | null): bigint {
  const row = rows.find(({ party }) => party.address === account);
  return row?.tokens.find(({ token }) => token.master === asset)?.change ?? 0n;
}

/** Proxies of coins have names like jettons, but move coins. */
const isMoved = ({ rows }: FlowView, { asset }: Move) =>
  rows.some(({ tokens }) => tokens.some(({ token }) => token.master === asset));

describe.skipIf(unlessShared("corpus") !== "")(`the flow of a swap${unlessShared("corpus")}`, () => {
  const swaps = corpusTraces().filter(({ trace }) => jettonMoves(trace).length > 0);
  const flows = swaps.map(({ trace, names }) => ({
    trace,
    moves: jettonMoves(trace),
    flow: traceFlow(traceTree(trace), trace.actions ?? [], names, "GRAM"),
  }));

  it("changes the balances of owners by the amounts of the actions, to the unit", () => {
    expect(swaps.length).toBeGreaterThan(5);
    for (const { trace, moves, flow } of flows) {
      const ends = moves
        .filter((move) => isMoved(flow, move))
        .flatMap(({ from, to, asset }) =>
          [from, to].flatMap((account) => (account === null ? [] : [{ account, asset }])),
        );
      const reported = ends.map(({ account, asset }) => [account, asset, sumOf(moves, account, asset)]);
      const moved = ends.map(({ account, asset }) => [account, asset, changeOf(flow, account, asset)]);
      expect([trace.trace_id, moved]).toEqual([trace.trace_id, reported]);
    }
  });

  it("shows wrapped coins as coins", () => {
    const wrapped = flows.flatMap(({ flow, moves }) =>
      moves.filter((move) => !isMoved(flow, move)).map((move) => ({ flow, ...move })),
    );
    expect(wrapped.length).toBeGreaterThan(0);
    for (const { flow, amount } of wrapped)
      expect(flow.rows.map(({ coins }) => coins?.change)).toContain(-amount);
  });

  it("shows both sides in the row of the trader", () => {
    for (const { trace, flow } of flows)
      for (const { details } of trace.actions ?? []) {
        if (details.type !== "jetton_swap") continue;
        const { sender, asset_in, dex_outgoing_transfer: out } = details.fields;
        const isOwn = out?.destination === sender;
        if (sender === null || !isOwn) continue;
        const coins = flow.rows.find(({ party }) => party.address === sender)?.coins?.change ?? 0n;
        const given = asset_in === null ? coins : changeOf(flow, sender, asset_in);
        const got = out.asset === null ? coins : changeOf(flow, sender, out.asset);
        expect([trace.trace_id, given < 0n, got > 0n]).toEqual([trace.trace_id, true, true]);
      }
  });

  it("has a sum of zero for each token", () => {
    for (const { trace, flow } of flows) {
      const totals = new Map<string, bigint>();
      for (const { token, change } of flow.rows.flatMap(({ tokens }) => tokens))
        totals.set(token.master ?? "", (totals.get(token.master ?? "") ?? 0n) + change);
      expect([trace.trace_id, [...totals].filter(([, total]) => total !== 0n)]).toEqual([trace.trace_id, []]);
    }
  });

  it("attributes all tokens to owners, none to jetton wallets", () => {
    for (const { flow } of flows) {
      expect(flow.unknownWallets).toBe(0);
      expect(flow.rows.filter(({ role, tokens }) => role.length > 0 && tokens.length > 0)).toEqual([]);
    }
  });
});
