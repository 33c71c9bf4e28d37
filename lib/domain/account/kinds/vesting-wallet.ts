import { vesting, type Vesting } from "../../../toncenter/v3/v3-vesting";
import { accountFact, accountsFact, coinsFact, fact, presentFacts, timeFact } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";
import { periodText } from "./period-text";

export const VESTING = accountKind({
  title: "Vesting",
  fits: anyOf("wallet_vesting"),
  endpoint: vesting,
  params: ({ address }) => ({ contract_address: [address] }),
  facts: ({ vesting_contracts: contracts }, { subject: { address }, names, nowMs }) => {
    const contract = contracts.find((one) => one.address === address);
    if (contract === undefined) return null;
    const {
      start_time: start,
      total_duration: total,
      cliff_duration: cliff,
      unlock_period: period,
    } = contract;
    const { total_amount: amount } = contract;
    const locked = lockedAt(contract, Math.floor(nowMs / 1_000));
    return presentFacts(
      accountFact("Owner", contract.owner_address, names, "Unknown"),
      accountFact("Sender", contract.sender_address, names, "Unknown"),
      amount !== null && coinsFact("Total", amount),
      locked !== null && coinsFact("Locked", locked),
      start !== null && timeFact("Start", start),
      start !== null && cliff !== null && cliff > 0 && timeFact("Cliff ends", start + cliff),
      start !== null && total !== null && timeFact("Fully unlocked", start + total),
      period !== null && fact("Unlock period", periodText(period)),
      contract.whitelist.length > 0 && accountsFact("Allowed recipients", contract.whitelist, names),
    );
  },
});

/** How much cannot be taken out yet, as the contract itself reckons it; null where a figure is missing. */
export function lockedAt(contract: Vesting, now: number): bigint | null {
  const { start_time: start, total_duration: total, cliff_duration: cliff, unlock_period: period } = contract;
  const { total_amount: amount } = contract;
  if (start === null || total === null || cliff === null || period === null || amount === null) return null;
  if (now > start + total) return 0n;
  if (now < start + cliff || period <= 0 || total <= 0) return amount;
  const parts = BigInt(Math.floor(total / period));
  const free = BigInt(Math.floor((now - start) / period));
  return parts === 0n ? amount : amount - (amount * free) / parts;
}
