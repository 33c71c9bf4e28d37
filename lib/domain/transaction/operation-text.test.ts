import { expect, test } from "vitest";
import { operationText } from "./operation-text";

test.each([
  ["jetton_transfer", "Jetton transfer"],
  ["nft_ownership_assigned", "NFT ownership assigned"],
  ["stonfi_swap_v2", "STON.fi swap v2"],
  ["pton_ton_transfer", "pTON TON transfer"],
  ["w5_external_signed_request", "Wallet v5 external message"],
  ["wallet_v4_external_message", "Wallet v4 external message"],
  ["mulisig_new_order", "Multisig new order"],
  ["text_comment", "Transfer with comment"],
  ["wallet_v4r2", "Wallet v4r2"],
  ["_odd__name_", "Odd name"],
  ["", ""],
])("%s is written as “%s”", (name, text) => {
  expect(operationText(name)).toBe(text);
});
