import { useId, type ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-base font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
