import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { SignatureObstacle, SignatureReport } from "../../domain/block/block-node";
import { checkSignatures, type CheckedSignatures } from "../../ton/block/block-signatures";
import { FormatError } from "../../ton/value/format-error";
import { signedBytes, type Candidacy } from "../../ton/block/signed-block";
import { readValidatorSet } from "../../ton/block/validator-set";
import { ok, type Result } from "../../toncenter/error";
import { getMasterchainBlockSignatures, type BlockSignatures } from "../../toncenter/v2/blocks";
import { getConfigParam, type ConfigInfo } from "../../toncenter/v2/config";

/** Parameter of the configuration that has the validators of now. */
const CURRENT_VALIDATORS = 34;
const FIRST_SEQNO = 1;

/**
 * Who has signed a masterchain block, and whether that holds. A block that changes the validators is still
 * signed by those before, so the configuration of the block before it counts. Two calls upstream.
 */
export async function loadSignatures(network: string, seqno: number): Promise<Result<SignatureReport>> {
  const gateway = gatewayOf(network);
  const configAt = Math.max(FIRST_SEQNO, seqno - 1);
  const [signed, config] = await Promise.all([
    gateway.ask(getMasterchainBlockSignatures, { seqno }, { lane: "person" }),
    gateway.ask(getConfigParam, { config_id: CURRENT_VALIDATORS, seqno: configAt }, { lane: "person" }),
  ]);
  if (!signed.ok) return signed;
  const { value, asOfMs } = signed.value;
  const candidacy = candidacyOf(value);
  const { checked, obstacle } = check(value, candidacy, config.ok ? ok(config.value.value) : config);
  return ok({
    block: value.id,
    vote: candidacy,
    configAt,
    given: value.signatures.length,
    checked,
    obstacle,
    asOfMs,
  });
}

function candidacyOf({ session_id: session, slot, candidate }: BlockSignatures): Candidacy | null {
  return session === null || slot === null || candidate === null ? null : { session, slot, candidate };
}

interface Outcome {
  readonly checked: CheckedSignatures | null;
  readonly obstacle: SignatureObstacle | null;
}

function check(
  { id, signatures }: BlockSignatures,
  candidacy: Candidacy | null,
  config: Result<ConfigInfo>,
): Outcome {
  if (!config.ok) return { checked: null, obstacle: { kind: "no-validators", error: config.error } };
  try {
    const given = signatures.map(({ node_id_short: node, signature }) => ({ node, signature }));
    const set = readValidatorSet(config.value.config.bytes);
    return { checked: checkSignatures(signedBytes(id, candidacy), given, set), obstacle: null };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { checked: null, obstacle: { kind: "unreadable", reason: error.message } };
  }
}
