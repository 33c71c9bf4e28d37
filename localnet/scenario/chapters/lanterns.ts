import { beginCell } from "@ton/core";
import { coins, HOUR, MINUTE, type Chapter, type ScenarioEvent } from "../scenario-event";
import { transferJettons } from "../jettons/jetton-operations";
import { lanterns as amount, mintlessJetton, type LanternOwner } from "../jettons/mintless-jetton";
import type { ResidentName } from "../residents";
import { deployOrCall } from "../town-operations";

const DEPLOYED_AT = 40;
/** The recipient's wallet and the returned excess. */
const TRANSFER_FOLLOWUPS = 2;

/**
 * A mintless jetton: owners of shares claim them with their first transfer. One claims twice, which fails; others
 * have not claimed yet.
 */
export const lanterns: Chapter = (town, { from }) => {
  const jetton = mintlessJetton(town);
  const first = (hour: number, by: LanternOwner, to: ResidentName, whole: number): ScenarioEvent => {
    const owner = town.addressOf(by);
    const terms = {
      to: town.addressOf(to),
      amount: amount(whole),
      query: hour,
      custom: jetton.claimOf(owner),
    };
    return {
      at: from + hour * HOUR + 11 * MINUTE,
      by,
      messages: [{ ...transferJettons(jetton, owner, terms), init: jetton.walletInit(owner) }],
      furtherTransactions: TRANSFER_FOLLOWUPS,
    };
  };
  const later = (hour: number, by: ResidentName, to: ResidentName, whole: number): ScenarioEvent => ({
    at: from + hour * HOUR + 11 * MINUTE,
    by,
    messages: [
      transferJettons(jetton, town.addressOf(by), {
        to: town.addressOf(to),
        amount: amount(whole),
        query: hour,
      }),
    ],
    furtherTransactions: TRANSFER_FOLLOWUPS,
  });
  return [
    {
      at: from + DEPLOYED_AT * HOUR,
      by: "edith",
      messages: [deployOrCall(jetton, coins(1), beginCell().endCell())],
    },
    first(44, "ada", "clara", 50),
    first(52, "greta", "ada", 125),
    first(76, "lena", "oskar", 10),
    later(88, "clara", "bruno", 20),
    first(99, "ada", "clara", 1),
    first(110, "farid", "greta", 5),
    later(136, "ada", "rosa", 60),
  ];
};
