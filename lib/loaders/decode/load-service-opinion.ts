import "server-only";
import { compareAddress, compareHash } from "../../domain/decode/address-forms";
import type { DecodedItem } from "../../domain/decode/decode-report";
import { decodeRequest, opinionOn, SAME, type ServiceOpinion } from "../../domain/decode/service-opinion";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { ApiError, Result } from "../../toncenter/error";
import { detectAddress, detectHash, packAddress, unpackAddress } from "../../toncenter/v2/v2-utils";
import { decode } from "../../toncenter/v3/v3-decode";

/** The service's opinion about the decoded input, as far as it was available. */
export interface ServiceOpinionReport {
  /** Null if it was not available, or if there is nothing to request. */
  readonly opinion: ServiceOpinion | null;
  readonly problem: ApiError | null;
}

const NOTHING: ServiceOpinionReport = { opinion: null, problem: null };
const LANE = { lane: "panel" } as const;

/** For a short text, which fits into a URL. At most three calls, which are cached for long. */
export async function loadServiceOpinion(
  network: string,
  items: readonly DecodedItem[],
): Promise<ServiceOpinionReport> {
  const request = decodeRequest(items);
  if (request !== null) {
    const { opcodes, bodies } = request;
    const answer = await gatewayOf(network).call(
      decode,
      { opcodes: [...opcodes], bodies: [...bodies] },
      LANE,
    );
    return answer.ok
      ? { opinion: opinionOn(items, answer.value.value), problem: null }
      : { opinion: null, problem: answer.error };
  }
  const [first] = items[0]?.readings ?? [];
  if (first?.is === "address") return ofAddress(network, first.address);
  return first?.is === "hash" ? ofHash(network, first.hash) : NOTHING;
}

function valueOf<T>(answer: Result<{ readonly value: T }>): T | null {
  return answer.ok ? answer.value.value : null;
}

async function ofAddress(network: string, address: Address): Promise<ServiceOpinionReport> {
  const gateway = gatewayOf(network);
  const [detected, packed, unpacked] = await Promise.all([
    gateway.call(detectAddress, { address }, LANE),
    gateway.call(packAddress, { address }, LANE),
    gateway.call(unpackAddress, { address }, LANE),
  ]);
  const problem = [detected, packed, unpacked].find(({ ok }) => !ok);
  const answers = { detected: valueOf(detected), packed: valueOf(packed), unpacked: valueOf(unpacked) };
  return {
    opinion: { ...SAME, spellings: compareAddress(address, answers) },
    problem: problem === undefined || problem.ok ? null : problem.error,
  };
}

async function ofHash(network: string, hash: Hash): Promise<ServiceOpinionReport> {
  const answer = await gatewayOf(network).call(detectHash, { hash }, LANE);
  return answer.ok
    ? { opinion: { ...SAME, spellings: compareHash(hash, answer.value.value) }, problem: null }
    : { opinion: null, problem: answer.error };
}
