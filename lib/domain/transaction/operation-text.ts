/** Words that are not written as others are. */
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

/** Names that say something else to people than to programs. */
const PHRASES: Readonly<Record<string, string>> = {
  text_comment: "Transfer with comment",
  encrypted_text_comment: "Transfer with encrypted comment",
  excess: "Excess returned",
  bounce: "Bounced back",
  jetton_notify: "Jetton notification",
};

/** "jetton_transfer" → "Jetton transfer": names of operations and of kinds of contracts, as the index writes them. */
export function wordsOf(name: string): string {
  const phrase = PHRASES[name];
  if (phrase !== undefined) return phrase;
  const words = name
    .split("_")
    .filter((word) => word !== "")
    .map((word) => SPELLINGS[word] ?? word)
    .join(" ");
  return SPELLINGS[name.split("_")[0] ?? ""] === undefined
    ? words.slice(0, 1).toUpperCase() + words.slice(1)
    : words;
}
