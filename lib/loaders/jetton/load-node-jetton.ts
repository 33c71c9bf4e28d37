import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { ok, type Result } from "../../toncenter/error";
import { getTokenData, type TokenData } from "../../toncenter/v2/v2-token-data";

/** A node's data about a jetton. One call. */
export async function loadNodeJetton(network: string, master: Address): Promise<Result<TokenData>> {
  const answer = await gatewayOf(network).call(getTokenData, { address: master }, { lane: "interactive" });
  return answer.ok ? ok(answer.value.value) : answer;
}
