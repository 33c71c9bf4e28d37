import { MessageContent } from "@/components/transaction/page/message-content";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { Name } from "@/components/entity/name";
import type { ServiceOpinion } from "@/lib/domain/decode/service-opinion";
import type { ApiError } from "@/lib/toncenter/error";

const MAX_LINES = 200;

interface ServiceOpinionViewProps {
  readonly opinion: ServiceOpinion | null;
  readonly problem: ApiError | null;
}

/** Where the service's answers differ from ours. Nothing if they agree. */
export function ServiceOpinionView({ opinion, problem }: ServiceOpinionViewProps) {
  if (opinion === null)
    return problem === null ? null : <p className="text-sm text-muted">No answer of the data service</p>;
  const { opcodes, bodies, spellings } = opinion;
  if (opcodes.length + bodies.length + spellings.length === 0) return null;
  return (
    <Section title="Data service" aside={<Badge tone="warning">Differs</Badge>}>
      <div className="grid gap-y-3">
        {opcodes.length > 0 && (
          <Facts>
            {opcodes.map(({ opcode, ours, theirs }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- an opcode can be in the list twice
              <Fact key={place} name={<span className="code-text">{opcode}</span>}>
                <Name text={theirs ?? "unknown"} max={100} />
                <span className="text-muted"> (here: {ours ?? "unknown"})</span>
              </Fact>
            ))}
          </Facts>
        )}
        {bodies.map(({ item, content }) => (
          <MessageContent key={item} content={content} maxLines={MAX_LINES} />
        ))}
        {spellings.length > 0 && (
          <Facts>
            {spellings.map(({ by, label, text }) => (
              <Fact key={`${by} ${label}`} name={`${label}, ${by}`}>
                <span className="font-mono text-sm break-all">
                  <Name text={text} max={200} />
                </span>
              </Fact>
            ))}
          </Facts>
        )}
      </div>
    </Section>
  );
}
