import { FIELD_CLASS } from "@/components/ui/filter-fields";
import { domainsPath, type NetworkName } from "@/lib/paths";

interface DomainLookupFormProps {
  readonly network: NetworkName;
  /** What was typed. */
  readonly text: string;
}

/** Looks up a name, or the domains of an account. A plain GET form: it works without scripts. */
export function DomainLookupForm({ network, text }: DomainLookupFormProps) {
  return (
    <form action={domainsPath(network)} method="get" className="grid gap-2">
      <label htmlFor="domain-lookup" className="font-medium">
        Name or account
      </label>
      <div className="flex gap-2">
        <input
          id="domain-lookup"
          name="q"
          defaultValue={text}
          placeholder="foundation.ton"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={512}
          className={`${FIELD_CLASS} h-11 min-w-0 flex-1 md:h-9`}
        />
        <button type="submit" className="button h-11 md:h-9">
          Look up
        </button>
      </div>
    </form>
  );
}
