import { LongText } from "@/components/entity/long-text";
import { CopyButton } from "@/components/ui/copy-button";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { Spelling } from "@/lib/domain/decode/address-forms";

/** The same thing in several spellings, each of which can be copied. */
export function SpellingRows({ spellings }: { readonly spellings: readonly Spelling[] }) {
  return (
    <Facts>
      {spellings.map(({ label, text }) => (
        <Fact key={label} name={label}>
          <span className="code-text text-sm break-all">
            <LongText text={text} />
          </span>
          <CopyButton text={text} what={label} />
        </Fact>
      ))}
    </Facts>
  );
}
