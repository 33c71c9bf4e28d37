import { HOME, SITE_SECTIONS } from "@/components/shell/site-sections";
import { allNetworks } from "@/lib/loaders/request/page-networks";
import { pageOrigin } from "@/lib/loaders/request/page-origin";

/**
 * The pages of the menus. Pages of single accounts, blocks and so on are too many to list, and are found through
 * these.
 */
export async function GET(): Promise<Response> {
  const origin = await pageOrigin();
  const links = [HOME, ...SITE_SECTIONS.flatMap((section) => section.links)];
  const urls = allNetworks().flatMap((network) => links.map(({ path }) => `${origin}${path(network)}`));
  const entries = urls.map((url) => `<url><loc>${url}</loc></url>`).join("\n");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=3600" } },
  );
}
