import { AccountAddress } from "@/components/entity/account-address";
import { Fact } from "@/components/ui/fact-list";
import { accountCodePath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isStandard, type Address } from "@/lib/ton/address/address";
import { systemName } from "@/lib/ton/address/system-accounts";

interface AccountIdentityProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** Whether coins that it cannot take should come back: so for contracts, but not for who is yet to begin. */
  readonly bounces: boolean;
}

/** Wide enough for a telephone to read from a screen, in pixels. */
const CODE_SIZE = 232;

/** Everything that follows from an address alone, without a call. */
export function AccountIdentity({ network, address, bounces }: AccountIdentityProps) {
  const name = systemName(address);
  return (
    <>
      {name !== null && (
        <Fact name="Name">
          {name} <span className="text-xs text-muted">the same on every network of TON</span>
        </Fact>
      )}
      {isStandard(address) && (
        <>
          <Fact name="Address">
            <AccountAddress network={network} address={address} />
          </Fact>
          <Fact name="Without bouncing">
            <AccountAddress network={network} address={address} bounceable={false} />
          </Fact>
        </>
      )}
      <Fact name="Raw">
        <AccountAddress network={network} address={address} form="raw" />
      </Fact>
      {isStandard(address) && (
        <Fact name="QR code">
          <details>
            <summary className="cursor-pointer text-muted underline decoration-dotted underline-offset-4 hover:text-text">
              For a wallet on a telephone
            </summary>
            {/* oxlint-disable-next-line nextjs/no-img-element -- drawn by our own server, exactly as large as it is shown */}
            <img
              src={accountCodePath(network, address, bounces)}
              alt="QR code that opens a transfer to this account in a wallet"
              width={CODE_SIZE}
              height={CODE_SIZE}
              loading="lazy"
              className="my-2"
            />
          </details>
        </Fact>
      )}
    </>
  );
}
