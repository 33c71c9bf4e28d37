import { AccountAddress } from "@/components/entity/account-address";
import { Amount } from "@/components/entity/amount";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { AccountDetails } from "@/lib/domain/account/account-details";
import type { AccountFacts } from "@/lib/domain/account/account-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { estimatePath, sendPath } from "@/lib/paths";
import { isStandard, type Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { AccountTypes } from "./account-badges";
import { AccountStatus } from "./account-status";

interface AccountDetailsViewProps extends AccountDetails {
  readonly network: PageNetwork;
  readonly address: Address;
}

/** The forms of an address, and everything on record about the account. */
export function AccountDetailsView({ network, address, account, hashes }: AccountDetailsViewProps) {
  return (
    <Facts>
      <AddressForms network={network} address={address} />
      {account !== null && <Record network={network} address={address} account={account} />}
      <HashFact name="Data hash" hash={hashes?.data ?? null} />
      <HashFact name="State hash" hash={hashes?.state ?? null} />
      <HashFact name="Frozen state hash" hash={account?.frozenHash ?? hashes?.frozen ?? null} />
    </Facts>
  );
}

function AddressForms({ network, address }: Pick<AccountDetailsViewProps, "network" | "address">) {
  return (
    <>
      {isStandard(address) && (
        <>
          <Fact name="Bounceable">
            <AccountAddress network={network} address={address} />
            <Use>For contracts: coins that a contract does not accept go back to the sender.</Use>
          </Fact>
          <Fact name="Non-bounceable">
            <AccountAddress network={network} address={address} bounceable={false} />
            <Use>For wallets, also before they are deployed: coins stay at the address in any case.</Use>
          </Fact>
        </>
      )}
      <Fact name="Raw">
        <AccountAddress network={network} address={address} form="raw" />
        <Use>For programs: workchain and hash without a checksum, so a typing error is not noticed.</Use>
      </Fact>
    </>
  );
}

/** When to use a form of the address. */
function Use({ children }: { readonly children: string }) {
  return <p className="text-sm text-muted">{children}</p>;
}

interface RecordProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly account: AccountFacts;
}

/** Facts that are missing, or that not every account has, have no line. */
function Record({ network, address, account }: RecordProps) {
  const { status, suspended, domain, types, codeHash, wallet, extraCurrencies, lastTransaction } = account;
  return (
    <>
      {domain !== null && domain !== "" && (
        <Fact name="Domain">
          <Name text={domain} max={126} source="TON DNS name" />
        </Fact>
      )}
      <Fact name="Status">
        <AccountStatus status={status} />
        {suspended === true && (
          <p>
            <Badge tone="warning">Suspended</Badge>{" "}
            <span className="text-muted">Contract deployment is suspended.</span>
          </p>
        )}
      </Fact>
      {(codeHash !== null || types !== null) && (
        <Fact name="Contract type">
          <span className="flex flex-wrap gap-1.5">
            <AccountTypes account={account} />
          </span>
        </Fact>
      )}
      {wallet !== null && <WalletRecord network={network} address={address} wallet={wallet} />}
      {extraCurrencies.length > 0 && (
        <Fact name="Extra currencies">
          {extraCurrencies.map(({ id, amount }) => (
            <p key={id}>
              <Amount value={amount} decimals={null} /> of currency {id}
            </p>
          ))}
        </Fact>
      )}
      <Fact name="Last transaction">
        {lastTransaction === null ? (
          "None"
        ) : (
          <>
            <TransactionLink network={network} hash={lastTransaction.hash} copy />
            {lastTransaction.lt !== null && (
              <span className="text-muted">
                {" "}
                at logical time <span className="font-mono">{String(lastTransaction.lt)}</span>
              </span>
            )}
          </>
        )}
      </Fact>
      <HashFact name="Code hash" hash={codeHash} />
    </>
  );
}

interface WalletRecordProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly wallet: NonNullable<AccountFacts["wallet"]>;
}

/** For wallets only; some versions have no id, or no way to forbid signatures. */
function WalletRecord({ network, address, wallet: { seqno, id, maySign } }: WalletRecordProps) {
  return (
    <>
      {seqno !== null && <Fact name="Seqno">{seqno}</Fact>}
      {id !== null && <Fact name="Wallet ID">{id}</Fact>}
      {maySign !== null && (
        <Fact name="Signatures">{maySign ? "Allowed" : "Disabled: only its extensions can send"}</Fact>
      )}
      <Fact name="Tools">
        <PageLink href={sendPath(network)}>Send a signed message</PageLink>
        {" · "}
        <PageLink href={estimatePath(network, address)}>Estimate fees</PageLink>
      </Fact>
    </>
  );
}

function HashFact({ name, hash }: { readonly name: string; readonly hash: Hash | null }) {
  if (hash === null) return null;
  return (
    <Fact name={name}>
      <HashText hash={hash} what={name.toLowerCase()} full />
    </Fact>
  );
}
