import { vesting } from "@/lib/toncenter/v3/v3-vesting";
import { listVestings, type VestingRow } from "../../../indexer/vesting/vesting-rows";
import { route, type Route } from "../v3-route";

function renderVesting(row: VestingRow) {
  return {
    address: row.address,
    start_time: row.starts,
    total_duration: row.duration,
    unlock_period: row.period,
    cliff_duration: row.cliff,
    sender_address: row.sender,
    owner_address: row.owner,
    total_amount: String(row.amount),
    whitelist: row.whitelist,
  };
}

export const VESTING: readonly Route[] = [
  route(vesting, ({ node, values, page, addressBookFor }) => {
    const rows = listVestings(
      node.index.tables,
      {
        addresses: values.contract_address,
        wallets: values.wallet_address,
        listed: values.check_whitelist === true,
      },
      page,
    );
    return {
      vesting_contracts: rows.map(renderVesting),
      ...addressBookFor(
        rows.flatMap(({ address, sender, owner, whitelist }) => [address, sender, owner, ...whitelist]),
      ),
    };
  }),
];
