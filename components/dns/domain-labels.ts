import type { Tone } from "@/components/ui/badge";
import type { DomainAbsence } from "@/lib/domain/dns/domain-absence";
import type { DomainState } from "@/lib/domain/dns/domain-state";

interface StateLabel {
  readonly name: string;
  readonly tone: Tone;
}

/** Null where the state is unknown. */
export const STATE_LABELS: Readonly<Record<DomainState["is"], StateLabel | null>> = {
  owned: { name: "Active", tone: "positive" },
  expired: { name: "Expired", tone: "warning" },
  auction: { name: "In auction", tone: "info" },
  won: { name: "Won, not claimed", tone: "warning" },
  permanent: { name: "Does not expire", tone: "neutral" },
  unknown: null,
};

export const ABSENCE_LABELS: Readonly<Record<DomainAbsence["is"], StateLabel>> = {
  available: { name: "Available", tone: "positive" },
  impossible: { name: "Cannot be minted", tone: "warning" },
  subdomain: { name: "Not found", tone: "neutral" },
  username: { name: "Not found", tone: "neutral" },
};
