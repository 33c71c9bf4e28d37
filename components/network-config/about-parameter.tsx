import { OutsideLink } from "@/components/ui/outside-link";
import { parameterDocument } from "@/lib/domain/network-config/parameter-document";

interface AboutParameterProps {
  readonly id: number;
  readonly about: string;
}

/** What a parameter decides, and where it is explained. */
export function AboutParameter({ id, about }: AboutParameterProps) {
  return (
    <p className="mb-3 max-w-prose text-muted">
      {about} <OutsideLink href={parameterDocument(id)}>Documentation</OutsideLink>
    </p>
  );
}
