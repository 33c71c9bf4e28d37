import { AddressLink } from "@/components/entity/address-link";
import { Badge, type Tone } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { SendWarning, WarningLevel } from "@/lib/domain/send/send-warnings";

const LEVEL_TONES: Readonly<Record<WarningLevel, Tone>> = {
  refused: "negative",
  care: "warning",
  note: "neutral",
};

interface WarningListProps {
  readonly network: PageNetwork;
  readonly warnings: readonly SendWarning[];
}

/** Reasons not to send a message, or to check it again. */
export function WarningList({ network, warnings }: WarningListProps) {
  return (
    <Section title="Warnings" count={warnings.length}>
      <ul className="grid gap-y-3">
        {warnings.map(({ id, level, label, text, accounts }) => (
          <li key={id} className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <div>
              <Badge tone={LEVEL_TONES[level]}>{label}</Badge>
            </div>
            <div className="min-w-0">
              <p>{text}</p>
              {accounts.map((address) => (
                <p key={address}>
                  <AddressLink network={network} address={address} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
