import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { pendingPath, type NetworkName } from "@/lib/paths";

/**
 * Asks for an account or message, since the service cannot list all pending traces. Works without scripts.
 */
export function PendingForm({ network }: { readonly network: NetworkName }) {
  return (
    <form action={pendingPath(network)} className="grid max-w-3xl gap-3 rounded border border-line p-4">
      <TextField
        name="of"
        label="An account, or the hash of a message from outside"
        value={null}
        placeholder="Address or hash"
      />
      <p className="text-xs text-muted">
        The data service tells what is pending only of one account, or because of one message. 64 hexadecimal
        digits are taken for a hash: put <span className="font-mono">0:</span> before those of an account.
      </p>
      <ApplyButton label="Show" />
    </form>
  );
}
