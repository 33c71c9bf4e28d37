import { Fact, Facts } from "@/components/ui/fact-list";
import type { MetadataField } from "@/lib/domain/token/metadata-field";
import { LongText } from "./long-text";
import { Name } from "./name";

interface MetadataFieldsProps {
  readonly title: string;
  readonly fields: readonly MetadataField[];
  readonly none: string;
}

/** What a token says about itself. The names of the fields are the issuer's own, too. */
export function MetadataFields({ title, fields, none }: MetadataFieldsProps) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {fields.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <Facts>
          {fields.map(({ name, value }) => (
            <Fact key={name} name={<Name text={name} />}>
              <LongText text={value} />
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}
