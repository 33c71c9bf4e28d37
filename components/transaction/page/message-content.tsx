import { Name } from "@/components/entity/name";
import { contentLines } from "./message-content-tree";

interface MessageContentProps {
  readonly content: unknown;
  readonly maxLines: number;
}

/** A body decoded by the service. Its texts are untrusted. */
export function MessageContent({ content, maxLines }: MessageContentProps) {
  return (
    <ul>
      {contentLines(content, maxLines).map(({ depth, name, value }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
        <li key={line} style={{ marginInlineStart: `${depth}rem` }}>
          <span className="text-muted">
            <Name text={name} max={60} />
            {value === null ? "" : ": "}
          </span>
          {value !== null && <Name text={value} max={600} />}
        </li>
      ))}
    </ul>
  );
}
