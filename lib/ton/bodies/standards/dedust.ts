import {
  address,
  anyCell,
  bits,
  coins,
  flag,
  group,
  int,
  maybe,
  tagged,
  time,
  units,
  within,
  recursive,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

const asset = tagged(4, {
  0b0000: { name: "ton", fields: {} },
  0b0001: { name: "jetton", fields: { workchain: int(8), account: bits(256) } },
  0b0010: { name: "extra_currency", fields: { currency_id: int(32) } },
});
const nextStep = recursive(() => within(group(STEP)));
const LIMIT: Fields = { exact_out: flag, limit: units, next: maybe(nextStep) };
const STEP: Fields = { pool: address, ...LIMIT };
const ENDS: Fields = { fulfill_payload: maybe(anyCell), reject_payload: maybe(anyCell) };
const params = within(group({ deadline: time(32), recipient: address, referral: address, ...ENDS }));
const POOL: Fields = { stable: flag, asset_0: asset, asset_1: asset };
const TARGETS: Fields = { min_lp_amount: units, asset_0_target: units, asset_1_target: units };

export const DEDUST = [
  ...rowsOf(
    "DeDust",
    {
      "0xe3a0d482": { step: group(STEP), params },
      "0x40e108d6": { pool: group(POOL), ...TARGETS, ...ENDS },
    },
    { place: "payload" },
  ),
  ...rowsOf(
    "DeDust",
    {
      "0xea06185d": { ...QUERY, amount: coins, step: group(STEP), params },
      "0xd55e4686": { ...QUERY, amount: coins, pool: group(POOL), targets: within(group(TARGETS)), ...ENDS },
      "0xb56b9598": {
        ...QUERY,
        proof: anyCell,
        owner: address,
        min_lp_amount: units,
        assets: within(
          group({ asset_0: asset, asset_0_amount: units, asset_1: asset, asset_1_amount: units }),
        ),
        ...ENDS,
      },
      "0x61ee542d": { ...QUERY, proof: anyCell, amount: units, sender: address, step: group(LIMIT), params },
      "0x72aca8aa": {
        ...QUERY,
        proof: anyCell,
        asset,
        amount: units,
        sender: address,
        step: group(LIMIT),
        params,
      },
      "0xad4eb6f5": { ...QUERY, proof: anyCell, amount: units, recipient: address, payload: maybe(anyCell) },
      "0x474f86cf": { ...QUERY, payload: maybe(anyCell) },
    },
    { place: "message" },
  ),
];
