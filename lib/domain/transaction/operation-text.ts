/** Words with a special spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ton: "TON",
  pton: "pTON",
  nft: "NFT",
  sbt: "SBT",
  dns: "DNS",
  dex: "DEX",
  stonfi: "STON.fi",
  dedust: "DeDust",
  tonco: "TONCO",
  evaa: "EVAA",
  jvault: "JVault",
  layerzero: "LayerZero",
  multisig: "Multisig",
  tgbtc: "tgBTC",
  usdt: "USDT",
  ui: "UI",
  lt: "LT",
  vm: "VM",
  ihr: "IHR",
  id: "ID",
};

/** Words that the data service misspells in its names. */
const MISSPELLED: Readonly<Record<string, string>> = {
  mulisig: "multisig",
};

/** Names that are misleading as they are. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  text_comment: "Transfer with comment",
  encrypted_text_comment: "Transfer with encrypted comment",
  excess: "Excess returned",
  excesses: "Excess returned",
  bounce: "Bounced back",
  jetton_notify: "Jetton notification",
  // The names of other wallets' messages begin in the same way.
  w5_external_signed_request: "Wallet v5 external message",
  w5_internal_signed_request: "Wallet v5 internal message",
  w5_extension_action_request: "Wallet v5 extension message",
};

/** "jetton_transfer" → "Jetton transfer": names of operations and contract kinds from the index. */
export function operationText(name: string): string {
  const phrase = EXCEPTIONS[name];
  if (phrase !== undefined) return phrase;
  const words = name
    .split("_")
    .filter((word) => word !== "")
    .map((word) => MISSPELLED[word] ?? word);
  const result = words.map((word) => SPELLINGS[word] ?? word).join(" ");
  return SPELLINGS[words[0] ?? ""] === undefined
    ? result.slice(0, 1).toUpperCase() + result.slice(1)
    : result;
}
