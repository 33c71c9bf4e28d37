import "server-only";
import { complaintVoters, type ComplaintVoter } from "../../domain/validator/complaint-votes";
import { PAGE_ROWS } from "../../domain/list/list-position";
import { VOTES_FIELD } from "../../domain/validator/validator-queries";
import { readComplaintsQuery } from "../../domain/validator/read-validator-queries";
import { tryHash } from "../../ton/value/hash";
import { ok, type Result } from "../../toncenter/error";
import { validatorComplaints } from "../../toncenter/v3/v3-validators";
import { gatewayOf } from "../../gateway/gateways";
import { complaintParams } from "./load-validator-lists";

/**
 * Who voted for the complaint that the URL names, among those on the first page of its list: the same call. Null if
 * the URL names none, or if it is not on that page.
 */
export async function loadComplaintVotes(
  network: string,
  params: URLSearchParams,
): Promise<Result<readonly ComplaintVoter[] | null>> {
  const hash = tryHash(params.get(VOTES_FIELD) ?? "");
  const query = readComplaintsQuery(params);
  if (hash === null || !query.ok) return ok(null);
  const list = { ...complaintParams(query.value), sort: "desc", offset: 0, limit: PAGE_ROWS } as const;
  const answer = await gatewayOf(network).call(validatorComplaints, list, { lane: "interactive" });
  if (!answer.ok) return answer;
  const complaint = answer.value.value.complaints.find(({ complaint_hash: one }) => one === hash);
  return ok(complaint === undefined ? null : complaintVoters(complaint));
}
