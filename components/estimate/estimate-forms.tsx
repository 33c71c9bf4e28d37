import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { estimatePath, type NetworkName } from "@/lib/paths";

interface EstimateFormsProps {
  readonly network: NetworkName;
  readonly typed: URLSearchParams;
}

/** A transfer to compose, or a message to paste. Works without scripts. */
export function EstimateForms({ network, typed }: EstimateFormsProps) {
  const value = (name: string) => typed.get(name);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <form action={estimatePath(network)} className="card grid content-start gap-3">
        <h2 className="text-base font-semibold">Transfer</h2>
        <TextField name="from" label="Wallet" value={value("from")} placeholder="Address" />
        <TextField name="to" label="Recipient" value={value("to")} placeholder="Address" />
        <TextField name="amount" label="Amount" value={value("amount")} placeholder="1.5" />
        <TextField name="comment" label="Comment" value={value("comment")} />
        <TextField
          name="key"
          label="Public key, for a wallet that is not deployed"
          value={value("key")}
          placeholder="64 hexadecimal digits"
        />
        <ApplyButton label="Estimate transfer" />
      </form>
      <form action={estimatePath(network)} className="card grid content-start gap-3">
        <h2 className="text-base font-semibold">External message</h2>
        <div>
          <label htmlFor="message" className="mb-1 block text-xs text-muted">
            BoC in base64 or hex, signed or not
          </label>
          <textarea
            id="message"
            name="message"
            rows={7}
            defaultValue={value("message") ?? ""}
            spellCheck={false}
            autoComplete="off"
            className="w-full rounded-control border border-edge bg-raised p-2 font-mono text-sm break-all"
          />
        </div>
        <ApplyButton label="Estimate message" />
      </form>
    </div>
  );
}
