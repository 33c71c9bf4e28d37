import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { NodeAnswer, NodePanel } from "../../domain/trace/view/node-answer";
import { NO_TRANSACTION_TO_LOAD, NOT_BETWEEN_ACCOUNTS, NOT_ON_NODE } from "../../domain/trace/trace-problems";
import type { SelectedStep } from "../../domain/trace/view/selected-step";
import { fail, ok, type Result } from "../../toncenter/error";
import { getTransactions, tryLocateResultTx, tryLocateSourceTx } from "../../toncenter/v2/v2-transactions";
import { isOnChain } from "../../domain/message/message-kind";

/** Calls a node for data that the index does not have. One call. */
export async function loadNodeAnswer(
  network: string,
  panel: NodePanel,
  { message, transaction }: Pick<SelectedStep, "message" | "transaction">,
): Promise<Result<NodeAnswer>> {
  const gateway = gatewayOf(network);
  if (panel === "cells") {
    if (transaction === null) return fail(NO_TRANSACTION_TO_LOAD);
    const { account: address, lt, hash } = transaction;
    const answer = await gateway.call(
      getTransactions,
      { address, lt, hash, limit: 1, archival: true },
      { lane: "interactive" },
    );
    if (!answer.ok) return answer;
    const found = answer.value.value.find(({ transaction_id }) => transaction_id.hash === hash);
    return found === undefined ? fail(NOT_ON_NODE) : ok({ panel, hash, data: found.data });
  }
  const { source = null, destination = null, created_lt = null } = message ?? {};
  if (!isOnChain(source) || !isOnChain(destination) || created_lt === null) return fail(NOT_BETWEEN_ACCOUNTS);
  const locate = panel === "receiver" ? tryLocateResultTx : tryLocateSourceTx;
  const answer = await gateway.call(locate, { source, destination, created_lt }, { lane: "interactive" });
  if (!answer.ok) return answer;
  const { transaction_id: id, data } = answer.value.value;
  return ok({ panel, hash: id.hash, data });
}
