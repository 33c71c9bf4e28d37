import type { Endpoint } from "@/lib/toncenter/endpoint";
import { actions, pendingActions } from "@/lib/toncenter/v3/action";
import { dnsActiveAuctions, dnsRecords } from "@/lib/toncenter/v3/dns";
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/jetton";
import { multisigOrders, multisigWallets } from "@/lib/toncenter/v3/multisig";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/nft";
import { nftSales } from "@/lib/toncenter/v3/nft-sale";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "@/lib/toncenter/v3/staking";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "@/lib/toncenter/v3/validators";
import { vesting } from "@/lib/toncenter/v3/vesting";
import { needMasterBlock } from "./blocks";
import { operation, withTokens, type Named, type Operation } from "./operation";
import { Refused } from "../v2/refusal";

type Values = Readonly<Record<string, unknown>>;
type Answer = (values: Values, named: Named) => object;

/** Some lists repeat the bounds that were asked for. */
function boundsOf(values: Values) {
  return Object.fromEntries(
    ["start_utime", "end_utime"].filter((name) => name in values).map((name) => [name, values[name]]),
  );
}

const rows =
  (name: string): Answer =>
  (_, named) => ({ [name]: [], ...named });
const tokenRows =
  (name: string): Answer =>
  (_, named) => ({ [name]: [], ...withTokens(named) });
const events: Answer = (values, named) => ({ ...boundsOf(values), events: [], ...named });
const rewards: Answer = (values, named) => ({
  ...boundsOf(values),
  total_on_page: "0",
  rewards: [],
  ...named,
});
const auctions: Answer = (_, named) => ({ auctions: [], ...withTokens(named), next_cursor: null });
const noPool: Answer = () => {
  throw new Refused(404, "Pool not found");
};

/** What this index does not gather: there is none of it, which is all that it can say. */
const ANSWERS: readonly (readonly [endpoint: Endpoint, answer: Answer])[] = [
  [pendingActions, tokenRows("actions")],
  [jettonBurns, tokenRows("jetton_burns")],
  [jettonMasters, tokenRows("jetton_masters")],
  [jettonTransfers, tokenRows("jetton_transfers")],
  [jettonWallets, tokenRows("jetton_wallets")],
  [nftCollections, tokenRows("nft_collections")],
  [nftItems, tokenRows("nft_items")],
  [nftSales, tokenRows("nft_sales")],
  [nftTransfers, tokenRows("nft_transfers")],
  [dnsRecords, rows("records")],
  [dnsActiveAuctions, auctions],
  [nominatorPool, noPool],
  [nominatorPools, rows("nominator_pools")],
  [nominatorEvents, events],
  [nominatorRewards, rewards],
  [poolValidatorEvents, events],
  [poolValidatorRewards, rewards],
  [validatorEvents, events],
  [validatorElections, rows("elections")],
  [validatorCycles, rows("cycles")],
  [validatorComplaints, rows("complaints")],
  [multisigOrders, rows("orders")],
  [multisigWallets, rows("multisigs")],
  [vesting, rows("vesting_contracts")],
];

export const NOT_INDEXED: readonly Operation[] = [
  ...ANSWERS.map(([endpoint, answer]) =>
    operation(endpoint, ({ values, named }) => answer(values, named([]))),
  ),
  operation(actions, ({ node, values, named }) => {
    needMasterBlock(node.store, values.mc_seqno);
    return { actions: [], ...withTokens(named([])) };
  }),
];
