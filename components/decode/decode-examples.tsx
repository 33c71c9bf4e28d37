import { Section } from "@/components/ui/section";
import { Fact, Facts } from "@/components/ui/fact-list";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { decodeTextPath } from "@/lib/paths";

const EXAMPLES = [
  ["Opcodes", "0x0f8a7ea5 0x178d4519"],
  ["Message body", "te6ccgEBAQEAGAAALAAAAABIZWxsbywgU2hhcmRzY29wZSE"],
  ["Method", "get_wallet_address"],
  ["TL-B", "excesses query_id:uint64 = InternalMsgBody;"],
  ["Address", "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF"],
  ["Amount", "1.5"],
  ["Time", "2026-01-31 12:00"],
] as const;

/** One input of each kind. */
export function DecodeExamples({ network }: { readonly network: PageNetwork }) {
  return (
    <Section title="Examples">
      <Facts>
        {EXAMPLES.map(([name, text]) => (
          <Fact key={name} name={name}>
            <PageLink href={decodeTextPath(network, text)} className="font-mono text-sm break-all">
              {text}
            </PageLink>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
