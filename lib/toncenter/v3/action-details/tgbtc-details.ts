import { address, bigint, text } from "../../schema";
import { details } from "../optional-details";

const Mint = details({
  source: address,
  destination: address,
  amount: bigint,
  asset: address,
  bitcoin_tx_id: text,
  destination_wallet: address,
});

const Burn = details({
  source: address,
  source_wallet: address,
  destination: address,
  amount: bigint,
  asset: address,
});

const NewKey = details({
  source: address,
  pubkey: text,
  coordinator: address,
  pegout: address,
  amount: bigint,
  asset: address,
});

export const tgbtcDetails = {
  tgbtc_mint: Mint,
  tgbtc_mint_fallback: Mint,
  tgbtc_burn: Burn,
  tgbtc_burn_fallback: Burn,
  tgbtc_new_key: NewKey,
  tgbtc_new_key_fallback: NewKey,
  tgbtc_dkg_log_fallback: details({
    coordinator: address,
    pubkey: text,
    timestamp: bigint,
  }),
};
