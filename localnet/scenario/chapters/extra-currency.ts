import { EXTRA_CURRENCY } from "../../chain/genesis";
import { coins, HOUR, type Chapter, type OutgoingMessage } from "../scenario-event";
import { paymentMessage } from "../town-operations";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

function voucher(town: Town, to: ResidentName, amount: bigint): OutgoingMessage {
  const message = paymentMessage(town.addressOf(to), coins(0.1), "Vouchers of the town");
  return { ...message, extraCurrencies: { [EXTRA_CURRENCY]: amount } };
}

/** An extra currency: the giver distributes it once, then residents pass it on. */
export const extraCurrency: Chapter = (town, { from }) => [
  {
    at: from + 2 * HOUR,
    by: "giver",
    messages: [voucher(town, "hugo", 5_000n), voucher(town, "ines", 5_000n)],
  },
  { at: from + 3 * HOUR, by: "ines", messages: [voucher(town, "rosa", 1_200n)] },
  { at: from + 4 * HOUR, by: "hugo", messages: [voucher(town, "rosa", 300n)] },
];
