import { TokenMark } from "@/components/entity/face/token-mark";
import { Amount } from "@/components/entity/amount";
import { Count } from "@/components/entity/count";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import { Chip } from "@/components/ui/chip";
import { Section } from "@/components/ui/section";
import { jettonPath } from "@/lib/paths";
import type { TokenHolding, TokenHoldings } from "@/lib/domain/account/account-holdings";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { suspiciousLabel } from "@/lib/domain/token/held-tokens";
import { formatFriendly } from "@/lib/ton/address/address";
import { HeldCount } from "./held-count";

interface TokensCardProps {
  readonly network: PageNetwork;
  readonly holdings: TokenHoldings;
}

/** Tokens of an account in one scrolling line; suspicious ones join it when their label is opened. */
export function TokensCard({ network, holdings }: TokensCardProps) {
  const { count, shown, rest, suspicious, suspiciousCount } = holdings;
  return (
    <div className="tokens-card grid [&>*]:min-w-0">
      <Section
        title="Tokens"
        count={<HeldCount {...holdings} />}
        aside={
          suspiciousCount > 0 && (
            <details>
              <summary className="cursor-pointer text-warning">{suspiciousLabel(suspiciousCount)}</summary>
            </details>
          )
        }
      >
        {count === 0 ? (
          <p className="flex h-14 items-center text-muted">None</p>
        ) : (
          <section
            aria-label="Tokens held"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
            tabIndex={0}
            className="scroll-x relative flex h-14 items-center gap-2"
          >
            {shown.map((holding) => (
              <TokenChip key={holding.token.master} network={network} holding={holding} />
            ))}
            {rest > 0 && (
              <span className="shrink-0 px-2 text-muted">
                +<Count value={rest} />
              </span>
            )}
            {suspicious.map((holding) => (
              <div key={holding.token.master} className="suspicious-token -order-1">
                <TokenChip network={network} holding={holding} />
              </div>
            ))}
          </section>
        )}
      </Section>
    </div>
  );
}

interface TokenChipProps {
  readonly network: PageNetwork;
  readonly holding: TokenHolding;
}

function TokenChip({ network, holding: { amount, token, name, note } }: TokenChipProps) {
  const { master, symbol, decimals, doubt, picture } = token;
  if (master === null) return null;
  return (
    <Chip
      href={doubt === null ? jettonPath(network, master) : undefined}
      mark={<TokenMark master={master} symbol={symbol ?? ""} picture={picture} doubt={doubt} />}
      detail={
        <>
          {name === null ? (
            <MiddleText text={formatFriendly(master, { bounceable: true, testnet: network.testnet })} />
          ) : (
            <Name text={name} max={24} />
          )}
          {note !== null && ` · ${note}`}
        </>
      }
    >
      <Amount value={amount} decimals={decimals} symbol={symbol ?? ""} brief />
      {doubt !== null && (
        <>
          {" "}
          <Badge tone="warning">{doubt}</Badge>
        </>
      )}
    </Chip>
  );
}
