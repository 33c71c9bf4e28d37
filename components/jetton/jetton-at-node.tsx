import { RefreshedError } from "@/components/error/refreshed-error";
import { LongText } from "@/components/entity/long-text";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { compareWithNode } from "@/lib/domain/jetton/compare-with-node";
import type { JettonProfile } from "@/lib/domain/jetton/jetton-profile";
import { counted } from "@/lib/text/counted";
import type { Result } from "@/lib/toncenter/error";
import type { TokenData } from "@/lib/toncenter/v2/v2-token-data";

interface JettonAtNodeProps {
  readonly profile: JettonProfile;
  readonly answer: Result<TokenData>;
}

/** A node's data on a jetton, and where the index differs. */
export function JettonAtNode({ profile, answer }: JettonAtNodeProps) {
  if (!answer.ok) return <RefreshedError error={answer.error} />;
  const fields = compareWithNode(profile, answer.value);
  if (fields === null) return <p>The node does not take this account for a jetton.</p>;
  const different = fields.filter(({ isSame }) => !isSame).length;
  return (
    <>
      <p className="mb-4">
        {different === 0 ? (
          <Badge tone="positive">Matches the index</Badge>
        ) : (
          <>
            <Badge tone="warning">Differs from the index</Badge> {counted(different, "field")}
          </>
        )}
      </p>
      <Facts>
        {fields.map(({ name, index, node, isSame }) => (
          <Fact key={name} name={name}>
            <Value text={node} />
            {!isSame && (
              <div className="mt-1 text-warning">
                Index: <Value text={index} />
              </div>
            )}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

function Value({ text }: { readonly text: string | null }) {
  return text === null ? <span className="text-muted">None</span> : <LongText text={text} />;
}
