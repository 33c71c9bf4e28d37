import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { configDiff } from "../../domain/network-config/config-diff";
import { readConfigQuery, readParameterId } from "../../domain/network-config/config-query";
import {
  NO_SUCH_PARAMETER,
  parameterNotSet,
  unreadableConfig,
} from "../../domain/network-config/config-problems";
import type { ConfigReport } from "../../domain/network-config/config-report";
import {
  decodeConfig,
  type DecodedConfig,
  type DecodedParameter,
} from "../../domain/network-config/decode-config";
import { matchesSearch } from "../../domain/network-config/search-config";
import type { PageNetwork } from "../../domain/network/page-network";
import { FormatError } from "../../ton/value/format-error";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { getConfigAll } from "../../toncenter/v2/v2-config";
import { errorAtBlock } from "../block/error-at-block";

/** The configuration now or at a block, or the differences between two. One call for each configuration. */
export async function loadConfig(network: PageNetwork, params: URLSearchParams): Promise<ConfigReport> {
  const query = readConfigQuery(params);
  if (!query.ok) return problem(query.error);
  const { seqno, between, search } = query.value;
  if (between === null) {
    const config = await configAt(network.id, seqno);
    if (!config.ok) return problem(config.error);
    const found = config.value.parameters.filter((one) => matchesSearch(one, search, network.coin));
    return { is: "config", query: query.value, config: config.value, found };
  }
  const [before, after] = await Promise.all([
    configAt(network.id, between.from),
    configAt(network.id, between.to),
  ]);
  if (!before.ok) return problem(before.error);
  if (!after.ok) return problem(after.error);
  const diffs = configDiff(before.value, after.value, network.coin);
  return { is: "diff", query: query.value, ...between, diffs };
}

function problem(error: ApiError): ConfigReport {
  return { is: "problem", error };
}

/** One of its parameters, by its number in the URL. One call. */
export async function loadParameter(
  network: string,
  text: string,
  params: URLSearchParams,
): Promise<Result<DecodedParameter>> {
  const query = readConfigQuery(params);
  if (!query.ok) return query;
  const id = readParameterId(text);
  if (id === null) return fail(NO_SUCH_PARAMETER);
  const config = await configAt(network, query.value.seqno);
  if (!config.ok) return config;
  const parameter = config.value.parameters.find((one) => one.id === id);
  return parameter === undefined ? fail(parameterNotSet(id)) : ok(parameter);
}

/** At the newest block if none is given. One call. */
export async function configAt(network: string, seqno: number | null): Promise<Result<DecodedConfig>> {
  const params = seqno === null ? {} : { seqno };
  const answer = await gatewayOf(network).call(getConfigAll, params, { lane: "interactive" });
  if (!answer.ok) return fail(await errorAtBlock(network, seqno, answer.error));
  try {
    return ok(decodeConfig(answer.value.value.config.bytes));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(unreadableConfig(error.reason));
  }
}
