import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import { accountPath, type AddressNetwork } from "@/lib/paths";
import type { ActionPart, Token } from "@/lib/domain/action/action-row";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { RowLink } from "@/components/entity/row-link";

interface TokenProps {
  readonly network: AddressNetwork;
  readonly token: Token;
}

interface TokenAmountProps extends TokenProps {
  readonly amount: bigint;
  readonly maxFraction: number;
}

/** So much of a token. Without decimals nobody knows how much that is, and it is said. */
export function TokenAmount({ network, token, amount, maxFraction }: TokenAmountProps) {
  return (
    <span className="font-medium">
      <Amount value={amount} decimals={token.decimals} maxFraction={maxFraction} />
      {token.decimals === null ? " of " : " "}
      <TokenName network={network} token={token} />
    </span>
  );
}

/** What its issuer calls a token. What may deceive leads nowhere, and has a mark before its name. */
export function TokenName({ network, token: { master, symbol, doubt } }: TokenProps) {
  if (master === null) return <>{symbol}</>;
  const text = symbol ?? "";
  const friendly = friendlyOf(network, master);
  const name = text === "" ? <MiddleText text={friendly} /> : <Name text={text} max={12} />;
  return (
    <Entity id={master}>
      {doubt === null ? (
        <RowLink href={accountPath(network, master)} title={text === "" ? undefined : friendly}>
          {name}
        </RowLink>
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
export function ItemLink({ network, item: { address, name, doubt } }: ItemLinkProps) {
  if (doubt === null) {
    return (
      <AddressLink
        network={network}
        address={address}
        name={name ?? undefined}
        nameSource="as its issuer calls it"
        copy={false}
      />
    );
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
