import { anyCell, bits, coins, group, int, maybe, tagged, time, uint, within, type Fields } from "../fields";
import type { OrderLayout } from "../layout";
import { orderedMessage, orders } from "../message-fields";
import { FROM_WALLET, QUERY, SIGNED } from "./common";

const PLUGIN: Fields = { workchain: int(8), account: bits(256), amount: coins, ...QUERY };
const SIMPLE: Fields = { orders };

/** Orders in external messages, which begin with a signature. */
export const ORDERS: readonly OrderLayout[] = [
  {
    name: "wallet_v1_external_message",
    standard: "code of the wallet",
    at: ["wallet_v1r1", "wallet_v1r2", "wallet_v1r3"],
    fields: { ...SIGNED, seqno: uint(32), ...SIMPLE },
    distinct: true,
  },
  {
    name: "wallet_v2_external_message",
    standard: "code of the wallet",
    at: ["wallet_v2r1", "wallet_v2r2"],
    fields: { ...SIGNED, seqno: uint(32), valid_until: time(32), ...SIMPLE },
    distinct: true,
  },
  {
    name: "wallet_v3_external_message",
    standard: "code of the wallet",
    at: ["wallet_v3r1", "wallet_v3r2", "wallet_vesting"],
    fields: { ...SIGNED, ...FROM_WALLET, ...SIMPLE },
    distinct: true,
  },
  {
    name: "wallet_v4_external_message",
    standard: "code of the wallet",
    at: ["wallet_v4r1", "wallet_v4r2"],
    fields: {
      ...SIGNED,
      ...FROM_WALLET,
      order: tagged(8, {
        0: { name: "send", fields: SIMPLE },
        1: {
          name: "deploy_and_install_plugin",
          fields: { workchain: int(8), amount: coins, state_init: anyCell, body: anyCell },
        },
        2: { name: "install_plugin", fields: PLUGIN },
        3: { name: "remove_plugin", fields: PLUGIN },
      }),
    },
    distinct: true,
  },
  {
    name: "wallet_highload_v2_external_message",
    standard: "code of the wallet",
    at: ["wallet_highload_v2", "wallet_highload_v2r1", "wallet_highload_v2r2"],
    fields: { ...SIGNED, wallet_id: uint(32), query_id: uint(64), orders: maybe(anyCell) },
    distinct: false,
  },
  {
    name: "wallet_highload_v3_external_message",
    standard: "code of the wallet",
    at: ["wallet_highload_v3r1"],
    fields: {
      ...SIGNED,
      order: within(
        group({
          wallet_id: uint(32),
          message: orderedMessage,
          mode: uint(8),
          query_id: uint(23),
          created: time(64),
          timeout: uint(22),
        }),
      ),
    },
    distinct: false,
  },
];
