import type { ReactNode } from "react";
import { FilterBar } from "@/components/ui/filter-bar";
import { FilterForm, type FilterFormProps } from "./filter-form";

interface ListFiltersProps extends FilterFormProps {
  /** Chips of the current filter. */
  readonly children: ReactNode;
}

/** The filter of a list: its form behind a button, which closes when the filter changes, and its chips. */
export function ListFilters({ children, ...form }: ListFiltersProps) {
  return (
    <FilterBar inForce={form.query.toString()} form={<FilterForm {...form} />}>
      {children}
    </FilterBar>
  );
}
