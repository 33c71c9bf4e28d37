import { HashText } from "@/components/entity/hash-text";
import type { Hash } from "@/lib/ton/value/hash";

interface NoContractProps {
  /** Null where the index does not say. */
  readonly status: string | null;
  readonly frozenHash: Hash | null;
}

const REASONS: Readonly<Record<string, string>> = {
  uninit: "The account can receive coins. Its contract can be deployed later.",
  frozen:
    "Storage debt exceeded the limit: code and data were replaced by their hash. The account can be unfrozen with its original state and enough coins.",
  nonexist: "The account does not exist: it was never used or was destroyed.",
  active: "The account is active, but its code is unavailable.",
};

/** Why there is neither code nor data. */
export function NoContract({ status, frozenHash }: NoContractProps) {
  return (
    <div className="card">
      <p className="font-medium">No contract</p>
      <p className="mt-1 text-muted">{REASONS[status ?? ""] ?? "Reason unknown."}</p>
      {frozenHash !== null && (
        <p className="mt-2">
          Frozen state hash: <HashText hash={frozenHash} full what="frozen state hash" />
        </p>
      )}
    </div>
  );
}
