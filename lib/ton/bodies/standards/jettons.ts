import {
  account,
  address,
  anyCell,
  beyond,
  coins,
  flag,
  maybe,
  messageBodyApart,
  nanocoins,
  payload,
  snakeText,
  uint,
  units,
  within,
  type Fields,
} from "../fields";
import { rowsOf } from "../layout";
import { QUERY } from "./common";

const AMOUNT: Fields = { ...QUERY, amount: units };
const FORWARDED: Fields = { forward_ton_amount: coins, forward_payload: payload };
const MINT: Fields = { ...QUERY, to_address: account, ton_amount: nanocoins };

export const JETTONS = [
  ...rowsOf("TEP-74", {
    "0x0f8a7ea5": {
      ...AMOUNT,
      destination: address,
      response_destination: address,
      custom_payload: maybe(anyCell),
      ...FORWARDED,
    },
    "0x178d4519": { ...AMOUNT, from: address, response_address: address, ...FORWARDED },
    "0x7362d09c": { ...AMOUNT, sender: address, forward_payload: payload },
    "0x595f07bc": { ...AMOUNT, response_destination: address, custom_payload: maybe(anyCell) },
    "0x7bdd97de": { ...AMOUNT, sender: address, response_destination: address },
  }),
  ...rowsOf(
    "TEP-89",
    {
      "0x2c76b973": { ...QUERY, owner_address: address, include_address: flag },
      "0xd1735400": { ...QUERY, wallet_address: address, owner_address: maybe(within(address)) },
    },
    { own: true },
  ),
  ...rowsOf(
    "first jetton minter",
    { "0x00000015": { ...MINT, master_msg: messageBodyApart } },
    { at: ["jetton_master"] },
  ),
  ...rowsOf("governed jetton", {
    "0x642b7d07": { ...MINT, master_msg: beyond(messageBodyApart) },
    "0x6501f354": { ...QUERY, new_admin_address: address },
    "0xeed236d3": { ...QUERY, status: uint(4) },
  }),
  ...rowsOf(
    "governed jetton",
    {
      "0x235caf52": { ...MINT, master_msg: messageBodyApart },
      "0xfb88e119": QUERY,
      "0x7431f221": QUERY,
      "0xcb862902": { ...QUERY, metadata_url: snakeText },
      "0x2508d66a": { ...QUERY, new_data: anyCell, new_code: anyCell },
    },
    { own: true },
  ),
];
