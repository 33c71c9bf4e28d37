import { ListedRowsView, type ListedRowsProps } from "@/components/list/listed-rows-view";
import { Section } from "@/components/ui/section";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { KindDrawings } from "./kind-drawings";

interface ActionsSectionProps<Q> extends ListedRowsProps<ActionRow, Q> {
  readonly title: string;
}

/** A card with a list of actions. */
export function ActionsSection<Q>({ title, ...listed }: ActionsSectionProps<Q>) {
  return (
    <Section title={title}>
      <KindDrawings />
      <ListedRowsView {...listed} />
    </Section>
  );
}
