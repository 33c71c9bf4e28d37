import { counted } from "@/lib/text/counted";
import { AccountAddress } from "@/components/entity/account-address";
import { Name } from "@/components/entity/name";
import { TokenMark } from "@/components/entity/face/token-mark";
import { LongText } from "@/components/entity/long-text";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import type { JettonProfile } from "@/lib/domain/jetton/jetton-profile";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { JettonAmount } from "./jetton-link";
import { LazyJettonRate } from "./lazy-jetton-rate";
import { ORIGIN_LABELS } from "@/components/entity/origin-labels";

interface JettonHeroProps {
  readonly network: PageNetwork;
  readonly master: Address;
  readonly profile: JettonProfile;
}

/** What a jetton is, and its supply. */
export function JettonHero({ network, master, profile }: JettonHeroProps) {
  const { token, name, supply, mintable, origin, description, unread, isMintless } = profile;
  const symbol = token.symbol ?? "";
  return (
    <Hero
      picture={
        <TokenMark master={master} symbol={symbol} size="hero" picture={token.picture} doubt={token.doubt} />
      }
      title={
        <>
          {name !== null && <Name text={name} source="self-declared name" />}{" "}
          <span className={name === null ? undefined : "font-normal text-muted"}>
            {symbol !== "" && symbol !== name && <Name text={symbol} max={16} />}
          </span>
          {name === null && symbol === "" && "Token without a name"}
        </>
      }
      identity={<AccountAddress network={network} address={master} />}
      badges={
        <>
          {token.doubt !== null && <Badge tone="warning">{token.doubt}</Badge>}
          <Badge>Jetton</Badge>
          {mintable !== null && (
            <Badge tone={mintable ? "warning" : "neutral"}>{mintable ? "Mintable" : "Fixed supply"}</Badge>
          )}
          {isMintless && (
            <Badge title="Some owners claim their amount with a proof; until then it is in no wallet">
              Mintless
            </Badge>
          )}
          {origin !== "none" && <Badge>Metadata {ORIGIN_LABELS[origin].toLowerCase()}</Badge>}
          {unread && <Badge>Metadata not indexed yet</Badge>}
        </>
      }
      figure={<JettonAmount token={token} value={supply} />}
      figureDetail={
        token.decimals === null ? (
          "supply · decimals unknown"
        ) : (
          <>
            supply · {counted(token.decimals, "decimal")}
            {/* The space is reserved until it is known. */}
            <span className="block min-h-6">
              <LazyJettonRate network={network} master={master} decimals={token.decimals} />
            </span>
          </>
        )
      }
    >
      {description !== null && <LongText text={description} />}
    </Hero>
  );
}
