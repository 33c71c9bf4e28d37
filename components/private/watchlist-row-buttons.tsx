import { formatFriendly } from "@/lib/ton/address/address";
import type { AddressNetwork } from "@/lib/paths";
import type { PrivateNote } from "@/lib/domain/private/private-note";
import { middle } from "@/lib/ton/value/shorten";
import { StarIcon } from "./star-icon";
import type { NoteActions } from "./watchlist-columns";

interface RowButtonsProps extends NoteActions {
  readonly network: Pick<AddressNetwork, "testnet">;
  readonly note: PrivateNote;
}

const PLAIN = "inline-flex h-6 min-w-6 cursor-pointer items-center justify-center text-link hover:underline";

/** What can be done with a note, each button saying to whom for those who do not see the row. */
export function RowButtons({ network, note, onWatch, onRename, onRemove }: RowButtonsProps) {
  const { address, name, watched } = note;
  const whom =
    name === "" ? middle(formatFriendly(address, { bounceable: true, testnet: network.testnet })) : name;
  return (
    <span className="-my-1 inline-flex gap-4 align-middle print:hidden">
      <button
        type="button"
        aria-pressed={watched}
        aria-label={`Watch ${whom}`}
        onClick={() => onWatch(note)}
        className={PLAIN}
      >
        <StarIcon full={watched} />
      </button>
      <button
        type="button"
        aria-label={`${name === "" ? "Name" : "Rename"} ${whom}`}
        onClick={() => onRename(note)}
        className={PLAIN}
      >
        {name === "" ? "Name it" : "Rename"}
      </button>
      <button type="button" aria-label={`Remove ${whom}`} onClick={() => onRemove(note)} className={PLAIN}>
        Remove
      </button>
    </span>
  );
}
