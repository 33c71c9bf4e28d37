import type { ActionRow } from "@/lib/domain/action/action-row";
import { namesFrom } from "@/lib/domain/action/action-names";
import { ACTION_SAMPLES } from "@/fixtures/action/action-samples";
import { describeAction } from "@/lib/domain/action/describe-action";
import { describeUnknownAction } from "@/lib/domain/action/describe-unknown-action";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { readActionDetails, type KnownActionType } from "@/lib/toncenter/v3/action-details";
import type { TokenInfo } from "@/lib/toncenter/v3/address-book";
import { addressOf, hashOf } from "@/fixtures/toncenter/v3/samples/seed";
import { HOSTILE_NAMES } from "./gallery-examples";

/** One type of each kind, and more of kinds with several sentences. */
const TYPES: readonly KnownActionType[] = [
  "ton_transfer",
  "jetton_transfer",
  "jetton_mint",
  "jetton_swap",
  "dex_deposit_liquidity",
  "nft_purchase",
  "nft_put_on_auction",
  "change_dns",
  "stake_deposit",
  "evaa_liquidate",
  "subscribe",
  "multisig_create_order",
  "vesting_add_whitelist",
  "layerzero_send_tokens",
  "cocoon_worker_payout",
  "call_contract",
];

const at = (name: string) => parseAddress(addressOf(name));

function token(symbol: string, decimals: number | null, isScam = false) {
  const info: TokenInfo = {
    valid: true,
    type: "jetton_masters",
    name: symbol,
    symbol,
    description: null,
    image: null,
    nft_index: null,
    is_nsfw: null,
    is_scam: isScam,
    extra: { decimals },
    picture: null,
  };
  return { is_indexed: true, token_info: [info] };
}

const METADATA = {
  [at("asset")]: token("PBL", 6),
  [at("asset_1")]: token("PBL", 6),
  [at("asset_2")]: token("USDT", 6),
  [at("collateral")]: token("FREE", 9, true),
  [at("debt")]: token("ODD", null),
};

const BOOK = {
  [at("receiver")]: { user_friendly: null, domain: "alice.ton", interfaces: null },
  [at("sender")]: { user_friendly: null, domain: HOSTILE_NAMES[2] ?? null, interfaces: null },
};

export function actionExamples(coin: string, nowMs: number): readonly ActionRow[] {
  const names = namesFrom(BOOK, METADATA, coin);
  const example = (name: string, type: string, raw: unknown, account: Address | null = null): ActionRow => {
    const details = readActionDetails(type, raw);
    const rows =
      details.type === null
        ? describeUnknownAction(type, details, null, names)
        : describeAction(details.type, details.fields, names, account);
    const id = parseHash(hashOf(name));
    return {
      id,
      trace: id,
      type,
      at: Math.floor(nowMs / 1_000) - 60,
      failed: false,
      bounced: false,
      pending: false,
      changes: [],
      ...rows,
    };
  };
  const transfer = ACTION_SAMPLES.jetton_transfer;
  const trace = parseHash(hashOf("a trace of many"));
  return [
    ...TYPES.map((type) => example(type, type, Reflect.get(ACTION_SAMPLES, type))),
    example("sent", "jetton_transfer", transfer, at("sender")),
    example("received", "jetton_transfer", transfer, at("receiver")),
    example("odd", "jetton_burn", { asset: addressOf("debt"), amount: "12345", owner: addressOf("owner") }),
    example("secret", "ton_transfer", { ...BETWEEN, comment: "0a1b2c", encrypted: true }),
    example("long", "ton_transfer", { ...BETWEEN, comment: HOSTILE_NAMES.join(" ").repeat(3) }),
    { ...example("failed", "jetton_transfer", transfer, at("sender")), failed: true },
    { ...example("pending", "ton_transfer", BETWEEN), pending: true },
    example("unknown", "wild_dance", { dancer: addressOf("owner"), steps: 3 }),
    example("broken", "ton_transfer", { value: "five" }),
    ...["a", "b", "c", "d", "e"].map((name) => ({ ...example(name, "ton_transfer", BETWEEN), trace })),
    ...TYPES.slice(2, 6).map((type) => ({
      ...example(`${type} again`, type, Reflect.get(ACTION_SAMPLES, type)),
      trace,
    })),
  ];
}

const BETWEEN = { source: addressOf("sender"), destination: addressOf("receiver"), value: "1500000001" };
