import { EXTRA_CURRENCY } from "../../chain/genesis";
import { coins, HOUR, type Chapter, type Parcel } from "../act";
import { gift } from "../errands";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

function voucher(town: Town, to: ResidentName, amount: bigint): Parcel {
  const parcel = gift(town.addressOf(to), coins(0.1), "Vouchers of the town");
  return { ...parcel, currencies: { [EXTRA_CURRENCY]: amount } };
}

/** The town's own vouchers, an extra currency: handed out once, then passed on. */
export const currency: Chapter = (town, { from }) => [
  {
    at: from + 2 * HOUR,
    by: "giver",
    sends: [voucher(town, "hugo", 5_000n), voucher(town, "ines", 5_000n)],
  },
  { at: from + 3 * HOUR, by: "ines", sends: [voucher(town, "rosa", 1_200n)] },
  { at: from + 4 * HOUR, by: "hugo", sends: [voucher(town, "rosa", 300n)] },
];
