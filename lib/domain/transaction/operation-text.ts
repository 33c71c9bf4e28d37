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
  id: "ID",
};

/** Names that are misleading as they are. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  text_comment: "Transfer with comment",
  encrypted_text_comment: "Transfer with encrypted comment",
  excess: "Excess returned",
  bounce: "Bounced back",
  jetton_notify: "Jetton notification",
};

/** "jetton_transfer" → "Jetton transfer": names of operations and contract kinds from the index. */
export function operationText(name: string): string {
  const phrase = EXCEPTIONS[name];
  if (phrase !== undefined) return phrase;
  const result = name
    .split("_")
    .filter((word) => word !== "")
    .map((word) => SPELLINGS[word] ?? word)
    .join(" ");
  return SPELLINGS[name.split("_")[0] ?? ""] === undefined
    ? result.slice(0, 1).toUpperCase() + result.slice(1)
    : result;
}
