import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { actions, type Action } from "@/lib/toncenter/v3/v3-action";
import { getV3 } from "../../api/v3/test-v3-node";
import type { JettonName, ExchangeName } from "../../../../localnet/scenario/jettons/town-jettons";
import type { ResidentName } from "../../../../localnet/scenario/residents";
import { openReplayedTown, type ReplayedTown } from "../test-town";

/** Used by tests: a town with all chapters about jettons. */
export interface ReplayedJettons extends ReplayedTown {
  resident(name: ResidentName): Address;
  token(name: JettonName | ExchangeName): Address;
  /** A resident's wallet of a jetton. */
  walletOf(name: ResidentName, of: JettonName | ExchangeName): Address;
  actions(query: string): Promise<readonly Action[]>;
}

export async function replayJettons(): Promise<ReplayedJettons> {
  const replayed = await openReplayedTown("jettons");
  const { addressOf, jettons } = replayed.town;
  return {
    ...replayed,
    resident: (name) => parseAddress(addressOf(name).toRawString()),
    token: (name) => parseAddress(jettons[name].address.toRawString()),
    walletOf: (name, of) => parseAddress(jettons[of].walletOf(addressOf(name)).toRawString()),
    async actions(query) {
      const { body } = await getV3(replayed.node, `actions?limit=1000&sort=asc&${query}`);
      return v.parse(actions.response, body).actions;
    },
  };
}
