import { AccountAddress } from "@/components/entity/account-address";
import { QrCodeIcon } from "@/components/ui/icons";
import { accountCodePath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isStandard, type Address } from "@/lib/ton/address/address";

interface AccountIdentityProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** Whether coins that it cannot accept should come back: true for contracts, false for wallets. */
  readonly bounceable: boolean;
}

/** Large enough to be scanned from a screen, in pixels. */
const CODE_SIZE = 232;

/** The address to share, with its QR code. Needs no call. */
export function AccountIdentity({ network, address, bounceable }: AccountIdentityProps) {
  if (!isStandard(address))
    return (
      <span className="text-sm">
        <AccountAddress network={network} address={address} form="raw" />
      </span>
    );
  return (
    // On a phone of 390 px two lines hold the address and both buttons, with any font.
    <div className="relative text-sm">
      <AccountAddress network={network} address={address} bounceable={bounceable} />
      <details name="menu" className="inline-block align-middle noscript:ms-1 max-sm:-ms-1 print:hidden">
        <summary
          aria-label="Show QR code"
          title="Show QR code"
          className="flex size-6 cursor-pointer list-none items-center justify-center rounded hover:text-text [&::-webkit-details-marker]:hidden"
        >
          <QrCodeIcon />
        </summary>
        <div className="absolute start-0 top-full z-10 mt-1 rounded-xl border border-line bg-white p-2 shadow-lg max-sm:-start-15">
          {/* oxlint-disable-next-line nextjs/no-img-element -- drawn by our own server, exactly as large as it is shown */}
          <img
            src={accountCodePath(network, address, bounceable)}
            alt="QR code that opens a transfer to this account in a wallet"
            width={CODE_SIZE}
            height={CODE_SIZE}
            loading="lazy"
            className="max-w-none"
          />
        </div>
      </details>
    </div>
  );
}
