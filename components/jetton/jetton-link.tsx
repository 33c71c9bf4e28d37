import { Amount } from "@/components/entity/amount";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { PageLink } from "@/components/ui/page-link";
import { TokenMark } from "@/components/entity/face/token-mark";
import type { Token } from "@/lib/domain/action/action-row";
import { jettonPath, type AddressNetwork } from "@/lib/paths";
import { formatFriendly } from "@/lib/ton/address/address";

interface JettonLinkProps {
  readonly network: AddressNetwork;
  readonly token: Token;
}

/** A jetton with its mark; leads to its page. */
export function JettonLink({ network, token: { master, symbol, picture, doubt } }: JettonLinkProps) {
  if (master === null) return <>{symbol}</>;
  const friendly = formatFriendly(master, { bounceable: true, testnet: network.testnet });
  return (
    <Entity id={master}>
      <TokenMark master={master} symbol={symbol ?? ""} size="inline" picture={picture} doubt={doubt} />{" "}
      <PageLink href={jettonPath(network, master)} title={friendly}>
        {symbol === null || symbol === "" ? <MiddleText text={friendly} /> : <Name text={symbol} max={16} />}
      </PageLink>
    </Entity>
  );
}

interface JettonAmountProps {
  readonly token: Token;
  readonly value: bigint;
  readonly brief?: boolean;
}

/** An amount of the jetton that a page is about. */
export function JettonAmount({ token: { decimals, symbol }, value, brief = false }: JettonAmountProps) {
  return <Amount value={value} decimals={decimals} symbol={symbol ?? undefined} brief={brief} />;
}
