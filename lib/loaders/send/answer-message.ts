import "server-only";
import { openTypedMessage } from "../../domain/send/read-typed-message";
import { maxBodyBytesOf } from "../../gateway/operation-policy";
import { readJsonObject } from "../../gateway/proxy/request-body";
import { CROSS_SITE_REFUSAL, isFromOtherSite } from "../../gateway/proxy/same-site";
import type { OpenedMessage } from "../../ton/sending/open-message";
import { badInput, type Result } from "../../toncenter/error";
import { estimateFee } from "../../toncenter/v2/v2-send";
import { refuse, reportResponse, unlessLimited } from "../request/report-response";
import type { Network } from "../../gateway/networks";

/**
 * Answers a request of one of our own pages about a message that is not sent. A POST, since messages are longer than
 * URLs.
 */
export async function answerMessage(
  request: Request,
  params: Promise<{ readonly network: string }>,
  report: (network: Network, message: OpenedMessage) => Promise<Result<object>>,
  cost: number,
): Promise<Response> {
  if (isFromOtherSite(request.headers)) return new Response(CROSS_SITE_REFUSAL, { status: 403 });
  return unlessLimited(
    params,
    async (network) => {
      const body = await readJsonObject(request, maxBodyBytesOf(estimateFee));
      if (!body.ok) return refuse(badInput(body.error.message));
      const { boc } = body.value;
      const opened = openTypedMessage(typeof boc === "string" ? boc : "");
      if (!opened.ok) return refuse(opened.error);
      const answer = await report(network, opened.value);
      return answer.ok ? reportResponse(answer.value) : refuse(answer.error);
    },
    cost,
  );
}
