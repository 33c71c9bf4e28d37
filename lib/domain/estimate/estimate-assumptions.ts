import type { EstimateQuery } from "./estimate-query";

/** What an estimate takes as given, for an account with this status. */
export function estimateAssumptions(query: EstimateQuery, status: string): readonly string[] {
  const brings = query.is === "message" ? query.opened.init !== null : query.publicKey !== null;
  const isDeploying = brings && status !== "active";
  return [
    "The state of the account and the network config are those of the latest block.",
    "Signatures are taken as valid, so the message need not be signed.",
    ...(isDeploying ? ["The account is deployed with the StateInit of the message."] : []),
    "Fees of the accounts that receive its messages are not included.",
  ];
}
