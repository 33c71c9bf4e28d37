import { HashText } from "@/components/entity/hash-text";
import type { Hash } from "@/lib/ton/value/hash";

interface NoContractProps {
  /** Null for an address that was never used. */
  readonly status: string | null;
  readonly frozenHash: Hash | null;
}

const REASONS: Readonly<Record<string, string>> = {
  uninit:
    "Nobody has put a contract there yet. Coins can be sent to the address, and whoever owns it can deploy its contract later.",
  frozen:
    "The account owed too much rent for its storage, so the network has taken its code and data away and kept their hash. Whoever has them can bring them back by paying what it owes.",
  nonexist: "There is no account now: it was never used, or its contract has destroyed itself.",
  active: "The account is active, but the data service has no code of it.",
};

/** Why there is neither code nor data. */
export function NoContract({ status, frozenHash }: NoContractProps) {
  return (
    <div className="max-w-prose">
      <p className="font-medium">There is no contract</p>
      <p className="mt-1 text-muted">
        {status === null
          ? "Nobody has used this address so far, so nothing has been put there."
          : (REASONS[status] ?? "The data service does not say why.")}
      </p>
      {frozenHash !== null && (
        <p className="mt-2">
          Hash of the frozen state: <HashText hash={frozenHash} full what="hash of the frozen state" />
        </p>
      )}
    </div>
  );
}
