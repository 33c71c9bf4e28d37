import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Fact, Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/query/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block";
import { ACCOUNT, ELECTOR, HASH, HOSTILE_NAMES } from "./examples";

const MINUTE_MS = 60_000;

interface EntitiesProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

export function Entities({ network, nowMs }: EntitiesProps) {
  return (
    <Section title="What is on a chain">
      <Facts>
        <Fact name="Account in a line">
          <AddressLink network={network} address={ACCOUNT} />
        </Fact>
        <Fact name="With a name">
          <AddressLink network={network} address={ELECTOR} name="Elector" nameSource="known contract" />
        </Fact>
        <Fact name="On its own page">
          <AccountAddress network={network} address={ACCOUNT} />
        </Fact>
        <Fact name="Raw">
          <AccountAddress network={network} address={ACCOUNT} form="raw" />
        </Fact>
        <Fact name="Transaction">
          <TransactionLink network={network} hash={HASH} copy />
        </Fact>
        <Fact name="Hash">
          <HashText hash={HASH} full />
        </Fact>
        <Fact name="Block">
          <BlockLink
            network={network}
            block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: 50_000_000 }}
            copy
          />
        </Fact>
        <Fact name="Whole number">
          <Count value={19_943_160_000_001n} />
        </Fact>
        <Fact name="Amounts">
          <span className="grid justify-items-start gap-1">
            <Amount value={1_234_567_890_123n} decimals={9} symbol={network.coin} />
            <Amount
              value={1_234_567_890_123n}
              decimals={9}
              symbol={network.coin}
              maxFraction={2}
              direction="in"
            />
            <Amount
              value={1_234_567_890_123n}
              decimals={9}
              symbol={network.coin}
              maxFraction={2}
              direction="out"
            />
            <Amount value={3n} decimals={9} symbol={network.coin} maxFraction={4} direction="self" />
            <Amount value={42_000_000n} decimals={null} symbol="JET" />
            <Amount value={0n} decimals={9} symbol={network.coin} />
          </span>
        </Fact>
        <Fact name="Times">
          <span className="grid gap-1">
            <Time atMs={nowMs - 42_000} />
            <Time atMs={nowMs - 90 * MINUTE_MS} detail />
            <Time atMs={nowMs + 5 * MINUTE_MS} />
          </span>
        </Fact>
        <Fact name="Names from a chain">
          <ul className="grid gap-1">
            {HOSTILE_NAMES.map((name) => (
              <li key={name}>
                <Name text={name} />
              </li>
            ))}
          </ul>
        </Fact>
      </Facts>
    </Section>
  );
}
