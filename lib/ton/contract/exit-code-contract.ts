import type { CodeTable } from "./exit-code-network";

interface ContractCodes {
  /** The kinds of contract (names of the index's interfaces) that the codes apply to; prefixes. */
  kinds: readonly string[];
  codes: CodeTable;
}

const SEQNO = [
  "wrong seqno",
  "The signed message carries another sequence number than the wallet expects.",
] as const;
const WALLET_ID = ["wrong wallet id", "The signed message was made for a wallet with another id."] as const;
const SIGNATURE = ["wrong signature", "The message is not signed by the key of this wallet."] as const;
const EXPIRED = ["expired", "The signed message came after the time until which it was valid."] as const;
const REPLAY = ["already executed", "This query was executed before and is not executed twice."] as const;
const WORKCHAIN = [
  "wrong workchain",
  "An address of another workchain than the contract's was given.",
] as const;

const WALLETS: readonly ContractCodes[] = [
  { kinds: ["wallet_v1"], codes: { 33: SEQNO, 34: SIGNATURE } },
  { kinds: ["wallet_v2"], codes: { 33: SEQNO, 34: SIGNATURE, 35: EXPIRED } },
  {
    kinds: ["wallet_v3"],
    codes: {
      33: SEQNO,
      34: WALLET_ID,
      35: [
        "expired or wrong signature",
        "The message came too late, or is not signed by the key of this wallet.",
      ],
    },
  },
  {
    kinds: ["wallet_v4"],
    codes: {
      33: SEQNO,
      34: WALLET_ID,
      35: SIGNATURE,
      36: EXPIRED,
      39: ["plugin not changed", "The plugin to install is there already, or the plugin to remove is not."],
      80: ["not enough for the plugin", "A plugin asked for more coins than the wallet has."],
    },
  },
  {
    kinds: ["wallet_v5r1"],
    codes: {
      132: ["signature disabled", "This wallet takes orders from its extensions only, not by signature."],
      133: SEQNO,
      134: WALLET_ID,
      135: SIGNATURE,
      136: EXPIRED,
      137: [
        "errors not ignored",
        "A message sent by an external order must have the mode that ignores errors.",
      ],
      138: ["wrong prefix", "The message does not begin as an order to this wallet does."],
      139: ["extension not added", "The extension to add is there already."],
      140: ["extension not removed", "The extension to remove is not there."],
      141: ["unsupported action", "The order has an action that this wallet does not know."],
      142: ["no extension left to rule", "Signatures cannot be disabled while the wallet has no extension."],
      143: ["nothing to change", "Signatures are already allowed or disabled as ordered."],
      144: ["last extension", "The last extension cannot be removed while signatures are disabled."],
      145: ["extension in another workchain", "An extension must be in the workchain of the wallet."],
      146: ["only for extensions", "Only an extension can allow or disable signatures."],
      147: ["invalid actions", "The list of outgoing messages in the order is malformed."],
    },
  },
  {
    kinds: ["wallet_highload_v2"],
    codes: {
      32: REPLAY,
      34: WALLET_ID,
      35: [
        "expired or wrong signature",
        "The query came too late, or is not signed by the key of this wallet.",
      ],
    },
  },
  {
    kinds: ["wallet_highload_v3"],
    codes: {
      33: SIGNATURE,
      34: WALLET_ID,
      35: ["wrong creation time", "The query was created in the future or too long ago."],
      36: REPLAY,
      37: ["invalid message", "The message that the wallet should send is malformed."],
      38: ["wrong timeout", "The query states another timeout than the wallet has."],
    },
  },
];

const OTHERS: readonly ContractCodes[] = [
  {
    kinds: ["multisig_v2", "multisig_order_v2"],
    codes: {
      100: ["not enough coins", "The message has too little value to pay for the order."],
      101: ["not an order", "Something other than an order of this multisig asked to execute actions."],
      102: ["signers outdated", "The signers or the threshold have changed since the order was created."],
      103: ["invalid dictionary", "The signers or proposers are not numbered one after another."],
      104: ["not the multisig", "Only the multisig itself can set up an order."],
      105: ["already set up", "The order was set up before with different data."],
      106: ["not a signer", "The approving address is not the signer at the given index."],
      107: ["already approved", "This signer has already approved the order."],
      108: ["inconsistent data", "The new signers, proposers and threshold do not fit together."],
      109: ["invalid threshold", "The threshold is zero or more than the number of signers."],
      110: ["invalid signers", "The set of signers is not valid."],
      111: ["expired", "The order came or was approved after its expiration date."],
      112: ["already executed", "The order has already been executed."],
      1007: [
        "not allowed to propose",
        "The sender is neither the signer nor the proposer that it says it is.",
      ],
      1008: ["wrong order number", "The order does not have the next number."],
    },
  },
  {
    kinds: ["jetton_"],
    codes: {
      45: ["wallet locked", "The issuer has locked this jetton wallet for such an operation."],
      47: ["not enough jettons", "The jetton wallet holds less than should be sent or burned."],
      48: ["not enough coins", "The message has too little value to pay for the whole operation."],
      49: ["invalid message", "The message is not in the format that a jetton contract expects."],
      72: ["invalid operation", "The jetton contract does not take such a message from this sender."],
      73: ["not the owner", "Only the owner of the jetton wallet, or the admin of the jetton, can do this."],
      74: ["not a jetton wallet", "The message did not come from a wallet of this jetton."],
      75: [
        "not enough coins",
        "The request for a wallet address has too little value to pay for the answer.",
      ],
      333: WORKCHAIN,
      705: ["not the owner", "Only the owner of the jetton wallet can send jettons from it."],
      706: ["not enough jettons", "The jetton wallet holds less than should be sent or burned."],
      707: [
        "sender refused",
        "The jetton wallet does not take this from the sender, or the value is too small to burn.",
      ],
      708: ["invalid message", "The transfer has no forward payload, not even an empty one."],
      709: ["not enough coins", "The message has too little value to pay for the transfer."],
    },
  },
  {
    kinds: ["nft_item", "sbt", "editable"],
    codes: {
      333: WORKCHAIN,
      401: ["not the owner", "Only the owner of the item can do this."],
      402: ["not enough coins", "The value does not cover what is to be forwarded and kept for storage."],
      405: ["not the collection", "Only the collection can set up its item."],
      410: ["not the editor", "Only the editor of the item can do this."],
    },
  },
  {
    kinds: ["nft_collection"],
    codes: {
      399: ["batch too large", "Too many items were to be minted by one message."],
      401: ["not the owner", "Only the owner of the collection can do this."],
      402: ["wrong index", "The item to mint has an index beyond the next free one."],
    },
  },
];

export const CONTRACT_CODES: readonly ContractCodes[] = [...WALLETS, ...OTHERS];
