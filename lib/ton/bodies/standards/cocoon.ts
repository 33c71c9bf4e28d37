import { address, anyCell, nanocoins, rest, uint, type Fields } from "../fields";
import { rowsOf } from "../layout";
import { maybeCell, QUERY } from "./common";

const EXCESSES: Fields = { send_excesses_to: address };
const TO_EXCESSES: Fields = { ...QUERY, ...EXCESSES };
const TOKENS: Fields = { ...QUERY, new_tokens: uint(64), expected_my_address: address };
const USED: Fields = { ...QUERY, new_tokens_used: uint(64), expected_my_address: address };
const CLOSED: Fields = { ...QUERY, expected_my_address: address };
const PRICES: Fields = { ...QUERY, price_per_token: nanocoins, worker_fee_per_token: nanocoins };
const COINS: Fields = { coins: nanocoins, ...EXCESSES };
const hashed = (name: string): Fields => ({ ...QUERY, [name]: uint(256) });

export const COCOON = rowsOf("Cocoon", {
  "0x2565934c": QUERY,
  "0xc59a7cd3": QUERY,
  "0x4d725d2c": { ...QUERY, owner_address: address, state: uint(2), tokens: uint(64), payload: maybeCell },
  "0x08e7d036": { worker_part: nanocoins, proxy_part: nanocoins, ...EXCESSES },
  "0x65448ff4": { ...QUERY, owner_address: address, state_data: anyCell, payload: maybeCell },
  "0x5cfc6b87": { top_up_coins: nanocoins, ...EXCESSES },
  "0xa35cb580": {},
  "0xc68ebc7b": COINS,
  "0xf4c354c9": COINS,
  "0xa040ad28": TOKENS,
  "0xf5f26a36": TOKENS,
  "0xe34b1c60": hashed("worker_hash"),
  "0x8d94a79a": hashed("worker_hash"),
  "0xc146134d": hashed("model_hash"),
  "0x92b11c18": hashed("model_hash"),
  "0x71860e80": hashed("proxy_hash"),
  "0x3c41d0b2": hashed("proxy_hash"),
  "0x927c7cb5": { ...QUERY, proxy_info: rest },
  "0x6d49eaf2": { ...QUERY, seqno: uint(32) },
  "0x9c7924ba": { ...QUERY, seqno: uint(32), proxy_addr: rest },
  "0xc52ed8d4": PRICES,
  "0x022fa189": {
    ...PRICES,
    proxy_delay_before_close: uint(32),
    client_delay_before_close: uint(32),
    min_proxy_stake: nanocoins,
    min_client_stake: nanocoins,
  },
  "0xa2370f61": { ...QUERY, proxy_code: anyCell, worker_code: anyCell, client_code: anyCell },
  "0x11aefd51": { ...QUERY, new_code: anyCell },
  "0x563c1d96": QUERY,
  "0x4f7c5789": { ...QUERY, new_data: anyCell, new_code: anyCell },
  "0xc4a1ae54": { ...QUERY, new_owner_address: address },
  "0x26ed7f65": TO_EXCESSES,
  "0x7610e6eb": TO_EXCESSES,
  "0x9713f187": { ...QUERY, grams: nanocoins, ...EXCESSES },
  "0xb51d5a01": TO_EXCESSES,
  "0x636a4391": CLOSED,
  "0xe511abc7": CLOSED,
  "0xf172e6c2": { ...QUERY, top_up_amount: nanocoins, ...EXCESSES },
  "0x8473b408": { ...QUERY, top_up_amount: nanocoins, new_secret_hash: uint(256), ...EXCESSES },
  "0xc45f9f3b": { ...QUERY, nonce: uint(64), ...EXCESSES },
  "0xa9357034": { ...QUERY, new_secret_hash: uint(256), ...EXCESSES },
  "0x6a1f6a60": { ...QUERY, new_stake: nanocoins, ...EXCESSES },
  "0xda068e78": TO_EXCESSES,
  "0xfafa6cc1": TO_EXCESSES,
  "0xbb63ff93": USED,
  "0xefd711e1": USED,
});
