import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { configPath, type NetworkName } from "@/lib/paths";

interface ConfigFormsProps {
  readonly network: NetworkName;
  /** The form's input, as typed. */
  readonly typed: (name: "q" | "seqno" | "from" | "to") => string | null;
}

const FORM = "grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3";

/** Search, another block, and a comparison. Plain GET forms: they work without scripts. */
export function ConfigForms({ network, typed }: ConfigFormsProps) {
  const action = configPath(network);
  const seqno = typed("seqno");
  return (
    <div className="card grid grid-cols-1 gap-4 lg:grid-cols-3">
      <form action={action} role="search" aria-label="Search the configuration" className={FORM}>
        <TextField name="q" label="Search" value={typed("q")} placeholder="Name, number or value" />
        {seqno !== null && <input type="hidden" name="seqno" value={seqno} />}
        <ApplyButton label="Search" />
      </form>
      <form action={action} aria-label="Configuration at a block" className={FORM}>
        <TextField name="seqno" label="At masterchain block" value={seqno} placeholder="Newest" />
        <ApplyButton label="Show" />
      </form>
      <form
        action={action}
        aria-label="Compare two blocks"
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3"
      >
        <TextField name="from" label="Compare block" value={typed("from")} />
        <TextField name="to" label="with block" value={typed("to")} placeholder="Newest" />
        <ApplyButton label="Compare" />
      </form>
    </div>
  );
}
