import "server-only";
import { createPublicKey, verify } from "node:crypto";
import { gatewayOf } from "../../gateway/gateways";
import { nameProps } from "../../domain/account/account-name";
import type { EstimatedParts } from "../../domain/estimate/estimated-parts";
import type { ConcernedAccount, DestinationState, SendFacts } from "../../domain/send/send-facts";
import { acceptedInit, accountsOf } from "../../domain/send/send-subject";
import type { Address } from "../../ton/address/address";
import { codeName } from "../../ton/contract/code-names";
import { walletIn } from "../../ton/contract/wallet-data";
import { walletKeyIn } from "../../ton/contract/wallet-key";
import { readRoot } from "../../ton/cell/read-root";
import type { OpenedMessage } from "../../ton/sending/open-message";
import {
  describeMessage,
  rootOf,
  type BroughtState,
  type SendableMessage,
} from "../../ton/sending/sendable-message";
import { bytesToBase64, hexToBytes } from "../../ton/value/bytes";
import type { Hash } from "../../ton/value/hash";
import type { Answer } from "../../gateway/gateway";
import type { Endpoint, ParamSpecs, ParamValues } from "../../toncenter/endpoint";
import type { ApiError, Result } from "../../toncenter/error";
import { getAddressInformation, type AddressInformation } from "../../toncenter/v2/v2-accounts";
import { estimateFee } from "../../toncenter/v2/v2-send";
import { walletStates } from "../../toncenter/v3/v3-account";
import { messages } from "../../toncenter/v3/v3-message";

const LANE = { lane: "interactive" } as const;
/** A wallet sends at most 255 messages at once. */
const MAX_ACCOUNTS = 256;

export interface LoadedMessage {
  /** Parsed again with the kind of its destination. */
  readonly message: SendableMessage;
  readonly facts: SendFacts;
}

/**
 * What the chain says about a message before it is sent. Three calls: the destination at a node, all accounts at the
 * index, and the fee; or, if its seqno is already used, whether this message used it.
 */
export async function loadSendFacts(network: string, opened: OpenedMessage): Promise<LoadedMessage> {
  const first = describeMessage(opened, null);
  const [node, accounts] = await Promise.all([
    loadDestination(network, first.destination),
    loadAccounts(network, accountsOf(first).slice(0, MAX_ACCOUNTS)),
  ]);
  const kind = node.state?.kind ?? acceptedInit(first.init, node.state)?.kind ?? null;
  const message = kind === null ? first : describeMessage(opened, kind);
  const isUsed = seqnoIsUsed(message, node.state);
  const [fee, transaction] = await Promise.all([
    isUsed ? NO_FEE : estimateMessage(network, opened, node.state),
    isUsed ? findTransaction(network, message.normalizedHash) : null,
  ]);
  const key = node.key ?? broughtKey(opened, acceptedInit(message.init, node.state));
  return {
    message,
    facts: {
      destination: node.state,
      signature: checkSignature(message, key),
      accounts,
      ...fee,
      transaction,
      problem: node.problem,
      asOfMs: Date.now(),
    },
  };
}

/** A seqno that was right a moment ago may be used by now: if an answer is stale, this waits for the one in flight. */
async function newest<S extends ParamSpecs, R, T>(
  network: string,
  endpoint: Endpoint<S, R, T>,
  values: ParamValues<S>,
): Promise<Result<Answer<R>>> {
  const first = await gatewayOf(network).call(endpoint, values, LANE);
  if (!first.ok || !first.value.stale) return first;
  const second = await gatewayOf(network).call(endpoint, values, { lane: "poll" });
  return second.ok ? second : first;
}

function seqnoIsUsed({ order }: SendableMessage, state: DestinationState | null): boolean {
  const seqno = order?.seqno ?? null;
  return seqno !== null && state?.seqno != null && seqno < state.seqno;
}

interface NodeDestination {
  readonly state: DestinationState | null;
  readonly key: string | null;
  readonly problem: ApiError | null;
}

/** An account at a node, with the public key of a wallet. */
export async function loadDestination(network: string, address: Address): Promise<NodeDestination> {
  const answer = await newest(network, getAddressInformation, { address });
  if (!answer.ok) return { state: null, key: null, problem: answer.error };
  const { code, data } = cellsOf(answer.value.value);
  const kind = code === null ? null : codeName(code.hash);
  const wallet = kind === null || data === null ? null : walletIn(kind, data);
  const { balance, state, suspended, sync_utime, frozen_hash: frozenHash } = answer.value.value;
  return {
    state: {
      status: state === "uninitialized" ? "uninit" : state,
      balance,
      codeHash: code?.hash ?? null,
      kind,
      seqno: wallet?.seqno ?? null,
      walletId: wallet?.id ?? null,
      maySign: wallet?.maySign ?? null,
      isSuspended: suspended === true,
      frozenHash,
      time: sync_utime,
    },
    key: kind === null || data === null ? null : walletKeyIn(kind, data),
    problem: answer.value.refreshError,
  };
}

function cellsOf({ code, data }: AddressInformation) {
  return { code: readRoot(code), data: readRoot(data) };
}

/** Without the index they have no names and no states; the rest of the page works without these. */
async function loadAccounts(
  network: string,
  addresses: readonly Address[],
): Promise<readonly ConcernedAccount[]> {
  const answer = await gatewayOf(network).call(walletStates, { address: addresses }, LANE);
  if (!answer.ok) return [];
  const { wallets, address_book: book } = answer.value.value;
  return addresses.map((address) => {
    const found = wallets.find((row) => row.address === address);
    // The index leaves out accounts that were never used.
    const status = found === undefined ? "nonexist" : found.status;
    return { address, status, isWallet: found?.is_wallet === true, ...nameProps(book, address) };
  });
}

type Fee = Pick<SendFacts, "fees" | "feesProblem">;

const NO_FEE: Fee = { fees: null, feesProblem: null };

/** The fee of a message, regardless of its signer. A StateInit counts if the account is not deployed. */
export async function estimateMessage(
  network: string,
  { destination, body, init }: EstimatedParts,
  state: DestinationState | null,
): Promise<Fee> {
  const isBrought = init !== null && state?.status !== "active";
  const boc = (cell: typeof body | null) =>
    cell === null ? undefined : bytesToBase64(cell.toBoc({ idx: false }), "standard");
  const answer = await gatewayOf(network).call(
    estimateFee,
    {
      address: destination,
      body: boc(body) ?? "",
      init_code: isBrought ? boc(init.code) : undefined,
      init_data: isBrought ? boc(init.data) : undefined,
      ignore_chksig: true,
    },
    LANE,
  );
  if (!answer.ok) return { fees: null, feesProblem: answer.error };
  const { in_fwd_fee, storage_fee, gas_fee, fwd_fee } = answer.value.value.source_fees;
  const fees = { importFee: in_fwd_fee, storage: storage_fee, gas: gas_fee, forward: fwd_fee };
  return { fees, feesProblem: null };
}

/** The transaction that received the message; null if there is none, or if that cannot be determined. */
async function findTransaction(network: string, hash: Hash): Promise<Hash | null> {
  const answer = await newest(network, messages, { msg_hash: [hash], limit: 1 });
  return answer.ok ? (answer.value.value.messages[0]?.in_msg_tx_hash ?? null) : null;
}

function broughtKey({ init }: OpenedMessage, accepted: BroughtState | null): string | null {
  if (accepted === null || accepted.kind === null || init?.data == null) return null;
  const data = rootOf(init.data);
  return data === null ? null : walletKeyIn(accepted.kind, data);
}

/** The key in the encoding of crypto libraries: 12 bytes for Ed25519, then the key. */
const ED25519_PREFIX = "302a300506032b6570032100";

function checkSignature({ order, signedHash }: SendableMessage, key: string | null): SendFacts["signature"] {
  const signature = hexToBytes(order?.signature ?? "");
  const signed = hexToBytes(signedHash ?? "");
  const keyBytes = hexToBytes(ED25519_PREFIX + (key ?? ""));
  if (key === null || signature?.length !== 64 || signed?.length !== 32 || keyBytes === null)
    return "unchecked";
  try {
    const publicKey = createPublicKey({ key: Buffer.from(keyBytes), format: "der", type: "spki" });
    return verify(null, signed, publicKey, signature) ? "valid" : "invalid";
  } catch {
    // A key that is not a point on the curve signs nothing.
    return "invalid";
  }
}
