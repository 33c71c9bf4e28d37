import { balanceOf } from "../chain/chain-accounts";
import { blockName, blockRow, exists, masterchainBlock } from "../chain/chain-blocks";
import { CONTRACT_BOC } from "../chain/message-bodies";
import type { Chain } from "../chain/chain";
import { blockIdExt, foundBlock } from "./block-name";
import { Refused } from "./refusal";
import { getConfigAll, getConfigParam, getMasterchainBlockSignatures } from "./v2-signatures";
import { getBlockTransactions, getBlockTransactionsExt } from "./v2-block";
import { getTransactionsStd } from "./v2-history";
import type { Handler, ParsedParams } from "./param-values";

const ZERO_SHARD = "0";
const WHOLE = "8000000000000000";
const NO_HASH = `${"A".repeat(43)}=`;

const head = (chain: Chain) => masterchainBlock(chain.head);

function getMasterchainInfo(chain: Chain) {
  const init = { ...blockIdExt(chain, head(chain)), shard: ZERO_SHARD, seqno: 0 };
  return {
    "@type": "blocks.masterchainInfo",
    last: blockIdExt(chain, head(chain)),
    state_root_hash: chain.ids.hash("state", chain.head),
    init,
  };
}

function getConsensusBlock(chain: Chain) {
  const { head: seqno } = chain;
  return { "@type": "ext.blocks.consensusBlock", consensus_block: seqno, timestamp: chain.utime(seqno) };
}

function getShards(chain: Chain, { values }: ParsedParams) {
  const own = masterchainBlock(values.number("seqno") ?? 0);
  if (!exists(chain, own)) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return { "@type": "blocks.shards", shards: [own - 2, own - 1].map((block) => blockIdExt(chain, block)) };
}

/** The last masterchain block at a time, or the one whose range has a logical time. */
function masterchainAt(chain: Chain, params: ParsedParams): number {
  const [time, lt] = [params.values.number("unixtime"), params.values.number("lt")];
  const step = chain.utime(chain.head) - chain.utime(chain.head - 1);
  const seqno =
    time === null
      ? Math.floor((lt ?? 0) / chain.blockStartLt(1))
      : Math.min(chain.head, chain.head + Math.floor((time - chain.utime(chain.head)) / Math.max(1, step)));
  if (seqno < 1 || seqno > chain.head) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return masterchainBlock(seqno);
}

/** By seqno, or by time. The shard of the whole workchain stands for its first shard. */
function lookupBlock(chain: Chain, params: ParsedParams) {
  if (params.values.has("seqno")) return blockIdExt(chain, foundBlock(chain, params));
  const own = masterchainAt(chain, params);
  const newest = [own - 2, own - 1, own];
  const [workchain, shard] = [params.values.number("workchain"), params.values.text("shard")];
  const block = newest
    .map((one) => [one, blockName(one)] as const)
    .find(([, name]) => name.workchain === workchain && [name.shard, WHOLE].includes(shard ?? WHOLE));
  if (block === undefined) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return blockIdExt(chain, block[0]);
}

function getBlockHeader(chain: Chain, params: ParsedParams) {
  const block = foundBlock(chain, params);
  const row = blockRow(chain, block);
  return {
    ...row,
    "@type": "blocks.header",
    id: blockIdExt(chain, block),
    catchain_seqno: row.gen_catchain_seqno,
    is_key_block: row.key_block,
    gen_utime: Number(row.gen_utime),
    prev_blocks: [blockIdExt(chain, block - 3)],
  };
}

function accountOf(chain: Chain, { values }: ParsedParams) {
  const named = chain.ids.named(values.text("address") ?? "");
  const transaction = Math.max(0, chain.newest - (named?.number ?? 0));
  return {
    balance: named === null ? "0" : String(balanceOf(named.number)),
    state: named === null ? "uninitialized" : "active",
    last_transaction_id: {
      "@type": "internal.transactionId",
      lt: named === null ? "0" : String(chain.lt(transaction)),
      hash: named === null ? NO_HASH : chain.ids.hash("transaction", transaction),
    },
  };
}

function getAddressInformation(chain: Chain, params: ParsedParams) {
  const account = accountOf(chain, params);
  const boc = account.state === "active" ? CONTRACT_BOC : "";
  return {
    "@type": "raw.fullAccountState",
    ...account,
    extra_currencies: [],
    block_id: blockIdExt(chain, head(chain)),
    code: boc,
    data: boc,
    frozen_hash: "",
    sync_utime: chain.utime(chain.head),
  };
}

export const V2_HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["getMasterchainInfo", getMasterchainInfo],
  ["getConsensusBlock", getConsensusBlock],
  ["getShards", getShards],
  ["lookupBlock", lookupBlock],
  ["getBlockHeader", getBlockHeader],
  ["getMasterchainBlockSignatures", getMasterchainBlockSignatures],
  ["getConfigParam", getConfigParam],
  ["getConfigAll", getConfigAll],
  ["getBlockTransactions", getBlockTransactions],
  ["getBlockTransactionsExt", getBlockTransactionsExt],
  ["getAddressInformation", getAddressInformation],
  ["getTransactionsStd", getTransactionsStd],
  ["getAddressBalance", (chain, params) => accountOf(chain, params).balance],
  ["getAddressState", (chain, params) => accountOf(chain, params).state],
]);
