import "server-only";
import { cache } from "react";
import { jettonProfile, type JettonReport } from "../../domain/jetton/jetton-profile";
import { jettonRow } from "../../domain/jetton/make-jetton-rows";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { Address } from "../../ton/address/address";
import { jettonMasters, type JettonMaster } from "../../toncenter/v3/v3-jetton";

/** A jetton, for the top of its pages. One call, shared by all of them. */
export const loadJetton = cache(async (network: string, master: Address): Promise<JettonReport> => {
  const gateway = gatewayOf(network);
  const answer = await gateway.call(jettonMasters, { address: [master] }, { lane: "interactive" });
  if (!answer.ok) return { profile: null, problem: answer.error };
  const { value } = answer.value;
  const found = masterIn(value.jetton_masters, master);
  if (found === null) return { profile: null, problem: null };
  const row = jettonRow(found, value, gateway.network.coin);
  return { profile: jettonProfile(row, found, value.metadata, master), problem: null };
});

/** The supply, to compute shares of it; null if it is unknown. The same call, so the cache answers it. */
export async function supplyOf(network: string, master: Address, lane: Lane): Promise<bigint | null> {
  const answer = await gatewayOf(network).call(jettonMasters, { address: [master] }, { lane });
  return answer.ok ? (masterIn(answer.value.value.jetton_masters, master)?.total_supply ?? null) : null;
}

function masterIn(masters: readonly JettonMaster[], address: Address): JettonMaster | null {
  return masters.find((master) => master.address === address) ?? null;
}
