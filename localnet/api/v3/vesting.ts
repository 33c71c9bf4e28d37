import { vesting } from "@/lib/toncenter/v3/vesting";
import { listVestings, type Vesting } from "../../indexer/vesting/rows";
import { operation, type Operation } from "./operation";

function vestingRow(row: Vesting) {
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

export const VESTING: readonly Operation[] = [
  operation(vesting, ({ node, values, page, named }) => {
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
      vesting_contracts: rows.map(vestingRow),
      ...named(
        rows.flatMap(({ address, sender, owner, whitelist }) => [address, sender, owner, ...whitelist]),
      ),
    };
  }),
];
