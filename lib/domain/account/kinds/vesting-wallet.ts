import { vesting } from "../../../toncenter/v3/v3-vesting";
import { accountFact, accountsFact, coinsFact, fact, presentFacts, timeFact } from "./card-facts";
import { vestingTerms } from "../../vesting/vesting-profile";
import { fullyUnlockedAt, lockedAt } from "../../vesting/vesting-schedule";
import { accountKind, anyOf } from "./account-kind";
import { periodText } from "./period-text";

export const VESTING = accountKind({
  title: "Vesting",
  page: "vesting",
  fits: anyOf("wallet_vesting"),
  endpoint: vesting,
  params: ({ address }) => ({ contract_address: [address] }),
  facts: ({ vesting_contracts: contracts }, { subject: { address }, names, nowMs }) => {
    const contract = contracts.find((one) => one.address === address);
    if (contract === undefined) return null;
    const {
      total_amount: amount,
      start_time: start,
      cliff_duration: cliff,
      unlock_period: period,
    } = contract;
    const terms = vestingTerms(contract);
    return presentFacts(
      accountFact("Owner", contract.owner_address, names, "Unknown"),
      accountFact("Sender", contract.sender_address, names, "Unknown"),
      amount !== null && coinsFact("Total", amount),
      terms !== null && coinsFact("Locked", lockedAt(terms, Math.floor(nowMs / 1_000))),
      start !== null && timeFact("Start", start),
      start !== null && cliff !== null && cliff > 0 && timeFact("Cliff ends", start + cliff),
      terms !== null && timeFact("Fully unlocked", fullyUnlockedAt(terms)),
      period !== null && fact("Unlock period", periodText(period)),
      contract.whitelist.length > 0 && accountsFact("Allowed recipients", contract.whitelist, names),
    );
  },
});
