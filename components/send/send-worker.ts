import * as v from "valibot";
import { readTypedMessage } from "@/lib/domain/send/read-typed-message";

const ReviewRequest = v.object({ text: v.string(), kind: v.nullable(v.string()) });

/** Parses in a worker, with the codecs that pages do not load: pasted text can be anything. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const request = v.safeParse(ReviewRequest, data);
  if (request.success) postMessage(readTypedMessage(request.output.text, request.output.kind));
});
