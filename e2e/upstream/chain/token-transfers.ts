import { OTHER_ACCOUNTS, type Chain } from "./chain";

/**
 * Each transaction is also a token transfer, between its account and the account of the trace's first
 * transaction (the busy account for first transactions themselves).
 */
const senderOf = (chain: Chain, transaction: number) => chain.accountOf(transaction);

const partnerOf = (transaction: number) => 1 + (transaction % OTHER_ACCOUNTS);

/** All tokens are of one jetton or collection. */
export const issuerNumber = () => 0;

/** The number of the jetton wallet or NFT item that a transaction moves. */
export const holderNumber = (transaction: number) => transaction % 237;

function receiverOf(chain: Chain, transaction: number): string {
  const position = chain.positionOf(transaction);
  return position === 0
    ? chain.ids.address("wallet", partnerOf(transaction))
    : chain.accountOf(transaction - position);
}

export function isReceivedBy(chain: Chain, accounts: readonly string[]): (transaction: number) => boolean {
  const partners = new Set(accounts.map((account) => chain.ids.numberOfAddress("wallet", account)));
  const isOf = chain.isOf(accounts);
  return (transaction) => {
    const position = chain.positionOf(transaction);
    return position === 0 ? partners.has(partnerOf(transaction)) : isOf(transaction - position);
  };
}

const common = (chain: Chain, transaction: number) => ({
  query_id: String(transaction),
  transaction_hash: chain.ids.hash("transaction", transaction),
  transaction_lt: String(chain.lt(transaction)),
  transaction_now: chain.now(transaction),
  transaction_aborted: false,
  response_destination: senderOf(chain, transaction),
  custom_payload: null,
  decoded_custom_payload: null,
  trace_id: chain.ids.hash("transaction", transaction - chain.positionOf(transaction)),
});

const forward = { forward_payload: null, decoded_forward_payload: null } as const;

export function jettonTransferRow(chain: Chain, transaction: number) {
  return {
    source: senderOf(chain, transaction),
    destination: receiverOf(chain, transaction),
    amount: String(1_000_000_000n * BigInt(transaction)),
    source_wallet: chain.ids.address("jetton wallet", holderNumber(transaction)),
    jetton_master: chain.ids.address("jetton master", issuerNumber()),
    forward_ton_amount: "1",
    ...common(chain, transaction),
    ...forward,
  };
}

export function jettonBurnRow(chain: Chain, transaction: number) {
  return {
    owner: senderOf(chain, transaction),
    jetton_wallet: chain.ids.address("jetton wallet", holderNumber(transaction)),
    jetton_master: chain.ids.address("jetton master", issuerNumber()),
    amount: String(1_000_000n * BigInt(transaction)),
    ...common(chain, transaction),
  };
}

export function nftTransferRow(chain: Chain, transaction: number) {
  return {
    nft_address: chain.ids.address("nft item", holderNumber(transaction)),
    nft_collection: chain.ids.address("nft collection", issuerNumber()),
    old_owner: senderOf(chain, transaction),
    new_owner: receiverOf(chain, transaction),
    forward_amount: "1",
    ...common(chain, transaction),
    ...forward,
  };
}
