import { formatFriendly } from "@/lib/ton/address/address";
import type { AddressNetwork } from "@/lib/paths";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import { middle } from "@/lib/ton/value/shorten";
import { StarIcon } from "./star-icon";
import type { WatchlistActions } from "./watchlist-columns";

interface WatchlistRowButtonsProps extends WatchlistActions {
  readonly network: Pick<AddressNetwork, "testnet">;
  readonly record: PrivateRecord;
}

const LINK_BUTTON_CLASS =
  "inline-flex h-6 min-w-6 cursor-pointer items-center justify-center text-link hover:underline";

/** Buttons of a watchlist row. Their labels name the account for screen readers. */
export function WatchlistRowButtons({
  network,
  record,
  onWatch,
  onRename,
  onRemove,
}: WatchlistRowButtonsProps) {
  const { address, name, watched } = record;
  const accountText =
    name === "" ? middle(formatFriendly(address, { bounceable: true, testnet: network.testnet })) : name;
  return (
    <span className="-my-1 inline-flex gap-4 align-middle print:hidden">
      <button
        type="button"
        aria-pressed={watched}
        aria-label={`Watch ${accountText}`}
        onClick={() => onWatch(record)}
        className={LINK_BUTTON_CLASS}
      >
        <StarIcon full={watched} />
      </button>
      <button
        type="button"
        aria-label={`Private label of ${accountText}`}
        onClick={() => onRename(record)}
        className={LINK_BUTTON_CLASS}
      >
        {name === "" ? "Add private label" : "Private label"}
      </button>
      <button
        type="button"
        aria-label={`Remove ${accountText}`}
        onClick={() => onRemove(record)}
        className={LINK_BUTTON_CLASS}
      >
        Remove
      </button>
    </span>
  );
}
