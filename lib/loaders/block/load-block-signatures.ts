import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { SignatureFailure, SignatureReport } from "../../domain/block/node-block";
import type { CheckedSignatures } from "../../ton/block/checked-signatures";
import { checkSignatures } from "./check-signatures";
import { FormatError } from "../../ton/value/format-error";
import { signedBytes, type Candidacy } from "../../ton/block/signed-block";
import { readValidatorSet } from "../../ton/block/validator-set";
import { ok, type Result } from "../../toncenter/error";
import { getMasterchainBlockSignatures, type BlockSignatures } from "../../toncenter/v2/v2-blocks";
import { getConfigParam, type ConfigInfo } from "../../toncenter/v2/v2-config";

/** The configuration parameter with the current validators. */
const CURRENT_VALIDATORS = 34;
const FIRST_SEQNO = 1;

/**
 * The validators that signed a masterchain block, and whether their signatures are valid. A block that changes the
 * validators is still signed by the previous ones, so the configuration of the block before it applies. Two calls.
 */
export async function loadSignatures(network: string, seqno: number): Promise<Result<SignatureReport>> {
  const gateway = gatewayOf(network);
  const configAt = Math.max(FIRST_SEQNO, seqno - 1);
  const [signed, config] = await Promise.all([
    gateway.call(getMasterchainBlockSignatures, { seqno }, { lane: "interactive" }),
    gateway.call(getConfigParam, { config_id: CURRENT_VALIDATORS, seqno: configAt }, { lane: "interactive" }),
  ]);
  if (!signed.ok) return signed;
  const { value, asOfMs } = signed.value;
  const candidacy = candidacyOf(value);
  const { checked, failure } = check(value, candidacy, config.ok ? ok(config.value.value) : config);
  return ok({
    block: value.id,
    vote: candidacy,
    configAt,
    count: value.signatures.length,
    checked,
    failure,
    asOfMs,
  });
}

function candidacyOf({ session_id: session, slot, candidate }: BlockSignatures): Candidacy | null {
  return session === null || slot === null || candidate === null ? null : { session, slot, candidate };
}

interface Outcome {
  readonly checked: CheckedSignatures | null;
  readonly failure: SignatureFailure | null;
}

function check(
  { id, signatures }: BlockSignatures,
  candidacy: Candidacy | null,
  config: Result<ConfigInfo>,
): Outcome {
  if (!config.ok) return { checked: null, failure: { kind: "no-validators", error: config.error } };
  try {
    const given = signatures.map(({ node_id_short: node, signature }) => ({ node, signature }));
    const set = readValidatorSet(config.value.config.bytes);
    return { checked: checkSignatures(signedBytes(id, candidacy), given, set), failure: null };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { checked: null, failure: { kind: "unreadable", reason: error.message } };
  }
}
