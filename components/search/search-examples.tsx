import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { searchPath, type NetworkName } from "@/lib/paths";
import { FORMS } from "@/lib/search/forms";

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface SearchExamplesProps {
  readonly network: NetworkName;
}

/** Everything that can be searched for, with examples. Makes no call. */
export function SearchExamples({ network }: SearchExamplesProps) {
  return (
    <Section title="Supported formats">
      <ul className="divide-y divide-line">
        {FORMS.map(({ name, example }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 py-2 md:grid-cols-[20rem_1fr]">
            <span className="text-muted">{capitalized(name)}</span>
            <PageLink
              href={searchPath(network, example)}
              className="min-w-0 font-mono text-xs leading-5 break-all"
            >
              {example}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
