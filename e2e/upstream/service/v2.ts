import { formatShardDecimal } from "../../../lib/ton/shard";
import { parseShard } from "../../../lib/ton/read-shard";
import { balanceOf } from "../chain/accounts";
import { blockName, blockRow, exists, findBlock, masterchainBlock } from "../chain/blocks";
import { CONTRACT_BOC } from "../chain/bodies";
import type { Chain } from "../chain/chain";
import { Refused } from "./refusal";
import { getTransactionsStd } from "./v2-history";
import type { Handler, Question } from "./values";

const ZERO_SHARD = "0";
const NO_HASH = `${"A".repeat(43)}=`;

function blockIdExt(chain: Chain, block: number) {
  const { workchain, shard, seqno } = blockName(block);
  return {
    "@type": "ton.blockIdExt",
    workchain,
    shard: formatShardDecimal(parseShard(shard)),
    seqno,
    root_hash: chain.ids.hash("root", block),
    file_hash: chain.ids.hash("file", block),
  };
}

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

function getShards(chain: Chain, { values }: Question) {
  const own = masterchainBlock(values.number("seqno") ?? 0);
  if (!exists(chain, own)) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return { "@type": "blocks.shards", shards: [own - 2, own - 1].map((block) => blockIdExt(chain, block)) };
}

function foundBlock(chain: Chain, { values }: Question): number {
  const [workchain, shard, seqno] = [
    values.number("workchain"),
    values.text("shard"),
    values.number("seqno"),
  ];
  const block =
    workchain === null || shard === null ? null : findBlock(chain, { workchain, shard, seqno: seqno ?? 0 });
  if (block === null) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return block;
}

/** By number, or else the newest of the shard: the chain is not searched by time. */
function lookupBlock(chain: Chain, question: Question) {
  if (question.values.has("seqno")) return blockIdExt(chain, foundBlock(chain, question));
  const newest = [head(chain), head(chain) - 1, head(chain) - 2];
  const [workchain, shard] = [question.values.number("workchain"), question.values.text("shard")];
  const block = newest
    .map((one) => [one, blockName(one)] as const)
    .find(([, name]) => name.workchain === workchain && name.shard === shard);
  if (block === undefined) throw new Refused(500, "LITE_SERVER_NOTREADY: ltdb: block not found");
  return blockIdExt(chain, block[0]);
}

function getBlockHeader(chain: Chain, question: Question) {
  const block = foundBlock(chain, question);
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

function accountOf(chain: Chain, { values }: Question) {
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

function getAddressInformation(chain: Chain, question: Question) {
  const account = accountOf(chain, question);
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
  ["getAddressInformation", getAddressInformation],
  ["getTransactionsStd", getTransactionsStd],
  ["getAddressBalance", (chain, question) => accountOf(chain, question).balance],
  ["getAddressState", (chain, question) => accountOf(chain, question).state],
]);
