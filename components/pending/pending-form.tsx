import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { PageLink } from "@/components/ui/page-link";
import { pendingPath, sendPath, type NetworkName } from "@/lib/paths";

/**
 * A form for an account or message, since the service cannot list all pending traces. Works without scripts.
 */
export function PendingForm({ network }: { readonly network: NetworkName }) {
  return (
    <form action={pendingPath(network)} className="grid max-w-3xl gap-3">
      <TextField
        name="of"
        label="Account or external message hash"
        value={null}
        placeholder="Address or hash"
      />
      <p className="text-xs text-muted">
        64 hex digits are read as a message hash. For an account, prefix them with{" "}
        <span className="font-mono">0:</span>
      </p>
      <ApplyButton label="Show" />
      <p className="text-muted">
        <PageLink href={sendPath(network)}>Send a message</PageLink>
      </p>
    </form>
  );
}
