import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { actions, type Action } from "@/lib/toncenter/v3/action";
import { ask } from "../../api/v3/test-node";
import { DAY, type Chapter } from "../../scenario/act";
import { exchanges, swaps } from "../../scenario/chapters/exchanges";
import { bonus, issues } from "../../scenario/chapters/issues";
import { jettonPayments, jettonSights } from "../../scenario/chapters/jetton-payments";
import type { JettonName, ExchangeName } from "../../scenario/jettons/issues";
import type { ResidentName } from "../../scenario/residents";
import { tellTown, type ToldTown } from "../test-town";

const DAYS = 3;

/** What happens again and again, for a part of the week only. */
const fewDays =
  (chapter: Chapter): Chapter =>
  (town, { from }) =>
    chapter(town, { from, to: from + DAYS * DAY });

/** Used by tests of jettons: the town with all that it does with them. */
export interface ToldJettons extends ToldTown {
  who(name: ResidentName): Address;
  what(name: JettonName | ExchangeName): Address;
  /** Somebody's wallet of a jetton. */
  walletOf(name: ResidentName, of: JettonName | ExchangeName): Address;
  actions(question: string): Promise<readonly Action[]>;
}

export async function tellJettons(): Promise<ToldJettons> {
  const told = await tellTown(
    issues,
    bonus,
    exchanges,
    jettonSights,
    fewDays(jettonPayments),
    fewDays(swaps),
  );
  const { addressOf, jettons } = told.town;
  return {
    ...told,
    who: (name) => parseAddress(addressOf(name).toRawString()),
    what: (name) => parseAddress(jettons[name].address.toRawString()),
    walletOf: (name, of) => parseAddress(jettons[of].walletOf(addressOf(name)).toRawString()),
    async actions(question) {
      const { body } = await ask(told.node, `actions?limit=1000&sort=asc&${question}`);
      return v.parse(actions.response, body).actions;
    },
  };
}
