import { llmsText } from "@/lib/search/llms-text";

/** What this site is and how to read its data, for programs that read text. */
export function GET(): Response {
  return new Response(llmsText(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
