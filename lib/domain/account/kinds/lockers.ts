import type { StackValue } from "../../../toncenter/stack";
import { accountAt, numberAt } from "../../call/stack-fields";
import { fullyUnlockedAt, lockedAt } from "../../vesting/vesting-schedule";
import { anyOf } from "./account-kind";
import { accountFact, coinsFact, fact, presentFacts, timeFact } from "./card-facts";
import { getMethodKind } from "./get-method-kind";
import { periodText } from "./period-text";

/** Null unless the first `many` values are amounts or times. */
function numbersIn(stack: readonly StackValue[], many: number): readonly bigint[] | null {
  const numbers = Array.from({ length: many }, (_, place) => numberAt(stack, place));
  return numbers.every((one) => one !== null && one >= 0n) ? numbers.flatMap((one) => one ?? []) : null;
}

/** Deposits with a reward for all, paid back in steps. */
export const LOCKER = getMethodKind({
  title: "Locker",
  fits: anyOf("locker"),
  method: "get_locker_data",
  facts: (stack) => {
    const [deposited, reward, ...times] = numbersIn(stack, 6) ?? [];
    const [depositsEnd, start, duration, period] = times.map(Number);
    if (deposited === undefined || reward === undefined) return null;
    if (depositsEnd === undefined || start === undefined || duration === undefined || period === undefined)
      return null;
    return [
      coinsFact("Deposits", deposited),
      coinsFact("Reward for all", reward),
      timeFact("Deposits until", depositsEnd),
      timeFact("Unlocks from", start),
      timeFact("Fully unlocked", start + duration),
      fact("Unlock period", periodText(period)),
    ];
  },
});

/** What one depositor has in a locker. */
export const LOCKER_BILL = getMethodKind({
  title: "Locker deposit",
  fits: anyOf("locker_bill"),
  method: "get_locker_bill_data",
  facts: (stack, { names }) => {
    const [deposited, withdrawn] = [numberAt(stack, 1), numberAt(stack, 3)];
    if (deposited === null || withdrawn === null) return null;
    return [
      accountFact("Depositor", accountAt(stack, 2), names, "Unknown"),
      coinsFact("Deposit", deposited),
      accountFact("Locker", accountAt(stack, 0), names, "Unknown"),
      withdrawn === 0n ? fact("Last withdrawal", "None yet") : timeFact("Last withdrawal", Number(withdrawn)),
    ];
  },
});

/** A wallet whose coins become free over time. */
export const LOCKUP_VESTING = getMethodKind({
  title: "Lockup wallet",
  fits: anyOf("lockup_vesting"),
  method: "get_lockup_data",
  facts: (stack, { nowMs }) => {
    const amount = numberAt(stack, 4);
    const [start, duration, period, cliff] = (numbersIn(stack, 4) ?? []).map(Number);
    if (start === undefined || duration === undefined || period === undefined) return null;
    if (cliff === undefined || amount === null) return null;
    const terms = { start, duration, period, cliff, amount };
    return presentFacts(
      coinsFact("Total", amount),
      coinsFact("Locked", lockedAt(terms, Math.floor(nowMs / 1_000))),
      timeFact("Start", start),
      cliff > 0 && timeFact("Cliff ends", start + cliff),
      timeFact("Fully unlocked", fullyUnlockedAt(terms)),
      fact("Unlock period", periodText(period)),
    );
  },
});

/** A wallet with coins that are locked until a time, or that go to certain receivers only. */
export const LOCKUP_UNIVERSAL = getMethodKind({
  title: "Lockup wallet",
  fits: anyOf("lockup_universal"),
  method: "get_balances",
  facts: (stack) => {
    const [balance, restricted, locked] = numbersIn(stack, 3) ?? [];
    if (balance === undefined || restricted === undefined || locked === undefined) return null;
    const bound = restricted + locked;
    return [
      coinsFact("Free", balance > bound ? balance - bound : 0n),
      coinsFact("Restricted to allowed receivers", restricted),
      coinsFact("Locked", locked),
    ];
  },
});
