import { readBoundedText, readJsonObject } from "@/lib/gateway/proxy/request-body";
import { CROSS_SITE_REFUSAL, isFromOtherSite } from "@/lib/gateway/proxy/same-site";
import { defaultNetwork, type Network } from "@/lib/gateway/networks";
import { sendBoc } from "@/lib/toncenter/v2/v2-send";
import { costOf, maxBodyBytesOf } from "@/lib/gateway/operation-policy";
import { openTypedMessage } from "@/lib/domain/send/read-typed-message";
import { refuse, reportResponse, unlessLimited } from "@/lib/loaders/request/report-response";
import { sendMessage } from "@/lib/loaders/send/send-message";
import { sendMessagePath, sentPath } from "@/lib/paths";
import { describeMessage } from "@/lib/ton/sending/sendable-message";
import type { SendReport } from "@/lib/domain/send/send-report";
import { badInput, ok, type Result } from "@/lib/toncenter/error";

/** Sends a message: scripts get JSON, forms a redirect to the page that follows the message. */
export async function POST(
  request: Request,
  { params }: RouteContext<"/api/[network]/send">,
): Promise<Response> {
  if (isFromOtherSite(request.headers)) return new Response(CROSS_SITE_REFUSAL, { status: 403 });
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "");
  return unlessLimited(
    params,
    (network) => (isForm ? answerForm(request, network) : answerScript(request, network)),
    costOf(sendBoc),
  );
}

async function answerScript(request: Request, network: Network): Promise<Response> {
  const body = await readJsonObject(request, maxBodyBytesOf(sendBoc));
  if (!body.ok) return refuse(badInput(body.error.message));
  const { boc, again } = body.value;
  if (typeof boc !== "string") return refuse(badInput("boc is required", "boc"));
  const report = await send(network, boc, again === true);
  return report.ok ? reportResponse(report.value) : refuse(report.error);
}

async function answerForm(request: Request, network: Network): Promise<Response> {
  const text = await readBoundedText(request, maxBodyBytesOf(sendBoc));
  if (text === null) return new Response("too large", { status: 413 });
  const form = new URLSearchParams(text);
  const boc = form.get("boc") ?? "";
  const report = await send(network, boc, form.get("again") === "yes");
  const named = { ...network, standard: network.id === defaultNetwork()?.id };
  // Both the page of the message and the page of a sent one give the reason for a refusal.
  const isRefused = !report.ok || report.value.outcome === "refused";
  const target = isRefused ? sendMessagePath(named, boc) : sentPath(named, report.value.hash);
  return new Response(null, {
    status: 303,
    headers: { Location: target, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}

async function send(network: Network, boc: string, again: boolean): Promise<Result<SendReport>> {
  const opened = openTypedMessage(boc);
  if (!opened.ok) return opened;
  return ok(await sendMessage(network.id, describeMessage(opened.value, null), again));
}
