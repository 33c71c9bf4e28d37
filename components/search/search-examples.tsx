import Link from "next/link";
import { Section } from "@/components/ui/section";
import { searchPath, type NetworkName } from "@/lib/paths";
import { FORMS } from "@/lib/search/forms";

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface SearchExamplesProps {
  readonly network: NetworkName;
  readonly title: string;
  /** Names of the examples; all by default. */
  readonly only?: readonly string[];
}

/** Everything that can be searched for, with examples. Makes no call. */
export function SearchExamples({ network, title, only }: SearchExamplesProps) {
  const forms = FORMS.filter(({ name }) => only === undefined || only.includes(name));
  return (
    <Section title={title}>
      <ul className="divide-y divide-line border-y border-line">
        {forms.map(({ name, example }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 py-2 md:grid-cols-[20rem_1fr]">
            <span className="text-muted">{capitalized(name)}</span>
            <Link
              href={searchPath(network, example)}
              prefetch={false}
              className="min-w-0 font-mono text-xs leading-5 break-all"
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
