import { Amount } from "@/components/entity/amount";
import type { AmountDirection } from "@/components/entity/direction";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { NftLink } from "@/components/entity/nft-link";
import { TokenMark } from "@/components/entity/face/token-mark";
import { Badge } from "@/components/ui/badge";
import { jettonPath, type AddressNetwork } from "@/lib/paths";
import type { ActionPart, Token } from "@/lib/domain/action/action-row";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { PageLink } from "@/components/ui/page-link";

interface TokenProps {
  readonly network: AddressNetwork;
  readonly token: Token;
}

interface TokenAmountProps extends TokenProps {
  readonly amount: bigint;
  readonly brief?: boolean;
  readonly direction?: AmountDirection;
}

/** An amount of a token. Says so when the token's decimals are unknown. */
export function TokenAmount({ network, token, amount, brief = false, direction }: TokenAmountProps) {
  return (
    <span className="font-medium">
      <TokenPicture token={token} />
      <Amount value={amount} decimals={token.decimals} brief={brief} {...(direction && { direction })} />
      {token.decimals === null ? " of " : " "}
      <TokenName network={network} token={token} />
    </span>
  );
}

/** The picture of a token, if it has one. */
export function TokenPicture({ token: { master, symbol, picture, doubt } }: Pick<TokenProps, "token">) {
  if (master === null || picture === null) return null;
  return (
    <>
      <TokenMark master={master} symbol={symbol ?? ""} size="inline" picture={picture} doubt={doubt} />{" "}
    </>
  );
}

/** A token's own name. Suspicious tokens are marked and not linked. */
export function TokenName({ network, token: { master, symbol, doubt } }: TokenProps) {
  if (master === null) return <>{symbol}</>;
  const text = symbol ?? "";
  const friendly = friendlyOf(network, master);
  const name = text === "" ? <MiddleText text={friendly} /> : <Name text={text} max={12} />;
  return (
    <Entity id={master}>
      {doubt === null ? (
        <PageLink href={jettonPath(network, master)} title={text === "" ? undefined : friendly}>
          {name}
        </PageLink>
      ) : (
        <>
          <Badge tone="warning">{doubt}</Badge> {name}
        </>
      )}
    </Entity>
  );
}

interface ItemLinkProps {
  readonly network: AddressNetwork;
  readonly item: Extract<ActionPart, { is: "item" }>;
}

/** An NFT, or a collection of them. */
export function ItemLink({ network, item: { address, name, doubt, picture } }: ItemLinkProps) {
  if (doubt === null) {
    return <NftLink network={network} address={address} name={name} picture={picture} />;
  }
  return (
    <Entity id={address}>
      <Badge tone="warning">{doubt}</Badge> {name !== null && <Name text={name} />}{" "}
      <MiddleText text={friendlyOf(network, address)} />
    </Entity>
  );
}

function friendlyOf({ testnet }: AddressNetwork, address: Address): string {
  return formatFriendly(address, { bounceable: true, testnet });
}
