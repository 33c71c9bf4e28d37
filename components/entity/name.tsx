import { visibleText, written } from "./visible-text";

interface NameProps {
  /** Untrusted text from the chain. */
  readonly text: string;
  /** Maximum length in characters. */
  readonly max?: number;
  /** Where the name comes from: "name in its DNS record". */
  readonly source?: string | undefined;
}

/** For `title`, which is plain text. */
const MAX_TITLE_LENGTH = 200;

/**
 * A name from the chain: bidi-isolated, with invisible characters shown as marks. Badges about it stay
 * outside.
 */
export function Name({ text, max = 40, source }: NameProps) {
  const parts = visibleText(text, max);
  const plain = parts.length === 1 && parts[0]?.mark === false;
  const whole = visibleText(text, MAX_TITLE_LENGTH).map(written).join("");
  const title = [plain ? undefined : whole, source].filter((line) => line !== undefined).join("\n");
  return (
    <bdi title={title === "" ? undefined : title}>
      {parts.map((part, index) =>
        part.mark ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no identity but their place
          <bdi key={index} className="text-[0.8em] text-warning">
            {written(part)}
          </bdi>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
