import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";

interface WellKnownToken {
  readonly symbol: string;
  /** Only names that no other token would have by chance. */
  readonly names: readonly string[];
  readonly network: "mainnet";
  readonly master: Address;
}

/**
 * Tokens that imitators choose. A token is listed here if it is widely held and its issuer publishes its master. On
 * other networks it does not exist, so any token with its name imitates it there too.
 */
export const WELL_KNOWN_TOKENS: readonly WellKnownToken[] = (
  [
    ["USDT", ["Tether USD", "Tether"], "EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs"],
    ["NOT", ["Notcoin"], "EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT"],
    ["DOGS", [], "EQCvxJy4eG8hyHBFsZ7eePxrRsUQSFE_jpptRAYBmcG_DOGS"],
    ["HMSTR", ["Hamster Kombat"], "EQAJ8uWd7EBqsmpSWaRdf_I-8R8-XHwh3gsNKhy-UrdrPcUo"],
    ["CATI", ["Catizen"], "EQD-cvR0Nz6XAyRBvbhz-abTrRC6sI5tvHvvpeQraV9UAAD7"],
    ["MAJOR", [], "EQCuPm01HldiduQ55xaBF_1kaW_WAUy5DHey8suqzU_MAJOR"],
    ["STON", [], "EQA2kCVNwVsil2EM2mB0SkXytxCqQjS4mttjDpnXmwG9T6bO"],
    ["tsTON", ["Tonstakers TON"], "EQC98_qAmNEptUtPc7W6xdHh_ZHrBUFpw5Ft_IzNU20QAJav"],
    ["stTON", ["Staked TON"], "EQDNhy-nxYFgUqzfUzImBEP67JqsyMIcyk2S5_RwNNEYku0k"],
  ] as const
).map(([symbol, names, master]) => ({ symbol, names, network: "mainnet", master: parseAddress(master) }));

/** Names of the coin itself, which no token has. */
export const COIN_NAMES: readonly string[] = ["TON", "GRAM", "Toncoin"];
