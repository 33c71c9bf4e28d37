"use server";

import { redirect } from "next/navigation";
import type { DecodeReport } from "@/lib/domain/decode/decode-report";
import { decodePosted } from "@/lib/loaders/decode/decode-posted";

/** Handles the form without scripts. Short input becomes a link; other input is decoded in the response. */
export async function postDecode(_: DecodeReport | null, form: FormData): Promise<DecodeReport | null> {
  const posted = await decodePosted(form);
  if (posted.link !== null) redirect(posted.link);
  return posted.report;
}
