import type { BlockId } from "../../ton/block/block";
import type { CheckedSignatures } from "../../ton/block/checked-signatures";
import type { Hash } from "../../ton/value/hash";
import type { ApiError, Result } from "../../toncenter/error";
import type { BlockTransactions } from "../../toncenter/v2/v2-block-transactions";
import type { BlockHeader, ConsensusBlock, OutMsgQueueSizes, Shards } from "../../toncenter/v2/v2-blocks";
import type { BlockIdExt } from "../../toncenter/v2/v2-types";
import type { Block } from "../../toncenter/v3/v3-block";
import type { HeadReport } from "../status/head-report";
import type { NodeTransactions } from "../transaction/node-transactions";

/** The panels of a block's node tab, in order. */
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

/** Panels for masterchain blocks only. */
export const MASTERCHAIN_PARTS: ReadonlySet<NodePart> = new Set(["signatures", "shards"]);

export function isNodePart(text: string): text is NodePart {
  return NODE_PARTS.some((part) => part === text);
}

/** Where a page of a block's transactions continues. */
export interface NodeCursor {
  readonly lt: bigint;
  /** The account id. */
  readonly account: Hash;
}

/** Transactions from a node, which orders them by account. */
export interface NodeBlockTransactions extends NodeTransactions {
  readonly next: NodeCursor | null;
}

/** The signatures of a block, verified as far as possible. */
export interface SignatureReport {
  readonly block: BlockIdExt;
  /** With the newer consensus: the vote to which they belong. */
  readonly vote: { readonly session: Hash; readonly slot: number } | null;
  /** The masterchain block whose configuration lists the validators. */
  readonly configAt: number;
  readonly count: number;
  readonly checked: CheckedSignatures | null;
  /** Why they could not be verified. */
  readonly failure: SignatureFailure | null;
  readonly asOfMs: number;
}

export type SignatureFailure =
  | { readonly kind: "no-validators"; readonly error: ApiError }
  | { readonly kind: "unreadable"; readonly reason: string };

/** A step of a proof; its cells prove the block at which it starts. */
export interface ProofStep {
  readonly from: BlockIdExt;
  readonly to: BlockIdExt;
  readonly toKeyBlock: boolean | null;
  /** Whether the root hash in the cells matches the block; null when the cells cannot be read. */
  readonly isValid: boolean | null;
  readonly boc: string;
}

export interface ProofReport {
  readonly from: BlockIdExt;
  readonly master: BlockIdExt;
  /** The block that is proven. */
  readonly proven: BlockIdExt;
  /** From the newest masterchain block back to the one that committed the block. */
  readonly back: readonly ProofStep[];
  /** From that masterchain block down to the block. */
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
      /** The same block from the index, to compare. */
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

/** The node tab of a block. */
export interface NodeBlock {
  readonly kind: "node";
  readonly id: BlockId;
  readonly head: HeadReport;
  readonly answer: NodeBlockAnswer;
}

/** Why the node gave no answer; null if it did. */
export function nodeProblem(node: NodeBlockAnswer): ApiError | null {
  const answer = mainAnswer(node);
  return answer.ok ? null : answer.error;
}

function mainAnswer(node: NodeBlockAnswer): Result<unknown> {
  switch (node.part) {
    case "header":
      return node.header;
    case "transactions":
    case "contents":
      return node.page;
    case "now":
      return node.consensus.ok ? node.consensus : node.queues;
    case "signatures":
    case "shards":
    case "proof":
      return node.report;
  }
}
