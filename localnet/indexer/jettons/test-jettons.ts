import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { actions, type Action } from "@/lib/toncenter/v3/action";
import { getV3 } from "../../api/v3/test-v3-node";
import { DAY, type Chapter } from "../../scenario/scenario-event";
import { exchanges, swaps } from "../../scenario/chapters/jetton-exchanges";
import { jettonSpam, jettonIssues } from "../../scenario/chapters/jetton-issues";
import { jettonPayments, jettonSpecialCases } from "../../scenario/chapters/jetton-payments";
import type { JettonName, ExchangeName } from "../../scenario/jettons/town-jettons";
import type { ResidentName } from "../../scenario/residents";
import { replayTown, type ReplayedTown } from "../test-town";

const DAYS = 3;

/** Shortens a recurring chapter to a few days. */
const fewDays =
  (chapter: Chapter): Chapter =>
  (town, { from }) =>
    chapter(town, { from, to: from + DAYS * DAY });

/** Used by tests: a town with all chapters about jettons. */
export interface ReplayedJettons extends ReplayedTown {
  resident(name: ResidentName): Address;
  token(name: JettonName | ExchangeName): Address;
  /** A resident's wallet of a jetton. */
  walletOf(name: ResidentName, of: JettonName | ExchangeName): Address;
  actions(query: string): Promise<readonly Action[]>;
}

export async function replayJettons(): Promise<ReplayedJettons> {
  const replayed = await replayTown(
    jettonIssues,
    jettonSpam,
    exchanges,
    jettonSpecialCases,
    fewDays(jettonPayments),
    fewDays(swaps),
  );
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
