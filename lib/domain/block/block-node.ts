import type { BlockId } from "../../ton/block/block";
import type { CheckedSignatures } from "../../ton/block/block-signatures";
import type { Hash } from "../../ton/value/hash";
import type { ApiError, Result } from "../../toncenter/error";
import type { BlockTransactions } from "../../toncenter/v2/block-transactions";
import type { BlockHeader, ConsensusBlock, OutMsgQueueSizes, Shards } from "../../toncenter/v2/blocks";
import type { BlockIdExt } from "../../toncenter/v2/common";
import type { Block } from "../../toncenter/v3/block";
import type { HeadReport } from "../status/head-report";
import type { NodeTransactions } from "../transaction/node-transactions";

/** What a node can be asked about a block, in the order of its tab. */
export const NODE_PARTS = [
  "header",
  "signatures",
  "shards",
  "transactions",
  "contents",
  "proof",
  "now",
] as const;
export type NodePart = (typeof NODE_PARTS)[number];

/** These are about blocks of the masterchain only. */
export const MASTERCHAIN_PARTS: ReadonlySet<NodePart> = new Set(["signatures", "shards"]);

export function isNodePart(text: string): text is NodePart {
  return NODE_PARTS.some((part) => part === text);
}

/** Where a page of a block's transactions goes on. */
export interface NodeCursor {
  readonly lt: bigint;
  /** The account's id, as a hash. */
  readonly account: Hash;
}

/** Transactions as a node tells them, in its own order: by account. */
export interface NodeBlockTransactions extends NodeTransactions {
  readonly next: NodeCursor | null;
}

/** The signatures of a block, as far as they could be checked. */
export interface SignatureReport {
  readonly block: BlockIdExt;
  /** Of the newer consensus: in which vote they were given. */
  readonly vote: { readonly session: Hash; readonly slot: number } | null;
  /** The masterchain block whose configuration names the validators. */
  readonly configAt: number;
  readonly given: number;
  readonly checked: CheckedSignatures | null;
  /** Why they could not be checked. */
  readonly obstacle: SignatureObstacle | null;
  readonly asOfMs: number;
}

export type SignatureObstacle =
  | { readonly kind: "no-validators"; readonly error: ApiError }
  | { readonly kind: "unreadable"; readonly reason: string };

/** A step of a proof: its cells are a proof of the block that it starts from. */
export interface ProofStep {
  readonly from: BlockIdExt;
  readonly to: BlockIdExt;
  readonly toKeyBlock: boolean | null;
  /** Whether the root hash in the cells is that of the block; null when they cannot be read. */
  readonly fits: boolean | null;
  readonly boc: string;
}

export interface ProofReport {
  readonly from: BlockIdExt;
  readonly master: BlockIdExt;
  /** What is proven in the end. */
  readonly proven: BlockIdExt;
  /** From the masterchain's newest block back to the one that committed the block. */
  readonly back: readonly ProofStep[];
  /** From that one down to the block. */
  readonly down: readonly ProofStep[];
  readonly asOfMs: number;
}

export interface ShardsReport extends Shards {
  readonly asOfMs: number;
}

export type NodeBlockAnswer =
  | {
      readonly part: "header";
      readonly header: Result<BlockHeader>;
      /** What the index says of the same block, to compare. */
      readonly indexed: Result<Block | null>;
    }
  | { readonly part: "signatures"; readonly report: Result<SignatureReport> }
  | { readonly part: "shards"; readonly report: Result<ShardsReport> }
  | {
      readonly part: "transactions";
      readonly page: Result<BlockTransactions>;
      readonly next: NodeCursor | null;
    }
  | { readonly part: "contents"; readonly page: Result<NodeBlockTransactions> }
  | { readonly part: "proof"; readonly report: Result<ProofReport> }
  | {
      readonly part: "now";
      readonly consensus: Result<ConsensusBlock>;
      readonly queues: Result<OutMsgQueueSizes>;
    };

/** The tab of a block that shows what a node says. */
export interface NodeBlock {
  readonly kind: "node";
  readonly id: BlockId;
  readonly head: HeadReport;
  readonly told: NodeBlockAnswer;
}

/** Why a node told nothing; null if it told something. */
export function nodeProblem(told: NodeBlockAnswer): ApiError | null {
  const answer = mainAnswer(told);
  return answer.ok ? null : answer.error;
}

function mainAnswer(told: NodeBlockAnswer): Result<unknown> {
  switch (told.part) {
    case "header":
      return told.header;
    case "transactions":
    case "contents":
      return told.page;
    case "now":
      return told.consensus.ok ? told.consensus : told.queues;
    case "signatures":
    case "shards":
    case "proof":
      return told.report;
  }
}
