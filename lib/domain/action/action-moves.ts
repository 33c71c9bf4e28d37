import { isAddress, type Address } from "../../ton/address/address";
import { isAbsent, integerOf, valueAt } from "./detail-values";

/** An amount that an action moves from one account to another. */
export interface Move {
  /** Null where it was minted, or if it is unknown. */
  readonly from: Address | null;
  /** Null where it was burned, or if it is unknown. */
  readonly to: Address | null;
  readonly amount: bigint;
  /** The master of the jetton; null for the coin of the network. */
  readonly asset: Address | null;
}

/** Paths of the fields of a move; the first that has a value counts. */
interface MoveRule {
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly amount: string | readonly string[];
  /** The paths of the jetton's master. */
  readonly asset?: readonly string[];
  /** Whether the amount is in coins where no path has a master: always, or if the flag at this path is set. */
  readonly orCoins?: true | string;
}

const two = (rule: Omit<MoveRule, "amount" | "asset">): readonly MoveRule[] =>
  ["1", "2"].map((number) => ({
    ...rule,
    amount: `amount_${number}`,
    asset: [`asset_${number}`],
    orCoins: true,
  }));

const transfer: readonly MoveRule[] = [
  { from: ["source"], to: ["destination"], amount: "value", orCoins: true },
];
const purchase: readonly MoveRule[] = [
  { from: ["new_owner"], amount: "price", orCoins: true },
  // The fee of the marketplace and the royalty do not reach the seller.
  { to: ["real_old_owner", "old_owner"], amount: ["payout_amount", "price"], orCoins: true },
];
const toPool: readonly MoveRule[] = [{ from: ["source"], to: ["pool"], amount: "amount", asset: ["asset"] }];
const fromPool: readonly MoveRule[] = [
  { from: ["pool"], to: ["recipient", "source"], amount: "amount", asset: ["asset"] },
];
const tgbtcMint: readonly MoveRule[] = [{ to: ["destination"], amount: "amount", asset: ["asset"] }];
const tgbtcBurn: readonly MoveRule[] = [{ from: ["source"], amount: "amount", asset: ["asset"] }];
const cocoon: readonly MoveRule[] = [
  { from: ["source"], to: ["destination"], amount: "amount", orCoins: true },
];

/** What actions move, by type. Calls are not included: each passes its coins on to the next. */
const RULES: Readonly<Record<string, readonly MoveRule[]>> = {
  ton_transfer: transfer,
  extra_currency_transfer: transfer,
  jetton_transfer: [{ from: ["sender"], to: ["receiver"], amount: "amount", asset: ["asset"] }],
  jetton_mint: [{ to: ["receiver"], amount: "amount", asset: ["asset"] }],
  jetton_burn: [{ from: ["owner"], amount: "amount", asset: ["asset"] }],
  jetton_swap: [
    {
      from: ["dex_incoming_transfer.source", "sender"],
      to: ["dex_incoming_transfer.destination"],
      amount: "dex_incoming_transfer.amount",
      asset: ["dex_incoming_transfer.asset", "asset_in"],
      orCoins: true,
    },
    {
      from: ["dex_outgoing_transfer.source"],
      to: ["dex_outgoing_transfer.destination", "sender"],
      amount: "dex_outgoing_transfer.amount",
      asset: ["dex_outgoing_transfer.asset", "asset_out"],
      orCoins: true,
    },
  ],
  dex_deposit_liquidity: two({ from: ["source"], to: ["pool"] }),
  dex_withdraw_liquidity: two({ from: ["pool"], to: ["source"] }),
  dedust_v2_claim_fees: two({ from: ["pool"], to: ["source"] }),
  dedust_v2_claim_reward: fromPool,
  coffee_create_pool: two({ from: ["source"], to: ["pool"] }),
  coffee_staking_deposit: toPool,
  coffee_staking_withdraw: fromPool,
  coffee_staking_claim_rewards: fromPool,
  coffee_mev_protect_hold_funds: [
    { from: ["source"], to: ["mev_contract"], amount: "amount", asset: ["asset"], orCoins: true },
  ],
  nft_purchase: purchase,
  dns_purchase: [{ from: ["new_owner"], amount: "price", orCoins: true }],
  auction_bid: [{ from: ["bidder"], to: ["auction"], amount: "amount", orCoins: true }],
  auction_outbid: [{ from: ["auction_address"], to: ["bidder"], amount: "amount", orCoins: true }],
  stake_deposit: [
    { from: ["stake_holder"], to: ["pool"], amount: "amount", asset: ["source_asset"], orCoins: true },
    { to: ["stake_holder"], amount: "tokens_minted", asset: ["asset"] },
  ],
  stake_withdrawal: [
    { from: ["pool"], to: ["stake_holder"], amount: "amount", orCoins: true },
    { from: ["stake_holder"], amount: "tokens_burnt", asset: ["asset"] },
  ],
  stake_withdrawal_request: [{ from: ["stake_holder"], amount: "tokens_burnt", asset: ["asset"] }],
  election_deposit: [{ from: ["stake_holder"], amount: "amount", orCoins: true }],
  election_recover: [{ to: ["stake_holder"], amount: "amount", orCoins: true }],
  jvault_stake: toPool,
  jvault_unstake: fromPool,
  evaa_supply: [{ from: ["source"], to: ["master"], amount: "amount", asset: ["asset"], orCoins: "is_ton" }],
  evaa_withdraw: [{ from: ["master"], to: ["recipient", "source"], amount: "amount", asset: ["asset"] }],
  evaa_liquidate: [
    { from: ["source"], amount: "debt_amount", asset: ["asset"] },
    { to: ["source"], amount: "amount", asset: ["collateral"] },
  ],
  subscribe: [{ from: ["subscriber"], to: ["beneficiary"], amount: "amount", orCoins: true }],
  vesting_send_message: [{ from: ["vesting"], to: ["destination"], amount: "amount", orCoins: true }],
  layerzero_send_tokens: [{ from: ["sender"], to: ["oapp"], amount: "amount", asset: ["asset"] }],
  tgbtc_mint: tgbtcMint,
  tgbtc_mint_fallback: tgbtcMint,
  tgbtc_burn: tgbtcBurn,
  tgbtc_burn_fallback: tgbtcBurn,
  cocoon_worker_payout: cocoon,
  cocoon_client_top_up: cocoon,
  cocoon_grant_refund: cocoon,
};

/** The amounts that an action moves, as far as its details name the asset. */
export function movesOf(type: string, fields: unknown): readonly Move[] {
  return (RULES[type] ?? []).flatMap(({ from = [], to = [], amount: path, asset = [], orCoins }) => {
    const amounts = [path].flat().map((each) => integerOf(valueAt(fields, each)));
    const amount = amounts.find((each) => each !== null) ?? null;
    const master = addressAt(fields, asset);
    const isCoins = typeof orCoins === "string" ? valueAt(fields, orCoins) === true : orCoins === true;
    if (amount === null || (master === null && !isCoins)) return [];
    return [{ from: addressAt(fields, from), to: addressAt(fields, to), amount, asset: master }];
  });
}

/** The first of these paths that has a value. */
function addressAt(fields: unknown, paths: readonly string[]): Address | null {
  const found = paths.map((path) => valueAt(fields, path)).find((value) => !isAbsent(value));
  return typeof found === "string" && isAddress(found) ? found : null;
}
