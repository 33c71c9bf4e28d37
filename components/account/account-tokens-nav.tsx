import { SegmentedControl } from "@/components/ui/segmented-control";
import { accountTokensPath, accountTokenTransfersPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";

interface AccountTokensNavProps {
  readonly network: AddressNetwork;
  readonly account: Address;
  readonly open: "held" | "transfers";
}

/** The two lists of the tab with an account's tokens. */
export function AccountTokensNav({ network, account, open }: AccountTokensNavProps) {
  const held = accountTokensPath(network, account);
  const transfers = accountTokenTransfersPath(network, account);
  return (
    <div className="mb-3">
      <SegmentedControl
        label="Tokens"
        options={[
          { href: held, name: "Held" },
          { href: transfers, name: "Transfers" },
        ]}
        current={open === "held" ? held : transfers}
      />
    </div>
  );
}
