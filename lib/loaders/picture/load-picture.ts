import "server-only";
import { allPictures, gatewayOf } from "../../gateway/gateways";
import type { Network } from "../../gateway/networks";
import type { PictureRequest, PictureResult } from "../../gateway/picture/pictures";
import { visitorLimit } from "../../gateway/visitor/visitor-limit";
import { currentRequest, outsideRequests } from "../../gateway/visitor/request-context";
import { PICTURE_SIZES } from "../../domain/token/picture-path";
import { metadata } from "../../toncenter/v3/address-book";

/** A page has dozens of pictures, and none costs the service anything: each counts as a fraction of a request. */
const VISITOR_COST = 0.1;

const NONE: PictureResult = { is: "none" };

/** The picture that a signed path names. No call to the service, except for a picture that is itself on a chain. */
export async function loadPicture(network: Network, params: URLSearchParams): Promise<PictureResult> {
  const pictures = allPictures();
  const request = readRequest(network, params);
  if (pictures === null || request === null) return NONE;
  if (!(await pictures.isSigned(request, params.get("by") ?? ""))) return NONE;
  const held = pictures.held(request);
  if (held !== null) return held;
  if (!visitorLimit().admit(currentRequest()?.address ?? "unknown", VISITOR_COST).ok) return { is: "busy" };
  return pictures.obtain(request, (address) =>
    outsideRequests(() => gatewayOf(network.id).call(metadata, { address: [address] }, { lane: "panel" })),
  );
}

function readRequest({ id }: Network, params: URLSearchParams): PictureRequest | null {
  const of = params.get("of") ?? "";
  const size = PICTURE_SIZES.find((each) => String(each) === params.get("size"));
  return of === "" || size === undefined ? null : { network: id, of, size };
}
