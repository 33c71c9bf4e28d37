import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { Age } from "@/components/entity/time/age";
import { Amount } from "@/components/entity/amount";
import { BlockLink } from "@/components/entity/block-link";
import { BlockNumber } from "@/components/entity/block-number";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { MiddleText } from "@/components/entity/middle-text";
import { MessageLink } from "@/components/entity/message-link";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Fact, Facts } from "@/components/ui/fact-list";
import { OkIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { parseShard } from "@/lib/ton/block/read-shard";
import { ACCOUNT, ELECTOR, HASH, HOSTILE_NAMES, WALLET } from "./gallery-examples";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

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
        <Fact name="With a mark of ours">
          <AddressLink
            network={network}
            address={WALLET}
            bounceable={false}
            name="alice.ton"
            nameSource="name in its DNS record"
            icon={<OkIcon />}
            copy={false}
          />
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
        <Fact name="Message">
          <MessageLink network={network} hash={HASH} transaction={null} />
        </Fact>
        <Fact name="Hash">
          <HashText hash={HASH} full />
        </Fact>
        <Fact name="Hash in a line">
          <HashText hash={HASH} copy what="code hash" />
        </Fact>
        <Fact name="Too short to be cut">
          <MiddleText text="8f3a91bc" />
        </Fact>
        <Fact name="Block">
          <BlockLink
            network={network}
            block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: 50_000_000 }}
            copy
          />
        </Fact>
        <Fact name="Block of a shard">
          <BlockLink
            network={network}
            block={{ workchain: 0, shard: parseShard("6000000000000000"), seqno: 61_234_567 }}
          />
        </Fact>
        <Fact name="Number of a block">
          <BlockNumber seqno={50_000_000} />
        </Fact>
        <Fact name="Whole number">
          <Count value={19_943_160_000_001n} />
        </Fact>
        <Fact name="Amounts">
          <span className="grid justify-items-start gap-1">
            <Amount value={1_234_567_890_123n} decimals={9} symbol={network.coin} />
            <Amount value={1_234_567_890_123n} decimals={9} symbol={network.coin} brief direction="in" />
            <Amount value={1_234_567_890_123n} decimals={9} symbol={network.coin} brief direction="out" />
            <Amount value={3n} decimals={9} symbol={network.coin} brief direction="self" />
            <Amount value={42_000_000n} decimals={null} symbol="JET" />
            <Coins network={network} value={-1_500_000_000n} />
            <Amount value={0n} decimals={9} symbol={network.coin} />
          </span>
        </Fact>
        <Fact name="Times">
          <span className="grid gap-1">
            <Time atMs={nowMs - 42_000} />
            <Time atMs={nowMs - 90 * MINUTE_MS} detail />
            <Time atMs={nowMs + 5 * MINUTE_MS} />
            <Time atMs={nowMs - 400 * DAY_MS} />
            <Age atMs={nowMs - 3 * MINUTE_MS} serverNowMs={nowMs} />
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
